import type { Received } from '../../../platform/database/received-feedback.ts'

export type Numbers = {
  /** `2026-11`, by the calendar of India. */
  month: string
  department: number | undefined
  received: number
  answered: number
  closed: number
  aside: number
  overdue: number
  /** Days from receipt to the last answer: the middle one, and the longest. */
  medianDays: number | undefined
  longestDays: number | undefined
}

const calendar = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Kolkata',
  year: 'numeric',
  month: '2-digit',
})
const day = 24 * 60 * 60 * 1000

function median(days: number[]): number | undefined {
  const sorted = [...days].sort((one, other) => one - other)
  const middle = Math.floor(sorted.length / 2)
  const [low, high] = [sorted[sorted.length % 2 === 0 ? middle - 1 : middle], sorted[middle]]
  return low === undefined || high === undefined ? undefined : (low + high) / 2
}

const isOpen = ({ status, putAside }: Received): boolean =>
  !putAside && (status === 'new' || status === 'in-progress')

function numbersOf(month: string, rows: Received[], now: Date): Numbers {
  const days = rows.flatMap(({ receivedAt, answeredAt }) =>
    answeredAt ? [Math.max(0, Date.parse(answeredAt) - Date.parse(receivedAt)) / day] : [],
  )
  return {
    month,
    department: rows[0]?.department,
    received: rows.length,
    answered: days.length,
    closed: rows.filter(({ status }) => status === 'closed').length,
    aside: rows.filter(({ putAside }) => putAside).length,
    overdue: rows.filter((row) => isOpen(row) && Date.parse(row.dueOn ?? '') < now.getTime()).length,
    medianDays: median(days),
    longestDays: days.length > 0 ? Math.max(...days) : undefined,
  }
}

/** The numbers of each month and department, the newest month first. */
export function countByMonth(rows: Received[], now: Date): Numbers[] {
  const groups = new Map<string, Received[]>()
  for (const row of rows) {
    const key = `${calendar.format(new Date(row.receivedAt)).slice(0, 7)} ${row.department ?? ''}`
    groups.set(key, [...(groups.get(key) ?? []), row])
  }
  return [...groups]
    .map(([key, group]) => numbersOf(key.slice(0, 7), group, now))
    .sort(
      (one, other) => other.month.localeCompare(one.month) || (one.department ?? 0) - (other.department ?? 0),
    )
}
