import type { Row } from '@nagardwar/contract/browser'
import { destinationOf } from '../../components/site-link/destination.ts'
import { carryDepartment } from '../../disclosure/carried-ids.ts'
import { isActive } from '../../disclosure/dynamic-page.ts'

/** The headings of the general administration, each with the link to its meetings. Some have no page. */
export const presentGeneralAdmin = (headings: readonly Row<'generalAdminHeadings'>[]) =>
  headings.filter(isActive).map((row) => ({
    id: row.id,
    label: row.heading,
    to: destinationOf(row.link),
    state: carryDepartment(row.departmentId),
  }))
