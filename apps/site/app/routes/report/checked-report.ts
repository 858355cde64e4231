import { type NoticeVersion, readPosition, toAsciiDigits, validateReport } from '@nagardwar/contract/browser'
import { reportErrorsIn, type SentReport } from '../../api/report.ts'
import type { ReportErrors } from '../../api/report-fields.ts'
import { saidOfForm } from '../../message-form/own-fields.ts'
import type { WrittenReport } from './written-report.ts'

const numberIn = (text: string): number | null => {
  const digits = toAsciiDigits(text).trim()
  return digits === '' ? null : Number(digits)
}

type Checked = { ok: true; value: CheckedReport } | { ok: false; errors: ReportErrors }
export type CheckedReport = Omit<SentReport, 'photographs' | 'notice' | 'language' | 'website' | 'seconds'>

/** What the settings say of the place of the council's building. */
export type CouncilPlace = { latitude?: string | undefined; longitude?: string | undefined }

/** Checks what was written as the desk does. */
export function checked(written: WrittenReport, council: CouncilPlace): Checked {
  const given = {
    ...written,
    kind: numberIn(written.kind),
    ward: numberIn(written.ward),
    latitude: numberIn(written.latitude),
    longitude: numberIn(written.longitude),
  }
  const result = validateReport(given, readPosition(`${council.latitude}, ${council.longitude}`))
  if (!result.ok) return { ok: false, errors: reportErrorsIn(result.errors) }
  const { position, ...report } = result.value
  return {
    ok: true,
    value: { ...report, latitude: position?.latitude ?? null, longitude: position?.longitude ?? null },
  }
}

type Around = {
  photographs: readonly string[]
  notice: NoticeVersion | undefined
  language: 'en' | 'mr'
  /** For how long the form was open, in milliseconds. */
  age: number
}

/** The report as it is sent. */
export const sentReport = (report: CheckedReport, { age, ...around }: Around): SentReport => ({
  ...report,
  ...around,
  ...saidOfForm(age),
})

/** Its place, if it has a position. */
export const positionOf = ({ latitude, longitude }: Pick<CheckedReport, 'latitude' | 'longitude'>) =>
  latitude === null || longitude === null ? null : { latitude, longitude }
