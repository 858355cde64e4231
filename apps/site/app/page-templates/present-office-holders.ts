import type { DateValue, Format } from '../i18n/format.ts'
import { termOf } from './term.ts'

/** Cards on a page (spec.md, section 9). */
export const holdersPerPage = 12

/** A president or a chief officer: somebody who held an office. */
export type OfficeHolder = { id: number; name: string; start: DateValue; end: DateValue }

/**
 * Newest first; the API has the reverse order. The newest without an end date is in office. For an earlier one the
 * end is unknown: the specification's `Present` would mean two at the same time.
 */
export const presentOfficeHolders = (holders: readonly OfficeHolder[], format: Format, present: string) =>
  [...holders].reverse().map((holder, index) => ({
    id: holder.id,
    name: holder.name,
    term: termOf(holder, format, present),
    standing: format.date(holder.end)
      ? undefined
      : index === 0
        ? ('inOffice' as const)
        : ('endUnknown' as const),
  }))
