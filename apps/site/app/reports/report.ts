import { type Row, readPosition } from '@nagardwar/contract/browser'
import { indiaDay } from '../clock/india-day.ts'
import type { Position } from '../places/placed.ts'
import { wardKey } from '../wards/ward-key.ts'

export const reportStates = ['new', 'inProgress', 'answered', 'closed'] as const
export type ReportState = (typeof reportStates)[number]

/** A report as the public may see it: neither its text nor a person. */
export type PublicReport = {
  id: number
  kindId: number
  kind: string
  /** What names its ward in an address; empty where nobody knows it. */
  ward: string
  wardName: string
  /** The street, once staff have released it. */
  place: string
  position: Position | undefined
  state: ReportState
  /** Days in India, as numbers; undefined where there is none. */
  received: number | undefined
  due: number | undefined
  done: number | undefined
  photograph: string
  followers: number
}

const dayOf = (value: string | null): number | undefined => {
  const time = Date.parse(value ?? '')
  return Number.isNaN(time) ? undefined : indiaDay(time)
}

const made = new WeakMap<readonly Row<'reports'>[], readonly PublicReport[]>()

/** The reports of a list, the latest first. */
export function reportsOf(rows: readonly Row<'reports'>[]): readonly PublicReport[] {
  const known = made.get(rows)
  if (known) return known
  const reports = rows
    .map((row) => ({
      id: row.id,
      kindId: row.kindId,
      kind: row.kindName,
      ward: wardKey(row.wardNumber),
      wardName: row.ward,
      place: row.place,
      position: row.position ? readPosition(row.position) : undefined,
      state: row.state,
      received: dayOf(row.receivedOn),
      due: dayOf(row.dueOn),
      done: dayOf(row.doneOn),
      photograph: row.photograph,
      followers: Number(row.followers) || 0,
    }))
    .sort((one, other) => (other.received ?? 0) - (one.received ?? 0) || other.id - one.id)
  made.set(rows, reports)
  return reports
}

/** Whether the council has done or answered it. */
export const isDone = ({ state, done }: Pick<PublicReport, 'state' | 'done'>): boolean =>
  done !== undefined || state === 'answered' || state === 'closed'

/** Done after the promised day, or not done and that day is over. */
export function isLate(report: Pick<PublicReport, 'state' | 'due' | 'done'>, today: number): boolean {
  const { due, done } = report
  if (due === undefined) return false
  if (done !== undefined) return done > due
  return !isDone(report) && today > due
}

/** How many days it took; undefined while it is open, or where a day is missing. */
export const daysTaken = ({ received, done }: Pick<PublicReport, 'received' | 'done'>): number | undefined =>
  received === undefined || done === undefined ? undefined : Math.max(0, done - received)
