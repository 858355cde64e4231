import type { Receipt } from '../../api/receipt.ts'
import type { ReportErrors } from '../../api/report-fields.ts'
import type { Attached, FileProblem } from '../../attached/attached.ts'
import type { FormGivenBack } from '../../message-form/posted-form.ts'
import type { MessageProblem } from '../../message-form/problem.ts'
import type { Nearby } from '../../reports/nearby-reports.ts'
import type { WrittenReport } from './written-report.ts'

/** Why a report was not sent; it is still in the form. */
export type Problem =
  | MessageProblem<ReportErrors>
  /** Photographs that were not taken. */
  | { state: 'files'; problems: readonly FileProblem[] }
  /** Like reports nearby: the same problem may be known. */
  | { state: 'nearby'; reports: readonly Nearby[] }
  /** The report that somebody wanted to follow is done. */
  | { state: 'gone' }
  /** A photograph was taken out of the form. */
  | { state: 'removed' }
  /** No network, and the device refuses to store it. */
  | { state: 'notKept' }

/** What stands above the form. */
export type Notice =
  | Problem
  /** `wasKept`: under which key it waited on the device, and was sent by itself when there was a network again. */
  | ({ state: 'sent'; wasKept?: string } & Receipt)
  | { state: 'kept'; key: string }
  /** `isTold`: with an address. `isInForm`: what was written stays, because nothing of it was sent. */
  | { state: 'followed'; isTold?: boolean; isInForm?: true }

/** Once there is a position, no street is missing. */
export function withPosition(notice: Notice | undefined): Notice | undefined {
  if (notice?.state !== 'refused' || notice.errors.place !== 'placeRequired') return notice
  const { place: _, ...errors } = notice.errors
  return Object.keys(errors).length > 0 ? { ...notice, errors } : undefined
}

export type GivenBack = FormGivenBack<Problem, WrittenReport> & { attached: readonly Attached[] }
