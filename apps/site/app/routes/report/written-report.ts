import { type NoticeVersion, toAsciiDigits, validateReport } from '@nagardwar/contract/browser'
import { type ReportErrors, reportErrorsIn, type SentReport } from '../../api/report.ts'
import { saidOfForm, textIn } from '../../message-form/own-fields.ts'

const fields = ['kind', 'ward', 'place', 'latitude', 'longitude', 'text', 'name', 'mobile', 'email'] as const
export type WrittenField = (typeof fields)[number]

/** The texts in the form, neither trimmed nor checked. */
export type WrittenReport = Readonly<Record<WrittenField, string>>

/** Whoever has seen the like reports nearby sends their own all the same. */
export const seenField = 'seen'
/** The number of a report that is the same problem: the button beside it. */
export const followField = 'follow'

const withTexts = (textOf: (field: WrittenField) => string): WrittenReport =>
  Object.fromEntries(fields.map((field) => [field, textOf(field)])) as WrittenReport

export const nothingWritten: WrittenReport = withTexts(() => '')
export const writtenIn = (form: FormData): WrittenReport => withTexts((field) => textIn(form, field))
/** What a device kept may be of an older version of the page. */
export const writtenOf = (kept: unknown): WrittenReport =>
  withTexts((field) => String((kept as Partial<WrittenReport> | undefined)?.[field] ?? ''))

export const textsOf = (written: WrittenReport): string[] => fields.map((field) => written[field])
export const hasText = (written: WrittenReport): boolean =>
  textsOf(written).some((text) => text.trim() !== '')

const numberIn = (text: string): number | null => {
  const digits = toAsciiDigits(text).trim()
  return digits === '' ? null : Number(digits)
}

type Checked = { ok: true; value: CheckedReport } | { ok: false; errors: ReportErrors }
export type CheckedReport = Omit<SentReport, 'photographs' | 'notice' | 'language' | 'website' | 'seconds'>

/** Checks what was written as the desk does. */
export function checked(written: WrittenReport): Checked {
  const result = validateReport({
    ...written,
    kind: numberIn(written.kind),
    ward: numberIn(written.ward),
    latitude: numberIn(written.latitude),
    longitude: numberIn(written.longitude),
  })
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
