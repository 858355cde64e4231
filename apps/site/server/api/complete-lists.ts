import type { Language, ListName } from '@nagardwar/contract'
import { otherLanguage } from '../../app/i18n/language.ts'
import { type Completed, completeRows } from './complete-rows.ts'
import type { Answer } from './list-entry.ts'

type AnswerOf = (name: ListName, language: Language) => Answer | undefined
type Made = { from: readonly unknown[]; answer: Answer; numbers: Completed['numbers'] }

/** To which list the rows of others refer. Other references are in lists that only our own server has. */
const refersTo: Partial<Record<ListName, ListName>> = {
  headings: 'disclosureDepartments',
  generalAdminHeadings: 'disclosureDepartments',
  meetings: 'disclosureDepartments',
  yearDocuments: 'headings',
  headingDocuments: 'headings',
}

const none: Completed['numbers'] = new Map()

/**
 * The lists with the other language's rows for what they lack (contract.md, "A tolerant client", rule 13). An answer is
 * the same object until one that it is made of changes.
 */
export function createCompleteLists(answerOf: AnswerOf) {
  const made = new Map<string, Made>()

  function complete(name: ListName, language: Language): Made | undefined {
    const own = answerOf(name, language)
    if (!own) return undefined
    const other = answerOf(name, otherLanguage(language))
    const owner = refersTo[name] && complete(refersTo[name], language)
    const from = [own, other, owner?.numbers]
    const known = made.get(`${name}.${language}`)
    if (known?.from.every((part, at) => part === from[at])) return known
    const fresh = { from, ...build(name, language, own, other, owner?.numbers ?? none) }
    made.set(`${name}.${language}`, fresh)
    return fresh
  }

  return (name: ListName, language: Language): Answer | undefined => complete(name, language)?.answer
}

function build(
  name: ListName,
  language: Language,
  own: Answer,
  other: Answer | undefined,
  ownerNumbers: Completed['numbers'],
): Omit<Made, 'from'> {
  if (!other || !hasRows(other)) return { answer: own, numbers: none }
  const { rows, numbers } = completeRows({
    name,
    language,
    own: hasRows(own) ? own.value : [],
    other: other.value,
    numberHere: (number) => ownerNumbers.get(number) ?? number,
  })
  if (!hasRows(own)) return { answer: { ...other, value: rows }, numbers }
  if (rows.length === own.value.length) return { answer: own, numbers }
  const asOf = own.asOf ?? other.asOf
  return { answer: { ...own, value: rows, ...(asOf ? { asOf } : {}) }, numbers }
}

const hasRows = (answer: Answer): answer is Answer & { ok: true } => answer.ok && answer.value.length > 0
