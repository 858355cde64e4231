import { type SQL, sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import type { Day } from '../dates/days.ts'
import { runSql } from './sql.ts'

export type CountRow = readonly [
  kind: string,
  day: Day,
  name: string,
  count: number,
  fruitless: number,
  clicked: number,
]

/** One page or word twice in a batch would be one row twice in a statement, which PostgreSQL refuses. */
function joined(rows: CountRow[]): CountRow[] {
  const known = new Map<string, CountRow>()
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
const inSql = ([kind, day, name, ...counts]: CountRow): SQL =>
  sql`(${kind}, ${day}, ${name}, ${sql.raw(counts.map(Number).join(', '))})`

type Batch = {
  id: string
  day: Day
  rows: CountRow[]
  week: Day
  /** More rows than this in a week are not stored. */
  most: number
}

/**
 * Adds a batch in a single statement, all of it or nothing. A batch that is there already adds nothing; one that comes
 * twice at the same moment breaks off at its own row, which must not be null, and is there when it is sent again.
 */
export async function addCounts(payload: Payload, { id, day, rows, week, most }: Batch): Promise<void> {
  const stamp = sql.raw(`'${new Date().toISOString()}'`)
  const sum = (name: 'clicked' | 'count' | 'fruitless'): SQL =>
    sql.raw(`reader_counts.${name} + excluded.${name}`)
  await runSql(
    payload,
    sql`INSERT INTO reader_counts (kind, day, name, count, fruitless, clicked, updated_at, created_at)
     SELECT column1, column2, column3, column4, column5, column6, ${stamp}, ${stamp}
     FROM (VALUES ${sql.join(joined(rows).map(inSql), sql.raw(', '))}) AS given
     WHERE NOT EXISTS (SELECT 1 FROM reader_counts WHERE kind = 'batch' AND day = ${day} AND name = ${id})
       AND (SELECT count(*) FROM reader_counts WHERE day >= ${week}) < ${sql.raw(String(most))}
     ON CONFLICT (kind, day, name) DO UPDATE SET
       count = CASE WHEN excluded.kind = 'batch' THEN NULL ELSE ${sum('count')} END,
       fruitless = ${sum('fruitless')},
       clicked = ${sum('clicked')},
       updated_at = excluded.updated_at`,
  )
}
