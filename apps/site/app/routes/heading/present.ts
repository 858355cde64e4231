import type { Row } from '@nagardwar/contract/browser'
import type { Format } from '../../i18n/format.ts'
import { byYear } from '../../places/by-year.ts'
import { isActive, isSameId } from '../../places/place.ts'

type Owned = { headingId: unknown; status: unknown }

const ofHeading = <R extends Owned>(rows: readonly R[], headingId: number): R[] =>
  rows.filter((row) => isActive(row) && isSameId(row.headingId, headingId))

const presentDocument = (row: Row<'yearDocuments'> | Row<'headingDocuments'>) => ({
  id: row.id,
  title: row.title,
  path: row.pdf ?? undefined,
  bytes: row.pdf ? row.files?.[row.pdf]?.bytes : undefined,
})

/** The documents of a heading under their years, newest first. */
export const presentYears = (rows: readonly Row<'yearDocuments'>[], headingId: number, format: Format) =>
  byYear(ofHeading(rows, headingId)).map(({ year, rows: own }) => ({
    year: format.year(year),
    documents: own.map(presentDocument),
  }))

/** The documents of a heading that has no years: those of town planning. */
export const presentDocuments = (rows: readonly Row<'headingDocuments'>[], headingId: number) =>
  ofHeading(rows, headingId).map(presentDocument)
