import { readDraft, saveDraft, type Written } from '../../feedback/draft.ts'
import { fillIn, trapField, writtenIn } from './form-fields.ts'

export const textsOf = (form: HTMLFormElement): Written => writtenIn(new FormData(form))

export const hasText = (form: HTMLFormElement): boolean =>
  Object.values(textsOf(form)).some((text) => text.trim() !== '')

/** Without a key of the council in the page nothing can be sealed, and so nothing is kept (feedback/seal.ts). */
export const canKeep = (): boolean => 'feedbackKey' in document.documentElement.dataset

/** What was typed before the script started stays; an empty form gets this tab's draft. */
export async function restoreDraft(form: HTMLFormElement): Promise<void> {
  const draft = hasText(form) ? undefined : await readDraft()
  if (draft && !hasText(form)) fillIn(form, draft)
  else await saveDraft(textsOf(form))
}

/** A person whose browser filled in the honeypot only has to send again. */
export function emptyTrap(form: HTMLFormElement): void {
  const trap = form.elements.namedItem(trapField)
  if (trap instanceof HTMLInputElement) trap.value = ''
}
