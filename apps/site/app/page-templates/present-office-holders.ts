import type { DateValue, Format } from '../i18n/format.ts'
import { termOf } from './term.ts'

/** A president or a chief officer: somebody who held an office for a time. */
/** Cards on a page (spec.md, section 9). */
export const holdersPerPage = 12

export type OfficeHolder = { id: number; name: string; start: DateValue; end: DateValue }

/** Newest first: the API lists them the other way round. */
export const presentOfficeHolders = (holders: readonly OfficeHolder[], format: Format, present: string) =>
  [...holders]
    .reverse()
    .map((holder) => ({ id: holder.id, name: holder.name, term: termOf(holder, format, present) }))
