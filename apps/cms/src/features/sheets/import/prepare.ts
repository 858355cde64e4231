import type { Known } from '@nagardwar/exchange/sheet/find-headings'
import type { PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { limits } from '../../../content/sheets/limits.ts'
import { readSentFile } from '../../../content/sheets/read-sheet.ts'
import { languageOf, type Words } from '../../../platform/words/words.ts'
import { columnsOfList } from '../columns.ts'
import { recordsOf } from '../lists.ts'
import { namesFor } from '../names.ts'
import { checkRows } from './check.ts'
import { type Arranged, arrange } from './columns/arrange.ts'
import { type Arrangement, arrangementOf } from './columns/arrangement.ts'
import { type Field, fieldsOf } from './columns/fields.ts'
import { layoutIn } from './columns/layout.ts'
import { memoryOf } from './columns/memory.ts'
import { leftAlone } from './left-alone.ts'
import { type Headings, type PlannedRow, planRows } from './plan.ts'
import { tooManyChanges, words } from './words.ts'

type Problem = { problem: Words }
/** A file and how it is read. */
type Opened = { arranged: Arranged; arrangement: Arrangement; fields: readonly Known<Field>[] }
export type Prepared = Opened & {
  list: SanitizedCollectionConfig
  rows: PlannedRow[]
  /** What an import leaves as it is. */
  left: Words[]
}

/** Reads the file of a request, and finds out what stands in its columns. */
async function open(
  form: FormData,
  list: SanitizedCollectionConfig,
  req: PayloadRequest,
): Promise<Opened | Problem> {
  const sent = layoutIn(form)
  if ('problem' in sent) return sent
  const read = await readSentFile(req.payload, form.get('file'))
  if ('problem' in read) return read
  const fields = fieldsOf(list)
  const memory = await memoryOf(list.slug, req)
  const known = { ...memory, assigned: [...memory.assigned, ...sent.assigned] }
  const arranged = arrange(read.sheets, { layout: sent.layout, memory: known, fields })
  if ('problem' in arranged) return arranged
  return { arranged, arrangement: arrangementOf(arranged, { sheets: read.sheets, fields }, req), fields }
}

function headingsOf({ headings: { at, places, width } }: Arranged): Headings {
  const number = places.find(({ field }) => field === 'number')?.at ?? -1
  const own = places.flatMap(({ field, ...place }) =>
    field === 'number' ? [] : [{ ...place, column: field }],
  )
  return { at, number, places: own, width }
}

/**
 * Reads a file and says what it would do to a list, as this person may see and change it. Only how the file is read
 * where a person must look at that first. Stores nothing.
 */
export async function prepare(
  form: FormData,
  list: SanitizedCollectionConfig,
  req: PayloadRequest,
): Promise<Prepared | Opened | Problem> {
  const opened = await open(form, list, req)
  if ('problem' in opened || opened.arranged.why) return opened
  const { arranged } = opened
  const headings = headingsOf(arranged)
  const names = await namesFor(columnsOfList(list), req)
  const records = await recordsOf(list, req)
  const sheet = { headings, names, language: languageOf(req), most: limits.changes }
  const rows = await planRows(arranged.sheet.rows, records, sheet)
  if (!rows) return { problem: tooManyChanges }
  if (rows.length === 0) return { problem: words.noRows }
  await checkRows(rows, { list, places: headings.places, req })
  return { ...opened, list, rows, left: leftAlone(list, headings.places) }
}
