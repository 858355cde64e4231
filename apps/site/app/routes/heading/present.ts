import type { Row } from '@nagardwar/contract/browser'
import type { Format } from '../../i18n/format.ts'
import { documentsOfHeadings, yearsOfHeadings } from '../../places/heading-documents.ts'

/** The documents of a heading under their years, newest first. */
export const presentYears = (rows: readonly Row<'yearDocuments'>[], headingId: number, format: Format) =>
  yearsOfHeadings(rows, [headingId], format)

/** The documents of a heading that has no years: those of town planning. */
export const presentDocuments = (rows: readonly Row<'headingDocuments'>[], headingId: number) =>
  documentsOfHeadings(rows, [headingId])
