import type { ListName, WireRow } from '@nagardwar/contract'
import { csvOf } from '@nagardwar/exchange/sheet/csv'
import { fieldsOf } from './public-lists.ts'

/** A list as a sheet: a column for each field, under its name on the wire. Rows inside a row are JSON in one cell. */
export function listAsCsv<N extends ListName>(name: N, rows: readonly WireRow<N>[]): string {
  const fields = fieldsOf(name).map((field) => field.name)
  const cells = rows.map((row) => fields.map((field) => cell((row as Record<string, unknown>)[field])))
  return csvOf([fields, ...cells])
}

function cell(value: unknown): string {
  if (value === undefined || value === null) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
