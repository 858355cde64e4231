import { readNumber } from '@nagardwar/exchange/reading/cell-kinds'
import type { Rows } from '@nagardwar/exchange/sheet/csv'
import { fieldBy, findHeadings } from '@nagardwar/exchange/sheet/find-headings'
import { headingOf } from '@nagardwar/exchange/sheet/headings'
import { readSheets } from '@nagardwar/exchange/sheet/read-sheet'
import type { Payload } from 'payload'
import { raiseTo } from '../../platform/database/counters.ts'
import type { Words } from '../../platform/words/words.ts'
import { visitorCount, visitors } from '../visitor-count.ts'
import { note } from './incoming.ts'
import type { Entry } from './journal.ts'
import { sheetIn } from './sheet-in.ts'
import type { Outcome } from './store-record.ts'

/** The sheet with the number of visitors. */
export const visitorTable = 'visitor-count'
const label: Words = { en: 'Visitors so far', mr: 'आतापर्यंतचे अभ्यागत' }

export const visitorSheet = async (payload: Payload): Promise<Rows> => [
  [headingOf(label)],
  [String(await visitorCount(payload))],
]

/** The number in the sheet of a folder; undefined where there is no sheet, or no number in it. */
export async function readVisitorCount(folder: string): Promise<number | undefined> {
  const file = sheetIn(folder, visitorTable)
  const found = findHeadings(file ? await readSheets(file) : [], {
    fieldOf: fieldBy([{ field: label, label }]),
  })
  const [place] = found?.headings.places ?? []
  const read = readNumber(found?.sheet.rows[found.headings.at + 1]?.[place?.at ?? 0] ?? '')
  const count = 'value' in read ? read.value : Number.NaN
  return Number.isSafeInteger(count) && count >= 0 ? count : undefined
}

const onlyPublished: Words = {
  en: 'The count becomes public at once, so it is taken with --publish only',
  mr: 'संख्या लगेच प्रसिद्ध होते, म्हणून केवळ --publish सह घेतली जाते',
}

/** The counter goes on from the greater number: visits are counted meanwhile, and none is taken away. */
const raise = async (payload: Payload, count: number): Promise<Outcome> =>
  (await raiseTo(payload, visitors, count)) ? 'updated' : 'unchanged'

type Taking = { payload: Payload; publish: boolean; isDryRun: boolean }

/** Takes the number of visitors over from another website, and says what became of it. */
export async function takeVisitorCount(
  count: number,
  { payload, publish, isDryRun }: Taking,
): Promise<Entry> {
  const entry = { table: visitorTable, key: String(count), title: '', record: 0, status: '' } as const
  if (!publish) return { ...entry, outcome: 'left-out', marks: [note(onlyPublished)] }
  if (!isDryRun) return { ...entry, outcome: await raise(payload, count), marks: [] }
  const isGreater = count > (await visitorCount(payload))
  return { ...entry, outcome: isGreater ? 'updated' : 'unchanged', marks: [] }
}
