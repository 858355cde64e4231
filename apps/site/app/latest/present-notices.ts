import type { Row } from '@nagardwar/contract/browser'
import { type DocumentFacts, documentFacts } from '../components/pdf/document-facts.ts'
import { type Destination, destinationOf } from '../components/site-link/destination.ts'
import { isNewAt } from '../tenders/tender-state.ts'

/** A project, a tender or a press release. */
export type PublishedNotice = DocumentFacts & {
  id: string | number
  title: string
  path: string
  to: Destination
  isNew: boolean
}

/** In the council's order. Only a tender can have the status `New` (spec.md, section 4), and only before its end. */
export const presentNotices = (
  rows: readonly (Row<'projects'> | Row<'tenders'>)[],
  now: number,
): PublishedNotice[] =>
  rows.map((row) => ({
    id: row.id,
    title: row.description,
    path: row.pdf,
    to: destinationOf(row.pdf),
    ...documentFacts(row, row.pdf),
    isNew: 'status' in row && isNewAt(row, now),
  }))
