import { type Day, daysAfter, endOfMonthAfter, yearAfter } from '../../platform/dates/days.ts'
import type { Words } from '../../platform/words/words.ts'
import type { Finding } from './finding.ts'
import { endOf, financialYearOf, isSamePeriod, type Period, periodsUntil } from './periods.ts'

/** How often something is due. `within` counts months after the end of the period. */
export type Due = { every: 'year' | 'running-year' } | { every: 'quarter' | 'financial-year'; within: number }

/** What was found that meets a requirement: the newest day of it, and the periods it is about. */
export type Evidence = {
  day?: Day | undefined
  periods?: Period[]
  /** How many of how many do not meet it. */
  lacking?: { count: number; of: number } | undefined
  /** Those that do not meet it, where each is mended by itself. */
  findings?: Finding[]
  /** The department whose it is, the page that shows it, and below the desk’s address where it is mended. */
  owner?: number | undefined
  page?: string | undefined
  desk?: string | undefined
  /** What is missing, where the requirement cannot say it beforehand. */
  hint?: Words | undefined
}

export type State = {
  state: 'met' | 'due' | 'late' | 'missing' | 'unanswered' | 'not-applicable'
  /** The day of what is public. */
  asOf?: Day | undefined
  /** Until when it must be there, or be brought up to date. */
  due?: Day | undefined
  /** The first day on which it was late. */
  since?: Day | undefined
  lacking?: { count: number; of: number } | undefined
}

/** A council publishes the accounts of years long past late, and is not reminded of them. */
const lookBack = { quarter: 4, 'financial-year': 3 }

function ofPeriods(
  { every, within }: Extract<Due, { within: number }>,
  { day, periods = [] }: Evidence,
  today: Day,
): State {
  const deadline = (period: Period): Day => endOfMonthAfter(endOf(period), within)
  const isThere = (period: Period): boolean => periods.some((each) => isSamePeriod(each, period))
  const { running, ended } = periodsUntil(today, every, lookBack[every])
  const absent = ended.filter((period) => !isThere(period)).reverse()
  const late = absent.find((period) => deadline(period) < today)
  if (late) return { state: 'late', asOf: day, since: daysAfter(deadline(late), 1) }
  const [first] = absent
  return first
    ? { state: 'due', asOf: day, due: deadline(first) }
    : { state: 'met', asOf: day, due: deadline(running) }
}

/** How far a requirement is met on a day, by what was found. */
export function stateOf(due: Due | undefined, found: Evidence | undefined, today: Day): State {
  if (due && 'within' in due) return ofPeriods(due, found ?? {}, today)
  if (!found) return { state: 'missing' }
  const { day, lacking, periods = [] } = found
  if (lacking && lacking.count > 0) return { state: 'missing', asOf: day, lacking }
  if (due?.every === 'running-year') {
    const year = financialYearOf(today)
    return periods.some((period) => period.year === year)
      ? { state: 'met', asOf: day, due: `${year + 1}-04-01` }
      : { state: 'late', asOf: day, since: `${year}-04-01` }
  }
  if (due?.every !== 'year' || !day) return { state: 'met', asOf: day }
  const until = yearAfter(day)
  return until < today
    ? { state: 'late', asOf: day, since: daysAfter(until, 1) }
    : { state: 'met', asOf: day, due: until }
}
