import { kilometres } from '../places/distance.ts'
import type { Position } from '../places/placed.ts'
import { isDone, type PublicReport } from './report.ts'

/** What somebody is about to report. */
export type Reported = { kindId: number; ward: string; position: Position | undefined }
export type Nearby = PublicReport & {
  /** In metres; undefined where one of the two has no position. */
  metres: number | undefined
}

const longestAgo = 30
const farthest = 150
const most = 5

/**
 * Open reports of the last 30 days that may be of the same problem: of the same kind, and within 150 m, or in the same
 * ward where one of the two has no position. The nearest first.
 */
export function nearbyReports(reports: readonly PublicReport[], asked: Reported, today: number): Nearby[] {
  return reports
    .flatMap((report) => {
      const { kindId, received, position, ward } = report
      if (kindId !== asked.kindId || isDone(report)) return []
      if (received === undefined || today - received > longestAgo) return []
      const both = position && asked.position ? { from: position, to: asked.position } : undefined
      const metres = both && Math.round(kilometres(both.from, both.to) * 1000)
      const isNear = metres === undefined ? ward !== '' && ward === asked.ward : metres <= farthest
      return isNear ? [{ ...report, metres }] : []
    })
    .sort((one, other) => (one.metres ?? farthest) - (other.metres ?? farthest))
    .slice(0, most)
}
