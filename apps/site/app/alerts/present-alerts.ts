import type { Row } from '@nagardwar/contract/browser'

export type AlertRow = Row<'alerts'>
export type AlertKind = AlertRow['kind']

const urgency: Readonly<Record<AlertKind, number>> = { danger: 0, disruption: 1, information: 2 }

/** A time that cannot be read is none. */
const timeOf = (value: string | null, otherwise: number): number => {
  const time = value ? Date.parse(value) : Number.NaN
  return Number.isNaN(time) ? otherwise : time
}

const startOf = ({ start }: Pick<AlertRow, 'start'>): number => timeOf(start, Number.NEGATIVE_INFINITY)
export const endOf = ({ end }: Pick<AlertRow, 'end'>): number => timeOf(end, Number.POSITIVE_INFINITY)

/** The alerts of this moment: the most urgent first, then the newest. */
export const alertsAt = (rows: readonly AlertRow[], now: number): AlertRow[] =>
  rows
    .filter((row) => startOf(row) <= now && now < endOf(row))
    .sort((a, b) => urgency[a.kind] - urgency[b.kind] || startOf(b) - startOf(a))

/** Those that are still to begin, the next one first. */
export const plannedAlerts = (rows: readonly AlertRow[], now: number): AlertRow[] =>
  rows
    .filter((row) => startOf(row) > now && endOf(row) > now)
    .sort((a, b) => startOf(a) - startOf(b) || urgency[a.kind] - urgency[b.kind])

/** Those that have ended, the last one first. */
export const pastAlerts = (rows: readonly AlertRow[], now: number): AlertRow[] =>
  rows.filter((row) => endOf(row) <= now).sort((a, b) => endOf(b) - endOf(a))

/** When an alert begins or ends next: from then on, a page that was made before is no longer right. */
export const nextChange = (rows: readonly Pick<AlertRow, 'start' | 'end'>[], now: number): number =>
  Math.min(...rows.flatMap((row) => [startOf(row), endOf(row)]).filter((time) => time > now))

/** The alerts for one page: those for every page, and those of the department that the page belongs to. */
export const alertsFor = (rows: readonly AlertRow[], department: unknown): AlertRow[] =>
  rows.filter(({ departmentId }) => !departmentId || String(departmentId) === String(department))

/** Without those of one department, which are for its pages alone. */
export const forEveryPage = (rows: readonly AlertRow[]): AlertRow[] =>
  rows.filter(({ departmentId }) => !departmentId)
