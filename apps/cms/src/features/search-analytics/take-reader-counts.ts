import { type ReaderCounts, readerCountsRequestSchema } from '@nagardwar/contract'
import type { Payload } from 'payload'
import { readBody } from '../../api/body.ts'
import { Refusal } from '../../api/refusal.ts'
import { fresh } from '../../api/reply.ts'
import { addCounts, type CountRow } from '../../platform/database/added-counts.ts'
import { dayOf, daysAfter } from '../../platform/dates/days.ts'
import { say } from '../../platform/words/sentences.ts'
import { mondayOf } from './weeks.ts'

/** A site has about a hundred pages. More rows than this in a week are not what people do, and are not stored. */
const mostRowsAWeek = 50_000

const rowsOf = ({ id, day, visits, words }: ReaderCounts): CountRow[] => [
  ['batch', day, id, 1, 0, 0],
  ...visits.map(({ page, count }): CountRow => ['visit', day, page, count, 0, 0]),
  ...words.map(
    (each): CountRow => ['words', mondayOf(day), each.words, each.count, each.fruitless, each.clicked],
  ),
]

/**
 * `POST /reader-counts`: adds a batch in a single statement, all of it or nothing. A batch that is there already adds
 * nothing; one that comes twice at the same moment breaks off at its own row, which must not be null, and is there when
 * it is sent again.
 */
export async function takeReaderCounts(payload: Payload, request: Request): Promise<Response> {
  const checked = readerCountsRequestSchema.safeParse(await readBody(request))
  if (!checked.success) throw new Refusal(400, 'checkFields')
  const { id, day } = checked.data
  const today = dayOf(new Date())
  if (day < daysAfter(today, -2) || day > daysAfter(today, 1)) throw new Refusal(400, 'checkFields')
  const rows = rowsOf(checked.data)
  await addCounts(payload, { id, day, rows, week: mondayOf(day), most: mostRowsAWeek })
  return fresh({ message: say('batchCounted', request) })
}
