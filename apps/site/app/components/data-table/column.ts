import type { ReactNode } from 'react'

/**
 * The format of a value: `number` with Indian grouping, `digits` as the council writes them (ward 05), both aligned
 * to the right; `telephone` as links to dial.
 */
export type ColumnKind = 'text' | 'number' | 'digits' | 'date' | 'money' | 'telephone'

export type ColumnValue = string | number | null
type Key<R> = { [K in keyof R & string]: R[K] extends ColumnValue ? K : never }[keyof R & string]

/** A field of the row that is formatted automatically, or a custom cell. */
type Content<R> =
  | { value: Key<R> | ((row: R) => ColumnValue); kind?: ColumnKind }
  | { cell: (row: R) => ReactNode; numeric?: boolean }

export type Column<R> = Content<R> & {
  /** The head of the column, which must be unique. */
  label: string
  /** The cell that names the row: the first column by default. */
  rowHeader?: boolean
  /** A head above several neighbouring columns with the same group. */
  group?: string
}

export const valueIn = <R>({ value }: { value: Key<R> | ((row: R) => ColumnValue) }, row: R): ColumnValue =>
  typeof value === 'function' ? value(row) : (row[value] as ColumnValue)

const numericKinds: readonly ColumnKind[] = ['number', 'digits', 'money']

/** Right-aligned, with digits of equal width. */
export const isNumeric = <R>(column: Column<R>): boolean =>
  'cell' in column ? column.numeric === true : numericKinds.includes(column.kind ?? 'text')

export type Head = { key: string; label: string; columns: number; rows: number; numeric: boolean }

/** The heads in one row, or in two rows if there are groups. */
export function headRows<R>(columns: readonly Column<R>[]): Head[][] {
  const rows = columns.some((column) => column.group) ? 2 : 1
  const [upper, lower]: [Head[], Head[]] = [[], []]
  columns.forEach((column, index) => {
    const { label, group } = column
    const numeric = isNumeric(column)
    if (!group) upper.push({ key: label, label, columns: 1, rows, numeric })
    else if (columns[index - 1]?.group === group) (upper.at(-1) as Head).columns += 1
    else upper.push({ key: `${group}, ${label}`, label: group, columns: 1, rows: 1, numeric: false })
    if (group) lower.push({ key: `${group}: ${label}`, label, columns: 1, rows: 1, numeric })
  })
  return rows === 2 ? [upper, lower] : [upper]
}

/** The label of a cell when a row is shown as a card. */
export const fullLabel = <R>({ group, label }: Column<R>): string => (group ? `${group}: ${label}` : label)

export const rowHeaderIndex = <R>(columns: readonly Column<R>[]): number =>
  Math.max(
    0,
    columns.findIndex((column) => column.rowHeader),
  )
