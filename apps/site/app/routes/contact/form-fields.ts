import { type Feedback, feedbackFields } from '@nagardwar/contract/browser'
import type { Written } from '../../feedback/draft.ts'
import { saidOfForm, textIn } from '../../message-form/own-fields.ts'

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
  ...saidOfForm(age),
})

/** Puts texts into the browser's form. */
export function fillIn(form: HTMLFormElement, written: Written): void {
  for (const field of feedbackFields) {
    const control = form.elements.namedItem(field)
    if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)
      control.value = written[field]
  }
}
