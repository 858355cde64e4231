import type { Row } from '@nagardwar/contract/browser'
import { type Destination, destinationOf } from '../components/site-link/destination.ts'
import { tenderPath } from '../tenders/tender-path.ts'
import { isDated, type Tender } from '../tenders/tender-state.ts'

/** A project, a tender or a press release. */
export type PublishedNotice = {
  id: string | number
  title: string
  path: string
  to: Destination
  bytes: number | undefined
  isNew: boolean
  /** A tender, a recruitment or an auction whose kind is known: it has a page of its own. */
  tender?: Tender
}

/** In the council's order. Only a tender can have the status `New` (spec.md, section 4). */
export const presentNotices = (rows: readonly (Row<'projects'> | Row<'tenders'>)[]): PublishedNotice[] =>
  rows.map((row) => ({
    id: row.id,
    title: row.description,
    path: row.pdf,
    bytes: row.files?.[row.pdf]?.bytes,
    isNew: 'status' in row && row.status === 'New',
    ...('kind' in row && isDated(row)
      ? { to: { kind: 'page', path: tenderPath(row.id) }, tender: row }
      : { to: destinationOf(row.pdf) }),
  }))
