import type { Names } from '@nagardwar/contract/browser'
import type { Cell } from '../sheet/cell.ts'

/** What is wrong with a cell, or with a whole row. */
export type Complaint = {
  /** The column of the cell, counted from 0; undefined where the whole row is meant. */
  at?: number | undefined
  /** What the column is called. */
  label?: Names | undefined
  words: Names
  /** What is wrong, where it is not the whole cell. */
  about?: string | undefined
}

/** A row of a sheet with all that is wrong with it. */
export type CheckedRow = {
  /** As spreadsheet programs number rows. */
  row: number
  cells: readonly Cell[]
  complaints: Complaint[]
}
