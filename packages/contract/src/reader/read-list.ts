import { endpointPath } from '../endpoint-url.ts'
import { lists } from '../generated/lists.ts'
import type { Language } from '../language.ts'
import type { ListName } from '../list-paths.ts'
import { boundedLog, type Log, noLog } from '../log.ts'
import type { WireRow } from '../row.ts'
import { bodiesIn, withoutBodies } from './body/read.ts'
import { lastChangedIn } from './last-changed-in.ts'
import { rowsIn } from './list-shape.ts'
import { isObject, mendRow, withIds } from './mend-row.ts'
import { valueIn } from './older-names.ts'
import { isWholeRow } from './whole-row.ts'

/**
 * The tolerant reader: turns any list answer into rows that match the strict schema (contract.md, "A tolerant
 * client"). Rows that cannot be corrected are dropped and logged (rule 2). Rows of another language than `language`
 * (rule 10), and unpublished rows, are dropped silently.
 */
export function readList<N extends ListName>(
  name: N,
  language: Language | undefined,
  answer: unknown,
  log: Log = noLog,
): WireRow<N>[] {
  const bounded = boundedLog(log)
  const reading = { language, list: name, log: bounded, isWhole: isWholeRow }
  const { fields, schema } = lists[name]
  const simple = withoutBodies(fields)
  const mended = rowsIn(name, answer, bounded).flatMap((raw, position) => {
    if (isObject(raw))
      return [
        {
          position,
          row: {
            ...mendRow(simple, (wireName, field) => valueIn(name, raw, wireName, field), reading),
            ...bodiesIn(fields, raw),
            ...lastChangedIn(raw),
          },
        },
      ]
    malformed(name, bounded, position, [])
    return []
  })
  const wanted = mended.filter(({ row }) => isWanted(row, language))
  const rows = withIds(wanted.map(({ row }) => row))
  return rows.flatMap((row, index) => {
    const checked = schema.safeParse(row)
    if (checked.success) return [checked.data as WireRow<N>]
    const broken = checked.error.issues.map((issue) => issue.path.join('.'))
    malformed(name, bounded, wanted[index]?.position, broken)
    return []
  })
}

function isWanted(row: Record<string, unknown>, language: Language | undefined): boolean {
  if (typeof row.status === 'number' && row.status !== 1) return false
  return !('language_code' in row) || language === undefined || row.language_code === language
}

function malformed(name: ListName, log: Log, position: number | undefined, fields: readonly string[]): void {
  log(`A row of ${endpointPath(name)} is malformed and left out`, { list: name, position, fields })
}
