import { fewestMessages, type MessageFigures } from '@nagardwar/contract'

export type Row = MessageFigures['rows'][number]

/** Something that came, and what became of it; the times as ISO 8601. */
export type Case = {
  kind: Row['kind']
  received: string
  due: string | undefined
  done: string | undefined
  /** Whether it still waits. */
  isOpen: boolean
}

const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' })
/** `2026-11-28`, by the calendar of India. */
const dayOf = (time: string | Date): string => calendar.format(new Date(time))
const day = 24 * 60 * 60 * 1000
const shownMonths = 12

/** The share of them that is no longer than the result (nearest rank); null of none. */
function percentile(days: readonly number[], share: number): number | null {
  const sorted = [...days].sort((one, other) => one - other)
  const found = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)]
  return found === undefined ? null : Math.round(found * 10) / 10
}

const isWithin = ({ done, due }: Case): boolean => Boolean(done && due && dayOf(done) <= dayOf(due))

/** Done after its day, or open after it. Its day itself is not over. */
function isLate({ done, due, isOpen }: Case, now: Date): boolean {
  if (!due) return false
  if (done) return dayOf(done) > dayOf(due)
  return isOpen && dayOf(now) > dayOf(due)
}

function rowOf(kind: Row['kind'], month: string, cases: readonly Case[], now: Date): Row {
  const days = cases.flatMap(({ received, done }) =>
    done ? [Math.max(0, Date.parse(done) - Date.parse(received)) / day] : [],
  )
  return {
    month,
    kind,
    received: cases.length,
    done: days.length,
    within: cases.filter(isWithin).length,
    late: cases.filter((each) => isLate(each, now)).length,
    medianDays: percentile(days, 0.5),
    ninetiethDays: percentile(days, 0.9),
  }
}

/** The first month that is shown: of twelve, and none of which a part is erased already. */
function firstMonth(now: Date, keptSince: Date): string {
  const [year = 0, month = 1] = dayOf(now).split('-').map(Number)
  const first = new Date(Date.UTC(year, month - shownMonths, 1)).toISOString().slice(0, 7)
  const kept = dayOf(keptSince)
  const [keptYear = 0, keptMonth = 1] = kept.split('-').map(Number)
  const whole = kept.endsWith('-01') ? 0 : 1
  const firstWhole = new Date(Date.UTC(keptYear, keptMonth - 1 + whole, 1)).toISOString().slice(0, 7)
  return first > firstWhole ? first : firstWhole
}

/** The figures of each month and kind, the newest first, without those of fewer than five. */
export function figuresOf(cases: readonly Case[], now: Date, keptSince: Date): Row[] {
  const since = firstMonth(now, keptSince)
  const groups = Map.groupBy(cases, ({ kind, received }) => `${dayOf(received).slice(0, 7)} ${kind}`)
  return [...groups]
    .flatMap(([key, group]) => {
      const [month = '', kind] = key.split(' ') as [string, Row['kind']]
      return group.length >= fewestMessages && month >= since ? [rowOf(kind, month, group, now)] : []
    })
    .sort((one, other) => other.month.localeCompare(one.month) || one.kind.localeCompare(other.kind))
}
