import { createHash } from 'node:crypto'
import { groupedComplaints, type ShownComplaints } from '@nagardwar/exchange/reading/grouped-complaints'
import type { PayloadRequest } from 'payload'
import { languageOf, say } from '../../../platform/words/words.ts'
import { type Arrangement, notReadOf } from './columns/arrangement.ts'
import { doesChange, type PlannedRow } from './plan.ts'
import type { Prepared } from './prepare.ts'
import { readFrom, words } from './words.ts'

/** A row in the words of the reader. `number` is that of the record; a new one has none. */
export type ShownRow = {
  row: number
  number?: number
  name: string
  changes: { field: string; language?: 'en' | 'mr'; before: string; after: string; note?: string }[]
}
export type Preview = {
  /** What was shown: an import of anything else is refused. */
  mark: string
  counts: Record<'added' | 'changed' | 'unchanged' | 'wrong', number>
  /** Not `errors`, by which the answer of a failure is known. */
  complaints: ShownComplaints[]
  /** So many kinds of complaints are not shown. */
  moreComplaints: number
  added: ShownRow[]
  changed: ShownRow[]
  notChanged: string[]
  notRead: string[]
  /** Which sheet was read, and where its headings are. */
  from: string
  arrangement: Arrangement
}

/** Only the rows without an error are stored. */
export const goodRows = (rows: readonly PlannedRow[]): PlannedRow[] =>
  rows.filter((planned) => doesChange(planned) && planned.complaints.length === 0)

/** The same only while file and records stay as they are. */
export const markOf = ({ list, rows }: Prepared): string => {
  const seen = rows
    .filter((planned) => doesChange(planned) || planned.complaints.length > 0)
    .map(({ row, record, data, complaints }) => [row, record?.id, record?.updatedAt, data, complaints.length])
  return createHash('sha256')
    .update(JSON.stringify([list.slug, seen]))
    .digest('hex')
}

const halfOf = (name: string | undefined): 'en' | 'mr' | undefined =>
  name === 'en' || name === 'mr' ? name : undefined

function shownRow({ row, record, changes }: PlannedRow, req: PayloadRequest): ShownRow {
  const shown = changes.map(({ column, before, after, losesForm }) => {
    const language = halfOf(column.path.at(-1))
    return {
      field: say(column.label, req),
      ...(language ? { language } : {}),
      before,
      after,
      ...(losesForm ? { note: say(words.losesForm, req) } : {}),
    }
  })
  const name = record
    ? String(record.listedAs ?? '')
    : changes
        .slice(0, 2)
        .map(({ after }) => after)
        .join(' · ')
  return { row, ...(record ? { number: record.id } : {}), name, changes: shown }
}

/** What an import would do, row by row, before anything is stored. */
export function previewOf(prepared: Prepared, req: PayloadRequest): Preview {
  const { rows, arranged, arrangement, left } = prepared
  const { sheet, headings } = arranged
  const wrong = rows.filter(({ complaints }) => complaints.length > 0)
  const good = goodRows(rows)
  const { complaints, more } = groupedComplaints(wrong, languageOf(req))
  const shown = (those: PlannedRow[]) => those.map((planned) => shownRow(planned, req))
  const [added, changed] = [good.filter(({ record }) => !record), good.filter(({ record }) => record)]
  return {
    mark: markOf(prepared),
    counts: {
      added: added.length,
      changed: changed.length,
      unchanged: rows.length - good.length - wrong.length,
      wrong: wrong.length,
    },
    complaints,
    moreComplaints: more,
    added: shown(added),
    changed: shown(changed),
    notChanged: left.map((label) => (languageOf(req) === 'mr' ? label.mr : label.en)),
    from: say(readFrom(sheet.name.slice(0, 100), headings.at + 1), req),
    notRead: notReadOf(arranged),
    arrangement,
  }
}
