import type { ReactNode } from 'react'

export type Column<R> = {
  /** The head of the column; it must be different in each. */
  label: string
  cell: (row: R) => ReactNode
  /** The cell that names the row: the first column, unless another says so. */
  rowHeader?: boolean
  /** Right-aligned, with digits of equal width. */
  numeric?: boolean
  /** A head over several columns beside each other that name the same. */
  group?: string
}

export type Head = { key: string; label: string; columns: number; rows: number; numeric: boolean }

/** The heads in one row, or in two where columns have a common one. */
export function headRows<R>(columns: readonly Column<R>[]): Head[][] {
  const rows = columns.some((column) => column.group) ? 2 : 1
  const [upper, lower]: [Head[], Head[]] = [[], []]
  columns.forEach(({ label, group, numeric = false }, index) => {
    if (!group) upper.push({ key: label, label, columns: 1, rows, numeric })
    else if (columns[index - 1]?.group === group) (upper.at(-1) as Head).columns += 1
    else upper.push({ key: `${group}, ${label}`, label: group, columns: 1, rows: 1, numeric: false })
    if (group) lower.push({ key: `${group}: ${label}`, label, columns: 1, rows: 1, numeric })
  })
  return rows === 2 ? [upper, lower] : [upper]
}

/** What a cell is called where a row is shown as a card. */
export const fullLabel = <R>({ group, label }: Column<R>): string => (group ? `${group}: ${label}` : label)

export const rowHeaderIndex = <R>(columns: readonly Column<R>[]): number =>
  Math.max(
    0,
    columns.findIndex((column) => column.rowHeader),
  )
