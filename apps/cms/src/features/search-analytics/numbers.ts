import type { Payload } from 'payload'
import {
  type AskedWords,
  askedIn,
  type Counted,
  type Opinion,
  opinionsIn,
  searchesBy,
  visitsBy,
} from '../../platform/database/reader-counts.ts'
import { type Day, daysAfter } from '../../platform/dates/days.ts'
import { weeksUpTo } from './weeks.ts'

/** So many rows stand in a table. */
const shownRows = 30
const shownWeeks = 12

export type Week = { monday: Day; visits: number; searches: number; fruitless: number }

export type SearchAnalytics = {
  weeks: Week[]
  days: Counted[]
  fruitless: AskedWords[]
  unclicked: AskedWords[]
  asked: AskedWords[]
  pages: Counted[]
  opinions: Opinion[]
}

async function weeksOf(payload: Payload, monday: Day): Promise<Week[]> {
  const mondays = weeksUpTo(monday, shownWeeks)
  const [first = monday] = mondays
  const visits = await visitsBy(payload, 'day', first, daysAfter(monday, 6))
  const searches = await searchesBy(payload, first, monday)
  return mondays.map((each) => {
    const own = searches.find(({ day }) => day === each)
    const inWeek = visits.filter(({ name }) => name >= each && name <= daysAfter(each, 6))
    return {
      monday: each,
      visits: inWeek.reduce((sum, { count }) => sum + count, 0),
      searches: own?.count ?? 0,
      fruitless: own?.fruitless ?? 0,
    }
  })
}

const most = <T>(rows: readonly T[], of: (row: T) => number): T[] =>
  rows
    .filter((row) => of(row) > 0)
    .sort((one, other) => of(other) - of(one))
    .slice(0, shownRows)

/** What residents looked for in the week of this Monday. */
export async function searchAnalyticsIn(payload: Payload, monday: Day): Promise<SearchAnalytics> {
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
