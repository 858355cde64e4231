import type { DateValue, Format } from '../i18n/format.ts'

/** The dates of a term of office; a missing or invalid end is `present` (spec.md, section 5). */
export function termOf(
  { start, end }: { start?: DateValue; end?: DateValue },
  format: Format,
  present: string,
): string {
  const until = format.date(end) ?? present
  const from = format.date(start)
  return from ? `${from} – ${until}` : until
}
