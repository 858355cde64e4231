import type { Row } from '@nagardwar/contract/browser'
import type { Format } from '../i18n/format.ts'
import { byYear } from './by-year.ts'
import { isActive, isSameId } from './place.ts'

type Owned = { headingId: unknown; status: unknown }

const ofHeadings = <R extends Owned>(rows: readonly R[], headingIds: readonly number[]): R[] =>
  rows.filter((row) => isActive(row) && headingIds.some((id) => isSameId(row.headingId, id)))

const presentDocument = (row: Row<'yearDocuments'> | Row<'headingDocuments'>) => ({
  id: row.id,
  title: row.title,
  path: row.pdf ?? undefined,
  bytes: row.pdf ? row.files?.[row.pdf]?.bytes : undefined,
})

/** The documents of headings under their years, newest first. */
export const yearsOfHeadings = (
  rows: readonly Row<'yearDocuments'>[],
  headingIds: readonly number[],
  format: Format,
) =>
  byYear(ofHeadings(rows, headingIds)).map(({ year, rows: own }) => ({
    year: format.year(year),
    documents: own.map(presentDocument),
  }))

/** The documents of headings that have no years. */
export const documentsOfHeadings = (
  rows: readonly Row<'headingDocuments'>[],
  headingIds: readonly number[],
) => ofHeadings(rows, headingIds).map(presentDocument)
