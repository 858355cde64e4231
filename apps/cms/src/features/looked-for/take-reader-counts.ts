import { type ReaderCounts, readerCountsRequestSchema } from '@nagardwar/contract'
import { type SQL, sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { readBody } from '../../api/body.ts'
import { Refusal } from '../../api/refusal.ts'
import { fresh } from '../../api/reply.ts'
import { runSql } from '../../platform/database/sql.ts'
import { type Day, dayOf, daysAfter } from '../../platform/dates/days.ts'
import { say } from '../../platform/words/sentences.ts'
import { mondayOf } from './weeks.ts'

/** A site has about a hundred pages. More rows than this in a week are not what people do, and are not stored. */
const mostRowsAWeek = 50_000

type Row = readonly [kind: string, day: Day, name: string, count: number, fruitless: number, clicked: number]

const rowsOf = ({ id, day, visits, words }: ReaderCounts): Row[] => [
  ['batch', day, id, 1, 0, 0],
  ...visits.map(({ page, count }): Row => ['visit', day, page, count, 0, 0]),
  ...words.map((each): Row => ['words', mondayOf(day), each.words, each.count, each.fruitless, each.clicked]),
]

/** One page or word twice in a batch would be one row twice in a statement, which PostgreSQL refuses. */
function joined(rows: Row[]): Row[] {
  const known = new Map<string, Row>()
  for (const row of rows) {
    const [kind, day, name, count, fruitless, clicked] = row
    const key = `${kind} ${name}`
    const before = known.get(key)
    known.set(
      key,
      before ? [kind, day, name, before[3] + count, before[4] + fruitless, before[5] + clicked] : row,
    )
  }
  return [...known.values()]
}

/** Numbers stand in the statement, because PostgreSQL takes a bound one in a list of values for a text. */
const inSql = ([kind, day, name, ...counts]: Row): SQL =>
  sql`(${kind}, ${day}, ${name}, ${sql.raw(counts.map(Number).join(', '))})`

/**
 * `POST /reader-counts`: adds a batch in a single statement, all of it or nothing. A batch that is there already adds
 * nothing; one that comes twice at the same moment breaks off at its own row, which must not be null, and is there when
 * it is sent again.
 */
export async function takeReaderCounts(payload: Payload, request: Request): Promise<Response> {
  const checked = readerCountsRequestSchema.safeParse(await readBody(request))
  if (!checked.success) throw new Refusal(400, 'checkFields')
  const { id, day } = checked.data
  const now = new Date()
  const today = dayOf(now)
  if (day < daysAfter(today, -2) || day > daysAfter(today, 1)) throw new Refusal(400, 'checkFields')
  const stamp = sql.raw(`'${now.toISOString()}'`)
  const sum = (name: 'clicked' | 'count' | 'fruitless'): SQL =>
    sql.raw(`reader_counts.${name} + excluded.${name}`)
  await runSql(
    payload,
    sql`INSERT INTO reader_counts (kind, day, name, count, fruitless, clicked, updated_at, created_at)
     SELECT column1, column2, column3, column4, column5, column6, ${stamp}, ${stamp}
     FROM (VALUES ${sql.join(joined(rowsOf(checked.data)).map(inSql), sql.raw(', '))}) AS given
     WHERE NOT EXISTS (SELECT 1 FROM reader_counts WHERE kind = 'batch' AND day = ${day} AND name = ${id})
       AND (SELECT count(*) FROM reader_counts WHERE day >= ${mondayOf(day)}) < ${sql.raw(String(mostRowsAWeek))}
     ON CONFLICT (kind, day, name) DO UPDATE SET
       count = CASE WHEN excluded.kind = 'batch' THEN NULL ELSE ${sum('count')} END,
       fruitless = ${sum('fruitless')},
       clicked = ${sum('clicked')},
       updated_at = excluded.updated_at`,
  )
  return fresh({ message: say('batchCounted', request) })
}
