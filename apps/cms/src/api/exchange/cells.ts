import type { Column } from './columns.ts'

/** Turns the database's numbers into names: of a file in the folder, of a record in its sheet. */
export type Naming = {
  file: (upload: unknown) => string
  record: (slug: string, related: unknown) => string
}

type Values = Readonly<Record<string, unknown>>

export const valueAt = (values: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, name) => (value as Values | null | undefined)?.[name], values)

const yes = { en: 'yes', mr: 'होय' }
/** How the desk stores a day without a time. */
const noon = /T12:00:00\.000Z$/

const writers: Record<Column['kind'], (value: unknown, column: Column, naming: Naming) => string> = {
  text: String,
  number: String,
  choice: String,
  yesOrNo: (value) => (value === true ? yes.en : ''),
  date: (value, { hasTime }) => {
    const moment = new Date(String(value)).toISOString()
    return hasTime ? moment : moment.replace(noon, '')
  },
  texts: (value) => (value as string[]).join('\n'),
  body: (value) => JSON.stringify(value),
  file: (value, _column, { file }) => file(value),
  files: (value, { inside = '' }, { file }) =>
    (value as Values[])
      .map((item) => file(item[inside]))
      .filter(Boolean)
      .join('\n'),
  record: (value, { relationTo = '' }, { record }) => record(relationTo, value),
  records: (value, { relationTo = '' }, { record }) =>
    (value as unknown[])
      .map((each) => record(relationTo, each))
      .filter(Boolean)
      .join('\n'),
}

/** A value of a record as the text of a cell. */
export function cellOf(column: Column, values: unknown, naming: Naming): string {
  const value = valueAt(values, column.path)
  return value === null || value === undefined || value === ''
    ? ''
    : writers[column.kind](value, column, naming)
}
