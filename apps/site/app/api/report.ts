import {
  followersEmail,
  type NoticeVersion,
  type Report,
  type ReportError,
  reportPaths,
} from '@nagardwar/contract/browser'
import { type MessageAnswer, messageAnswer, type Post } from './feedback.ts'
import { type ReportErrors, reportFields } from './report-fields.ts'

export type ReportAnswer = MessageAnswer<ReportErrors>

/** A checked report as it is sent. */
export type SentReport = Omit<Report, 'position'> & {
  latitude: number | null
  longitude: number | null
  /** The tokens of its photographs. */
  photographs: readonly string[]
  notice: NoticeVersion | undefined
  language: 'en' | 'mr'
  website: string
  seconds: number
}

const known: readonly ReportError[] = [
  'kindRequired',
  'placeRequired',
  'placeTooLong',
  'positionOutside',
  'positionFar',
  'textTooLong',
  'nameTooLong',
  'mobileTooLong',
  'emailInvalid',
  'emailTooLong',
]

/** Only errors for which the form has texts. */
export function reportErrorsIn(given: unknown): ReportErrors {
  const errors: Record<string, unknown> = typeof given === 'object' && given !== null ? { ...given } : {}
  const found = reportFields.flatMap((field) => {
    const error = known.find((each) => each === errors[field])
    return error ? [[field, error] as const] : []
  })
  return Object.fromEntries(found)
}

/** Sends a checked report. Never throws: failures are returned and logged. */
export const sendReport = (post: Post, report: SentReport, key: string): Promise<ReportAnswer> =>
  messageAnswer(() => post(reportPaths.report, report, key), reportErrorsIn)

/** "This is it, tell me too". `email` may be empty. */
export type Following = { report: number; email: string; language: 'en' | 'mr'; website: string }
export type FollowAnswer = 'counted' | 'gone' | 'busy' | 'emailInvalid' | 'failed'

const answers: Readonly<Record<number, FollowAnswer>> = { 400: 'emailInvalid', 404: 'gone', 429: 'busy' }

/** Never throws. */
export async function followReport(post: Post, following: Following): Promise<FollowAnswer> {
  const email = followersEmail(following.email)
  if (!email.ok) return 'emailInvalid'
  try {
    const response = await post(reportPaths.reportFollow, { ...following, email: email.email })
    await response.arrayBuffer()
    return response.ok ? 'counted' : (answers[response.status] ?? 'failed')
  } catch (error) {
    console.error('Error following a report', String(error))
    return 'failed'
  }
}
