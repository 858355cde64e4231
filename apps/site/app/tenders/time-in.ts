import type { Format } from '../i18n/format.ts'

/** The time of a moment; of a day without an hour, the day. */
export const timeIn = (format: Format, value: string | null): string | undefined =>
  /^\d{4}-\d{2}-\d{2}$/.test(value ?? '') ? format.date(value) : format.dateAndTime(value)
