import type { PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { limits } from '../../../content/sheets/limits.ts'
import { readSentFile } from '../../../content/sheets/read-sheet.ts'
import { languageOf, type Words } from '../../../platform/words/words.ts'
import { columnsOfList } from '../columns.ts'
import { recordsOf } from '../lists.ts'
import { namesFor } from '../names.ts'
import { checkRows } from './check.ts'
import { findHeadings, type Headings, leftAlone } from './find-columns.ts'
import { type PlannedRow, planRows } from './plan.ts'
import { tooManyChanges, words } from './words.ts'

export type Prepared = {
  list: SanitizedCollectionConfig
  /** The name of the sheet that was read; a CSV file has none. */
  sheet: string
  headings: Headings
  rows: PlannedRow[]
  /** What an import leaves as it is. */
  left: Words[]
}

/** Reads a file and says what it would do to a list, as this person may see and change it. Stores nothing. */
export async function prepare(
  file: unknown,
  list: SanitizedCollectionConfig,
  req: PayloadRequest,
): Promise<Prepared | { problem: Words }> {
  const read = await readSentFile(req.payload, file)
  if ('problem' in read) return read
  const columns = columnsOfList(list)
  const found = findHeadings(read.sheets, columns)
  if ('problem' in found) return found
  const { headings, sheet: chosen } = found
  const names = await namesFor(columns, req)
  const records = await recordsOf(list, req)
  const sheet = { headings, names, language: languageOf(req), most: limits.changes }
  const rows = await planRows(chosen.rows, records, sheet)
  if (!rows) return { problem: tooManyChanges }
  if (rows.length === 0) return { problem: words.noRows }
  await checkRows(rows, { list, places: headings.places, req })
  return { list, sheet: chosen.name, headings, rows, left: leftAlone(list, headings) }
}
