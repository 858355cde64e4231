import type { Row } from '@nagardwar/contract/browser'
import { type Destination, destinationOf } from '../components/site-link/destination.ts'

/** A project, a tender or a press release. */
export type PublishedNotice = {
  id: string | number
  title: string
  path: string
  to: Destination
  bytes: number | undefined
  isNew: boolean
}

/** In the council's order. Only a tender can have the status `New` (spec.md, section 4). */
export const presentNotices = (rows: readonly (Row<'projects'> | Row<'tenders'>)[]): PublishedNotice[] =>
  rows.map((row) => ({
    id: row.id,
    title: row.description,
    path: row.pdf,
    to: destinationOf(row.pdf),
    bytes: row.files?.[row.pdf]?.bytes,
    isNew: 'status' in row && row.status === 'New',
  }))
