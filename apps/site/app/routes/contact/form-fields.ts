import {
  type Feedback,
  type FeedbackContact,
  type FeedbackField,
  feedbackFields,
  knownNotice,
  type NoticeVersion,
  quickestSeconds,
} from '@nagardwar/contract/browser'
import type { Written } from '../../feedback/draft.ts'

/** The honeypot: people do not see it, but programs fill in every field. */
export const trapField = 'website'
/** When the page with the form was made: an ISO time, equal for all visitors who got this page. */
export const madeField = 'made'

/** The version of the notice that the page shows. A page that was stored on a device may show an earlier one. */
export const noticeField = 'notice'

/** The shortest time, in milliseconds, in which a person can fill in the form. */
export const quickestHand = quickestSeconds * 1000

/** The five texts of a form, neither trimmed nor checked. */
export const writtenIn = (form: FormData): Written => ({
  name: textIn(form, 'name'),
  mobile: textIn(form, 'mobile'),
  subject: textIn(form, 'subject'),
  email: textIn(form, 'email'),
  feedback: textIn(form, 'feedback'),
})

/** What a form of ours says of itself, so that staff see which messages look machine-made. `age` in milliseconds. */
export const fromForm = <F extends Feedback>(feedback: F, age: number) => ({
  ...feedback,
  [trapField]: '',
  seconds: Math.round(age / 1000),
})

/** What the council asks for: its settings say it, else both. */
export const contactIn = (settings: { feedbackContact?: string } | undefined): FeedbackContact =>
  settings?.feedbackContact === 'either' ? 'either' : 'both'

export const noticeIn = (form: FormData): NoticeVersion | undefined => knownNotice(textIn(form, noticeField))

export const isTrapped = (form: FormData): boolean => textIn(form, trapField) !== ''

/** A file instead of a text counts as empty. */
export function textIn(
  form: FormData,
  name: FeedbackField | typeof trapField | typeof madeField | typeof noticeField,
): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** Puts texts into the browser's form. */
export function fillIn(form: HTMLFormElement, written: Written): void {
  for (const field of feedbackFields) {
    const control = form.elements.namedItem(field)
    if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)
      control.value = written[field]
  }
}
