import type { Row } from '@nagardwar/contract/browser'
import { type Destination, destinationOf } from '../../components/site-link/destination.ts'
import { carryDepartment } from '../../disclosure/carried-ids.ts'
import { departmentLink } from '../../disclosure/department-links.ts'
import { isSameDepartment } from '../../disclosure/department-name.ts'
import { isActive } from '../../disclosure/dynamic-page.ts'
import type { Place } from '../../places/way-there.tsx'

export type DepartmentCard = {
  id: number
  name: string
  head: string | undefined
  office: string
  place: Place
  to: Destination
  state: { p_id: number } | undefined
}

/** The departments, each with the link to its page, found by name. Some have no page. */
export const presentDepartments = (
  departments: readonly Row<'departments'>[],
  pages: readonly Row<'disclosureDepartments'>[],
): DepartmentCard[] =>
  departments.map(({ id, name, head, office, position, hours, hoursNote }) => {
    const page = pages.find((row) => isActive(row) && isSameDepartment(row.name, name))
    return {
      id,
      name,
      head: head || undefined,
      office,
      place: { position, hours, hoursNote },
      to: destinationOf(page && departmentLink(page)),
      state: page && carryDepartment(page.departmentId),
    }
  })
