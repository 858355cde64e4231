import { type FeedbackField, feedbackFields } from '@nagardwar/contract/browser'
import { canBeTelephone } from '../../components/telephone/telephone.ts'
import type { Written } from '../../feedback/draft.ts'

/** The field that people do not see; programs that fill in every field give themselves away. */
export const trapField = 'website'
/** The number that the visitor was asked about: sent again with it, it is meant as it is. */
export const sureField = 'sure'
/** When the page with the form was made: an ISO time, the same for all who were given this page. */
export const madeField = 'made'

/** Nobody writes five answers in less time, in milliseconds. */
export const quickestHand = 3000

/** The five texts of a form as they stand there, neither trimmed nor checked. */
export const writtenIn = (form: FormData): Written => ({
  name: textIn(form, 'name'),
  mobile: textIn(form, 'mobile'),
  subject: textIn(form, 'subject'),
  email: textIn(form, 'email'),
  feedback: textIn(form, 'feedback'),
})

/** Whether to ask about the number. It is never refused (spec.md, section 5), and asked about once. */
export const isDoubtful = (form: FormData, mobile: string): boolean =>
  !canBeTelephone(mobile) && textIn(form, sureField) !== mobile

export const isTrapped = (form: FormData): boolean => textIn(form, trapField) !== ''

/** A file in the place of a text is none. */
export function textIn(
  form: FormData,
  name: FeedbackField | typeof trapField | typeof madeField | typeof sureField,
): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** Puts texts into the form in the browser, which holds what the visitor types. */
export function fillIn(form: HTMLFormElement, written: Written): void {
  for (const field of feedbackFields) {
    const control = form.elements.namedItem(field)
    if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)
      control.value = written[field]
  }
}
