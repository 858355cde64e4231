import type { CheckedRow } from '@nagardwar/exchange/reading/complaint'
import type { Amount, Side } from './columns.ts'

export type Texts = { en: string; mr: string }

/** A line of a budget as a record holds it; amounts in rupees, null where the spreadsheet says nothing. */
export type Line = { side: Side; head: Texts; item: Texts } & Record<Amount, number | null>

/** The lines of a spreadsheet, and its rows with something wrong. */
export type ReadLines = { lines: Line[]; wrong: CheckedRow[] }
