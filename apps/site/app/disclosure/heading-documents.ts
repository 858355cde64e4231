import type { Language, Row } from '@nagardwar/contract/browser'
import { documentFacts } from '../components/pdf/document-facts.ts'
import type { Format } from '../i18n/format.ts'
import { byYear } from './by-year.ts'
import { isSameId, isShownIn } from './dynamic-page.ts'

type Owned = { headingId: unknown; status: unknown; language: unknown }

const ofHeadings = <R extends Owned>(
  rows: readonly R[],
  headingIds: readonly number[],
  language: Language,
): R[] =>
  rows.filter((row) => isShownIn(language, row) && headingIds.some((id) => isSameId(row.headingId, id)))

const presentDocument = (row: Row<'yearDocuments'> | Row<'headingDocuments'>) => ({
  id: row.id,
  title: row.title,
  path: row.pdf ?? undefined,
  ...documentFacts(row, row.pdf),
})

/** The documents of headings under their years, newest first. */
export const yearsOfHeadings = (
  rows: readonly Row<'yearDocuments'>[],
  headingIds: readonly number[],
  format: Format,
) =>
  byYear(ofHeadings(rows, headingIds, format.language)).map(({ year, rows: own }) => ({
    year: format.year(year),
    documents: own.map(presentDocument),
  }))

/** The documents of headings that have no years. */
export const documentsOfHeadings = (
  rows: readonly Row<'headingDocuments'>[],
  headingIds: readonly number[],
  { language }: Format,
) => ofHeadings(rows, headingIds, language).map(presentDocument)
