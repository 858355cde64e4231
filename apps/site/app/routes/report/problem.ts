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
  /** `wasKept`: it was sent by itself, when there was a network again. */
  | ({ state: 'sent'; wasKept?: true } & Receipt)
  | { state: 'kept'; key: string }
  | { state: 'followed' }

export type GivenBack = FormGivenBack<Problem, WrittenReport> & { attached: readonly Attached[] }
