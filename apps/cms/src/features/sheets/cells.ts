import { valueAt } from '../../api/exchange/cells.ts'
import type { Column } from '../../api/exchange/columns.ts'
import { dayWords, timeWords } from '../../platform/dates/time-in-india.ts'
import type { DeskLanguage, Words } from '../../platform/words/words.ts'
import type { Names } from './names.ts'

type Values = Readonly<Record<string, unknown>>
type Sheet = { names: Names; language: DeskLanguage }

const yes: Words = { en: 'yes', mr: 'होय' }
const between = ' · '

const idOf = (value: unknown): number =>
  Number(typeof value === 'object' && value !== null ? (value as Values).id : value)

/** Bodies have no column in the sheets of people: the text beside them says the same. */
const writers: Record<
  Exclude<Column['kind'], 'body'>,
  (value: unknown, column: Column, sheet: Sheet) => string
> = {
  text: String,
  number: String,
  yesOrNo: (value, _column, { language }) => (value === true ? yes[language] : ''),
  choice: (value, { choices = [] }, { language }) =>
    choices.find((each) => each.value === value)?.label[language] ?? String(value),
  date: (value, { hasTime }) => (hasTime ? timeWords : dayWords)(String(value)).en,
  texts: (value) => (value as unknown[]).map(String).join('\n'),
  file: (value, _column, { names }) => names.files.get(idOf(value)) ?? '',
  files: (value, { inside = '' }, { names }) =>
    (value as Values[]).map((item) => names.files.get(idOf(item[inside])) ?? '').join('\n'),
  record: recordCell,
  records: (value, column, sheet) =>
    (value as unknown[]).map((each) => recordCell(each, column, sheet)).join('\n'),
}

function recordCell(value: unknown, { relationTo }: Column, { names, language }: Sheet): string {
  const name = names.records.get(relationTo ?? '')?.get(idOf(value))?.[language]
  return [String(idOf(value)), name].filter(Boolean).join(between)
}

/** A value of a record as people read and type it: 30.11.2026, Open, 12 · Budget. */
export function cellOf(column: Column, values: unknown, sheet: Sheet): string {
  const value = valueAt(values, column.path)
  return value === null || value === undefined || value === ''
    ? ''
    : writers[column.kind as keyof typeof writers](value, column, sheet)
}
