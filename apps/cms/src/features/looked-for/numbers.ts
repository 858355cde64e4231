import type { Payload } from 'payload'
import { runSql } from '../../platform/database/sql.ts'
import { type Day, daysAfter } from '../../platform/dates/days.ts'
import { weeksUpTo } from './weeks.ts'

/** So many rows stand in a table. */
const shownRows = 30
const shownWeeks = 12

export type AskedWords = { words: string; count: number; fruitless: number; unclicked: number }
export type Counted = { name: string; count: number }
export type Opinion = { page: string; useful: number; notUseful: number }
export type Week = { monday: Day; visits: number; searches: number; fruitless: number }

export type LookedFor = {
  weeks: Week[]
  days: Counted[]
  fruitless: AskedWords[]
  unclicked: AskedWords[]
  asked: AskedWords[]
  pages: Counted[]
  opinions: Opinion[]
}

/** `week` and all days in it are made by `weekIn`, so they can be part of a statement. */
const during = (from: Day, until: Day): string => `day >= '${from}' AND day <= '${until}'`

async function askedIn(payload: Payload, monday: Day): Promise<AskedWords[]> {
  const rows = await runSql(
    payload,
    `SELECT name, count, fruitless, clicked FROM reader_counts WHERE kind = 'words' AND day = '${monday}'`,
  )
  return rows.map((row) => {
    const [count, fruitless, clicked] = [Number(row.count), Number(row.fruitless), Number(row.clicked)]
    return { words: String(row.name), count, fruitless, unclicked: Math.max(0, count - fruitless - clicked) }
  })
}

async function visitsBy(payload: Payload, column: 'day' | 'name', from: Day, until: Day): Promise<Counted[]> {
  const rows = await runSql(
    payload,
    `SELECT ${column} AS name, sum(count) AS count FROM reader_counts
     WHERE kind = 'visit' AND ${during(from, until)} GROUP BY ${column}`,
  )
  return rows.map(({ name, count }) => ({ name: String(name), count: Number(count) }))
}

async function opinionsIn(payload: Payload, from: Day, until: Day): Promise<Opinion[]> {
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

async function weeksOf(payload: Payload, monday: Day): Promise<Week[]> {
  const mondays = weeksUpTo(monday, shownWeeks)
  const [first = monday] = mondays
  const visits = await visitsBy(payload, 'day', first, daysAfter(monday, 6))
  const searches = await runSql(
    payload,
    `SELECT day, sum(count) AS count, sum(fruitless) AS fruitless FROM reader_counts
     WHERE kind = 'words' AND ${during(first, monday)} GROUP BY day`,
  )
  return mondays.map((each) => {
    const own = searches.find(({ day }) => day === each)
    const inWeek = visits.filter(({ name }) => name >= each && name <= daysAfter(each, 6))
    return {
      monday: each,
      visits: inWeek.reduce((sum, { count }) => sum + count, 0),
      searches: Number(own?.count ?? 0),
      fruitless: Number(own?.fruitless ?? 0),
    }
  })
}

const most = <T>(rows: readonly T[], of: (row: T) => number): T[] =>
  rows
    .filter((row) => of(row) > 0)
    .sort((one, other) => of(other) - of(one))
    .slice(0, shownRows)

/** What residents looked for in the week of this Monday. */
export async function lookedForIn(payload: Payload, monday: Day): Promise<LookedFor> {
  const sunday = daysAfter(monday, 6)
  const asked = await askedIn(payload, monday)
  const visits = await visitsBy(payload, 'day', monday, sunday)
  return {
    weeks: await weeksOf(payload, monday),
    days: Array.from({ length: 7 }, (_, index) => {
      const name = daysAfter(monday, index)
      return { name, count: visits.find((each) => each.name === name)?.count ?? 0 }
    }),
    fruitless: most(asked, ({ fruitless }) => fruitless),
    unclicked: most(asked, ({ unclicked }) => unclicked),
    asked: most(asked, ({ count }) => count),
    pages: most(await visitsBy(payload, 'name', monday, sunday), ({ count }) => count),
    opinions: most(await opinionsIn(payload, monday, sunday), ({ notUseful }) => notUseful),
  }
}
