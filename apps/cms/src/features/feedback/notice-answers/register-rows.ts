import { toAsciiDigits } from '@nagardwar/contract'
import type { DataFromCollectionSlug } from 'payload'
import { toMarathiDigits } from '../../../platform/words/digits.ts'
import type { DeskLanguage, Words } from '../../../platform/words/words.ts'
import { doubtWords } from '../words.ts'
import { findings, registerWords, stanceWords, words } from './words.ts'

export type Answer = DataFromCollectionSlug<'feedback'>

/** What a row has besides its answer: its place in the register counts from 0. */
type RowFacts = { group: string; files: number; at: number }
type Column = { name: string; head: Words; cell: (answer: Answer, facts: RowFacts) => string }
export type RegisterRows = { columns: string[]; heads: string[]; lines: string[][] }

/** In characters: what fits into a line of the printed register. */
const gistLength = 400

function gistOf(text: string): string {
  const letters = [...text.replaceAll('\n', ' ')]
  return letters.length > gistLength ? `${letters.slice(0, gistLength).join('')}…` : letters.join('')
}

/** Letters and digits alone: answers that were copied differ in spaces and signs. */
const likeness = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '')

/** The number of each answer's group: those that say the same. Undefined where no other says it. */
function groupNumbers(answers: readonly Answer[]): (number | undefined)[] {
  const keys = answers.map(({ feedback }) => likeness(feedback))
  const counts = new Map<string, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  const numbers = new Map([...counts].filter(([, count]) => count > 1).map(([key], at) => [key, at + 1]))
  return keys.map((key) => numbers.get(key))
}

/** What looks machine-made stays in the register, and is marked until staff have taken it up. */
const isDoubted = ({ doubt, status }: Answer): boolean => Boolean(doubt) && status === 'new'

function columnsFor(answers: readonly Answer[], language: DeskLanguage, digits: (text: string) => string) {
  const columns: (Column | false)[] = [
    { name: 'number', head: registerWords.number, cell: (_, { at }) => digits(String(at + 1)) },
    { name: 'reference', head: registerWords.reference, cell: ({ reference }) => reference },
    { name: 'name', head: registerWords.name, cell: ({ name }) => name },
    { name: 'ward', head: words.ward, cell: ({ ward }) => digits(ward ?? '') },
    answers.some(({ stance }) => stance) && {
      name: 'stance',
      head: words.stance,
      cell: ({ stance }) => (stance ? stanceWords[stance][language] : ''),
    },
    { name: 'gist', head: registerWords.gist, cell: ({ feedback }) => gistOf(feedback) },
    { name: 'files', head: registerWords.files, cell: (_, { files }) => digits(String(files)) },
    { name: 'group', head: words.group, cell: (_, { group }) => group },
    {
      name: 'finding',
      head: words.finding,
      cell: ({ finding }) => (finding ? findings[finding][language] : ''),
    },
    answers.some(isDoubted) && {
      name: 'remark',
      head: registerWords.remark,
      cell: (answer) => (isDoubted(answer) ? doubtWords[language] : ''),
    },
  ]
  return columns.filter((column) => column !== false)
}

type Form = {
  language: DeskLanguage
  /** How many files came with an answer, by its number. */
  files: ReadonlyMap<number, number>
  /** Paper has the digits of its language. A spreadsheet reads ASCII ones alone. */
  isPaper: boolean
}

/** The register for the hearing. Nothing in it leads to a person: no address, no e-mail, no telephone number. */
export function registerRows(answers: readonly Answer[], { language, files, isPaper }: Form): RegisterRows {
  const digits = isPaper && language === 'mr' ? toMarathiDigits : toAsciiDigits
  const numbers = groupNumbers(answers)
  const columns = columnsFor(answers, language, digits)
  const factsOf = ({ id, likeGroup }: Answer, at: number): RowFacts => ({
    group: likeGroup || digits(String(numbers[at] ?? '')),
    files: files.get(id) ?? 0,
    at,
  })
  return {
    columns: columns.map(({ name }) => name),
    heads: columns.map(({ head }) => head[language]),
    lines: answers.map((answer, at) => columns.map(({ cell }) => cell(answer, factsOf(answer, at)))),
  }
}
