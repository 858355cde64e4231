import type { Rows } from '@nagardwar/exchange/sheet/csv'
import { headingOf } from '@nagardwar/exchange/sheet/headings'
import type { PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { timeWords } from '../../platform/dates/time-in-india.ts'
import { languageOf } from '../../platform/words/words.ts'
import { cellOf } from './cells.ts'
import { columnsOfList, numberLabel, savedLabel, stateLabel } from './columns.ts'
import type { Stored } from './lists.ts'
import { namesFor } from './names.ts'
import { stateWords } from './words.ts'

/** Records as rows: number first, headings in both languages, cells as this person reads them in the desk. */
export async function rowsOf(
  list: SanitizedCollectionConfig,
  records: readonly Stored[],
  req: PayloadRequest,
): Promise<Rows> {
  const language = languageOf(req)
  const columns = columnsOfList(list)
  const sheet = { names: await namesFor(columns, req), language }
  const labels = [numberLabel, ...columns.map(({ label }) => label), stateLabel, savedLabel]
  const rows = records.map((record) => [
    String(record.id),
    ...columns.map((column) => cellOf(column, record, sheet)),
    stateWords[String(record._status)]?.[language] ?? '',
    record.updatedAt ? timeWords(record.updatedAt).en : '',
  ])
  return [labels.map(headingOf), ...rows]
}
