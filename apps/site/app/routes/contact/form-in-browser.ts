import { feedbackFields } from '@nagardwar/contract/browser'
import { nothingWritten, readDraft, saveDraft, type Written } from '../../feedback/draft.ts'
import { trapField } from '../../message-form/own-fields.ts'
import { fillIn, writtenIn } from './form-fields.ts'

export const textsOf = (form: HTMLFormElement): Written => writtenIn(new FormData(form))

export const hasText = (form: HTMLFormElement): boolean =>
  Object.values(textsOf(form)).some((text) => text.trim() !== '')

/** Without a key of the council in the page nothing can be sealed, and so nothing is kept (feedback/seal.ts). */
export const canKeep = (): boolean => 'feedbackKey' in document.documentElement.dataset

type Begun = Partial<Written>

/** What a link begins, beside what the visitor was writing: her own words give way only if she says so. */
function withBegun(draft: Written, begun: Begun, mayReplace: () => boolean): Written {
  const fields = Object.keys(begun) as (keyof Written)[]
  const isOther = (field: keyof Written) => draft[field].trim() !== '' && draft[field] !== begun[field]
  return fields.some(isOther) && !mayReplace() ? draft : { ...draft, ...begun }
}

const isSame = (one: Written, other: Written): boolean =>
  feedbackFields.every((field) => plain(one[field]) === plain(other[field]))

/** Older browsers give a text of several lines other line breaks. */
const plain = (text: string): string => text.replaceAll('\r\n', '\n')

/**
 * What was typed before the script started stays; an empty form gets this tab's draft, and so does one in which only a
 * link has begun to write. `mayReplace` asks the visitor.
 */
export async function restoreDraft(
  form: HTMLFormElement,
  { begun, mayReplace }: { begun?: Begun | undefined; mayReplace: () => boolean },
): Promise<void> {
  const sent = textsOf(form)
  const isUntouched = () => isSame(textsOf(form), { ...nothingWritten, ...begun })
  const draft = isUntouched() ? await readDraft() : undefined
  if (draft && isUntouched()) fillIn(form, begun ? withBegun(draft, begun, mayReplace) : draft)
  if (begun || !isSame(sent, nothingWritten)) await saveDraft(textsOf(form))
}

/** A person whose browser filled in the honeypot only has to send again. */
export function emptyTrap(form: HTMLFormElement): void {
  const trap = form.elements.namedItem(trapField)
  if (trap instanceof HTMLInputElement) trap.value = ''
}
