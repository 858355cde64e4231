import type { ListName } from '../list-paths.ts'
import type { Readable } from './mend-row.ts'
import { textFrom } from './scalar.ts'

export type RawRow = Readonly<Record<string, unknown>>

const given = (row: RawRow, name: string): unknown => (Object.hasOwn(row, name) ? row[name] : undefined)

const isMissing = (value: unknown): boolean => value === undefined || value === null

/** Rule 7: the value of a field, under its own or an older name. */
export function valueIn(
  list: ListName,
  row: RawRow,
  wireName: string,
  { olderNames }: Pick<Readable, 'olderNames'>,
): unknown {
  const own = given(row, wireName)
  if (!isMissing(own)) return own
  const older = olderNames.find((other) => !isMissing(given(row, other)))
  if (older) return given(row, older)
  return list === 'disclosureDepartments' && wireName === 'department_link' ? linkOf(row) : own
}

/** Rule 7: a department without a link has its page at its name, in lower case, with hyphens for spaces. */
function linkOf(row: RawRow): string {
  const name = textFrom(given(row, 'department_name')).toLowerCase().replace(/\s+/g, '-')
  return name && `/${name}`
}
