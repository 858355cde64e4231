import { lists } from '../generated/lists.ts'
import type { Language } from '../language.ts'
import type { ListName } from '../list-paths.ts'
import { noLog } from '../log.ts'
import { rowsIn } from './list-shape.ts'
import { isObject, mendRow, withIds } from './mend-row.ts'
import { valueIn } from './older-names.ts'
import { isWholeRow } from './whole-row.ts'

export type EveryRow = {
  /** Mended as far as it goes, under the names on the wire; undefined where the row is no object. */
  row: Record<string, unknown> | undefined
  /** What the server sent for each field, under our names. */
  sent: Readonly<Record<string, unknown>>
}

/**
 * Every row of an answer, also those that the tolerant reader leaves out: malformed ones and those that are not
 * published. For an import, which leaves nothing out. Rows of another language than the asked one are not among them.
 */
export function readEveryRow(name: ListName, language: Language | undefined, answer: unknown): EveryRow[] {
  const { fields } = lists[name]
  const reading = { language, list: name, log: noLog, isWhole: isWholeRow }
  const read = rowsIn(name, answer, noLog).flatMap((raw): EveryRow[] => {
    if (!isObject(raw)) return [{ row: undefined, sent: { row: raw } }]
    const row = mendRow(fields, (wireName, field) => valueIn(name, raw, wireName, field), reading)
    const isOther = language !== undefined && 'language_code' in row && row.language_code !== language
    const sent = Object.entries(fields).map(([own, field]) => [
      own,
      valueIn(name, raw, field.wireName ?? own, field),
    ])
    return isOther ? [] : [{ row, sent: Object.fromEntries(sent) }]
  })
  const numbered = withIds(read.flatMap(({ row }) => (row ? [row] : [])))
  let next = 0
  return read.map(({ row, sent }) => ({ row: row && numbered[next++], sent }))
}
