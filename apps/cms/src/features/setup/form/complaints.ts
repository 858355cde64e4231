import { toMarathiDigits } from '../../../platform/words/digits.ts'
import { isRequired, type Words } from '../../../platform/words/words.ts'
import type { Answers, Complaints } from '../question.ts'
import { type Field, mostCharacters } from './field.ts'

const tooLong = ({ label }: Field, most: number): Words => ({
  en: `${label.en}: at most ${most} characters`,
  mr: `${label.mr}: जास्तीत जास्त ${toMarathiDigits(most)} अक्षरे`,
})

const notOffered = ({ label }: Field): Words => ({
  en: `${label.en}: please choose one of those that are offered`,
  mr: `${label.mr}: कृपया दिलेल्यांपैकी एक निवडा`,
})

function complaintAbout(field: Field, answer: string): Words | undefined {
  // Files are no texts: the question itself looks into them.
  if (field.kind === 'file') return undefined
  if (answer === '') return field.required ? isRequired(field.label) : undefined
  if (field.kind === 'choice' || field.kind === 'select')
    return field.options.some(({ value }) => value === answer) ? undefined : notOffered(field)
  if (field.kind !== 'line' && field.kind !== 'lines') return undefined
  if (answer.length > mostCharacters[field.kind]) return tooLong(field, mostCharacters[field.kind])
  const complaint = field.check?.(answer)
  return complaint && { en: `${field.label.en} ${complaint.en}`, mr: `${field.label.mr} ${complaint.mr}` }
}

/** What each field says of what was typed into it. */
export function complaintsOf(fields: readonly Field[], answers: Answers): Complaints {
  const found = fields.flatMap((field) => {
    const complaint = complaintAbout(field, answers[field.name] ?? '')
    return complaint ? [[field.name, complaint] as const] : []
  })
  return Object.fromEntries(found)
}
