import { knownNotice, type NoticeVersion, quickestSeconds } from '@nagardwar/contract/browser'

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

export const noticeIn = (form: FormData): NoticeVersion | undefined => knownNotice(textIn(form, noticeField))

export const isTrapped = (form: FormData): boolean => textIn(form, trapField) !== ''

/** Every page of ours has the time. A request without it, or with a future one, does not come from a page. */
export function timeIn(form: FormData, now: Date): string | undefined {
  const text = textIn(form, madeField)
  const isTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(text)
  return isTime && Date.parse(text) <= now.getTime() ? text : undefined
}

export const isTooQuick = (made: string, now: Date): boolean =>
  now.getTime() - Date.parse(made) < quickestHand

/**
 * The idempotency key of a form that was posted without JavaScript. Pages are the same bytes for everybody, so they
 * cannot contain an individual key. It is made from the texts and the time of the page: a double click, going back or a
 * retry has the same key; another text or a page of another day has another one. Two people with the same page write
 * different texts.
 */
export async function keyFor(texts: readonly string[], made: string): Promise<string> {
  const text = JSON.stringify([made, ...texts])
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return `form-${Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
