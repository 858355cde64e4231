import type { Receipt } from '../../api/receipt.ts'
import type { ReportErrors } from '../../api/report-fields.ts'
import type { Attached, FileProblem } from '../../attached/attached.ts'
import type { Nearby } from '../../reports/nearby-reports.ts'
import type { WrittenReport } from './written-report.ts'

/** Why a report was not sent; it is still in the form. */
export type Problem =
  | { state: 'refused'; errors: ReportErrors }
  | { state: 'busy'; seconds: number }
  | { state: 'failed'; isNotTaken?: true }
  /** Photographs that were not taken. */
  | { state: 'files'; problems: readonly FileProblem[] }
  /** Like reports nearby: the same problem may be known. */
  | { state: 'nearby'; reports: readonly Nearby[] }
  /** The report that somebody wanted to follow is done. */
  | { state: 'gone' }
  /** A photograph was taken out of the form. */
  | { state: 'removed' }
  | { state: 'trapped' }
  | { state: 'tooQuick' }
  | { state: 'notKept' }

/** What stands above the form. */
export type Notice = Problem | ({ state: 'sent' } & Receipt) | { state: 'kept' } | { state: 'followed' }

/** The form given back, with its problem and everything that was written. */
export type GivenBack = {
  problem: Problem
  written: WrittenReport
  made: string
  attached: readonly Attached[]
}

const statuses: Partial<Record<Problem['state'], number>> = {
  busy: 429,
  failed: 503,
  notKept: 503,
  nearby: 200,
  removed: 200,
  gone: 409,
}

/** The status of the page with the problem. */
export const statusOf = ({ state }: Problem): number => statuses[state] ?? 400
