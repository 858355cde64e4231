import { textIn } from '../../message-form/own-fields.ts'

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

/** Its position as numbers, if it has one. */
export function placeOf(written: WrittenReport) {
  const { latitude, longitude } = written
  if (!latitude || !longitude) return undefined
  return { latitude: Number(latitude), longitude: Number(longitude) }
}

/** Under which name the tab keeps what is written. */
export const draftName = 'report-draft'
