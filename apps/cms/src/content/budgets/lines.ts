import type { Words } from '../../platform/words/words.ts'
import type { Amount, ColumnName, Side } from './columns.ts'

export type Texts = { en: string; mr: string }

/** A line of a budget as a record holds it; amounts in rupees, null where the spreadsheet says nothing. */
export type Line = { side: Side; head: Texts; item: Texts } & Record<Amount, number | null>

/** What is wrong, and where: the row as spreadsheet programs number it, and the column counted from 0. */
export type Complaint = { row: number; at?: number | undefined; column?: ColumnName; words: Words }

export type ReadLines = { lines: Line[]; complaints: Complaint[] }
