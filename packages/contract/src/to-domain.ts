import { renames, sharedNames } from './generated/wire-names.ts'
import type { ListName } from './list-paths.ts'
import type { Row, WireRow } from './row.ts'
import { plainNameOf } from './wire-name.ts'

/** Wire name → our name where it does not follow from it, with a nested table for inner rows or a group. */
type Renames = { readonly [wireName: string]: string | readonly [name: string, inside: Renames] }

const tables: { readonly [N in ListName]?: Renames } = renames
const tableOf = (name: ListName): Renames => ({
  ...sharedNames,
  ...tables[name],
})

// `Object.fromEntries` defines own properties, so a field called `__proto__` is harmless.
function rename(row: object, table: Renames): object {
  return Object.fromEntries(
    Object.entries(row).map(([field, value]: [string, unknown]) => {
      const rule = Object.hasOwn(table, field) ? table[field] : undefined
      if (rule === undefined || typeof rule === 'string') return [rule ?? plainNameOf(field), value]
      return [rule[0], renameInside(value, rule[1])]
    }),
  )
}

function renameInside(value: unknown, table: Renames): unknown {
  if (Array.isArray(value)) return value.map((item) => renameInside(item, table))
  return typeof value === 'object' && value !== null ? rename(value, table) : value
}

/** One wire row with our own names. */
export function toDomainRow<N extends ListName>(name: N, row: WireRow<N>): Row<N> {
  return rename(row, tableOf(name)) as Row<N>
}

/** Wire rows with our own names: `roads` keeps `length`, `headings` turns `y_id` into `headingId`. */
export function toDomain<N extends ListName>(name: N, rows: readonly WireRow<N>[]): Row<N>[] {
  const table = tableOf(name)
  return rows.map((row) => rename(row, table) as Row<N>)
}
