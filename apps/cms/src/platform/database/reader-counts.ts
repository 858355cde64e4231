import type { Payload } from 'payload'
import type { Day } from '../dates/days.ts'
import { runSql } from './sql.ts'

export type AskedWords = { words: string; count: number; fruitless: number; unclicked: number }
export type Counted = { name: string; count: number }
export type Opinion = { page: string; useful: number; notUseful: number }

/** `week` and all days in it are made by `weekIn`, so they can be part of a statement. */
const during = (from: Day, until: Day): string => `day >= '${from}' AND day <= '${until}'`

export async function askedIn(payload: Payload, monday: Day): Promise<AskedWords[]> {
  const rows = await runSql(
    payload,
    `SELECT name, count, fruitless, clicked FROM reader_counts WHERE kind = 'words' AND day = '${monday}'`,
  )
  return rows.map((row) => {
    const [count, fruitless, clicked] = [Number(row.count), Number(row.fruitless), Number(row.clicked)]
    return { words: String(row.name), count, fruitless, unclicked: Math.max(0, count - fruitless - clicked) }
  })
}

export async function visitsBy(
  payload: Payload,
  column: 'day' | 'name',
  from: Day,
  until: Day,
): Promise<Counted[]> {
  const rows = await runSql(
    payload,
    `SELECT ${column} AS name, sum(count) AS count FROM reader_counts
     WHERE kind = 'visit' AND ${during(from, until)} GROUP BY ${column}`,
  )
  return rows.map(({ name, count }) => ({ name: String(name), count: Number(count) }))
}

export async function opinionsIn(payload: Payload, from: Day, until: Day): Promise<Opinion[]> {
  const rows = await runSql(
    payload,
    `SELECT page, sum(useful) AS useful, sum(not_useful) AS not_useful FROM page_opinions
     WHERE ${during(from, until)} GROUP BY page HAVING sum(not_useful) > 0`,
  )
  return rows.map((row) => ({
    page: String(row.page),
    useful: Number(row.useful),
    notUseful: Number(row.not_useful),
  }))
}

/** How often residents searched in each week, and how often without a result. */
export async function searchesBy(
  payload: Payload,
  from: Day,
  until: Day,
): Promise<{ day: Day; count: number; fruitless: number }[]> {
  const rows = await runSql(
    payload,
    `SELECT day, sum(count) AS count, sum(fruitless) AS fruitless FROM reader_counts
     WHERE kind = 'words' AND ${during(from, until)} GROUP BY day`,
  )
  return rows.map(({ day, count, fruitless }) => ({
    day: String(day) as Day,
    count: Number(count ?? 0),
    fruitless: Number(fruitless ?? 0),
  }))
}

export async function eraseCountsBefore(
  payload: Payload,
  { counts, batches }: { counts: Day; batches: Day },
): Promise<void> {
  await runSql(
    payload,
    `DELETE FROM reader_counts WHERE day < '${counts}' OR (kind = 'batch' AND day < '${batches}')`,
  )
}
