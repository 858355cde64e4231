import { quickestSeconds } from '@nagardwar/contract/browser'

/** The honeypot: people do not see it, but programs fill in every field. */
export const trapField = 'website'
/** When the page with the form was made: an ISO time, equal for all visitors who got this page. */
export const madeField = 'made'

/** The version of the notice that the page shows. A page that was stored on a device may show an earlier one. */
export const noticeField = 'notice'

/** The shortest time, in milliseconds, in which a person can fill in the form. */
export const quickestHand = quickestSeconds * 1000

/** A file instead of a text counts as empty. */
export function textIn(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** What a form of ours says of itself, so that staff see which messages look machine-made. `age` in milliseconds. */
export const saidOfForm = (age: number) => ({ [trapField]: '', seconds: Math.round(age / 1000) })

export const isTrapped = (form: FormData): boolean => textIn(form, trapField) !== ''
