import { type Destination, destinationOf } from '../components/site-link/destination.ts'
import { carryHeading } from './carried-ids.ts'
import { type DynamicRows, isActive, isSameId } from './dynamic-page.ts'

export type HeadingLink = { id: number; label: string; to: Destination; state: { y_id: number } }

/** The published headings of a department, each with a link to its page. Some have no page. */
export const presentHeadings = (headings: DynamicRows['headings'], departmentId: number): HeadingLink[] =>
  headings
    .filter((row) => isActive(row) && isSameId(row.departmentId, departmentId))
    .map((row) => ({
      id: row.headingId,
      label: row.heading,
      to: destinationOf(row.link),
      state: carryHeading(row.headingId),
    }))
