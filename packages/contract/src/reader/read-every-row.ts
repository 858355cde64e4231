import { lists } from '../generated/lists.ts'
import type { Language } from '../language.ts'
import type { ListName } from '../list-paths.ts'
import { noLog } from '../log.ts'
import { bodiesIn, withoutBodies } from './body/read.ts'
import { lastChangedIn } from './last-changed-in.ts'
import { rowsIn } from './list-shape.ts'
import { isObject, mendRow, withIds } from './mend-row.ts'
import { valueIn } from './older-names.ts'
import { isWholeRow } from './whole-row.ts'

export type EveryRow = {
  /** The corrected row, under the names on the wire; undefined if the row is not an object. */
  row: Record<string, unknown> | undefined
  /** The original value of each field, under our names. */
  sent: Readonly<Record<string, unknown>>
  /** The day on which it was last changed there, if the server says so. */
  lastChanged?: string | undefined
}

/**
 * Every row of an answer, including malformed and unpublished ones, which the tolerant reader drops. For an import,
 * which reports everything. Rows of another language are left out.
 */
export function readEveryRow(name: ListName, language: Language | undefined, answer: unknown): EveryRow[] {
  const { fields } = lists[name]
  const reading = { language, list: name, log: noLog, isWhole: isWholeRow }
  const read = rowsIn(name, answer, noLog).flatMap((raw): EveryRow[] => {
    if (!isObject(raw)) return [{ row: undefined, sent: { row: raw } }]
    const simple = mendRow(
      withoutBodies(fields),
      (wireName, field) => valueIn(name, raw, wireName, field),
      reading,
    )
    const row = { ...simple, ...bodiesIn(fields, raw) }
    const isOther = language !== undefined && 'language_code' in row && row.language_code !== language
    const sent = Object.entries(fields).map(([own, field]) => [
      own,
      valueIn(name, raw, field.wireName ?? own, field),
    ])
    const lastChanged = lastChangedIn(raw).last_changed
    return isOther ? [] : [{ row, sent: Object.fromEntries(sent), lastChanged }]
  })
  const numbered = withIds(read.flatMap(({ row }) => (row ? [row] : [])))
  let next = 0
  return read.map(({ row, ...rest }) => ({ row: row && numbered[next++], ...rest }))
}
