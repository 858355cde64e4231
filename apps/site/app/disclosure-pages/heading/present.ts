import type { Row } from '@nagardwar/contract/browser'
import { isTownPlanning } from '../../disclosure/department-name.ts'
import { isSameId } from '../../disclosure/dynamic-page.ts'
import { documentsOfHeadings, yearsOfHeadings } from '../../disclosure/heading-documents.ts'
import type { Format } from '../../i18n/format.ts'

/** The documents of a heading by year, newest first. */
export const presentYears = (rows: readonly Row<'yearDocuments'>[], headingId: number, format: Format) =>
  yearsOfHeadings(rows, [headingId], format)

/** The documents of a heading that has no years: those of town planning. */
export const presentDocuments = (
  rows: readonly Row<'headingDocuments'>[],
  headingId: number,
  format: Format,
) => documentsOfHeadings(rows, [headingId], format)

/**
 * Whether a heading shows cards instead of years: those of town planning do. If the list of departments failed, the
 * documents decide: no other department has any without a year. Older servers file those of town planning under years
 * too.
 */
export function isWithoutYears(
  headingId: number,
  department: string | undefined,
  documents: readonly Row<'headingDocuments'>[],
  yearDocuments: readonly Row<'yearDocuments'>[] = [],
): boolean {
  const isOwn = (row: { headingId: unknown }) => isSameId(row.headingId, headingId)
  if (documents.some(isOwn)) return department === undefined || isTownPlanning(department)
  return department !== undefined && isTownPlanning(department) && !yearDocuments.some(isOwn)
}
