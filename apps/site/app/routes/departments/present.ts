import type { Row } from '@nagardwar/contract/browser'
import { type Destination, destinationOf } from '../../components/site-link/destination.ts'
import { carryDepartment } from '../../disclosure/carried-ids.ts'
import { departmentLink } from '../../disclosure/department-links.ts'
import { isSameDepartment } from '../../disclosure/department-name.ts'
import { isActive } from '../../disclosure/dynamic-page.ts'

export type DepartmentCard = {
  id: number
  name: string
  head: string | undefined
  to: Destination
  state: { p_id: number } | undefined
}

/** The departments, each with the link to its page, found by name. Some have no page. */
export const presentDepartments = (
  departments: readonly Row<'departments'>[],
  pages: readonly Row<'disclosureDepartments'>[],
): DepartmentCard[] =>
  departments.map(({ id, name, head }) => {
    const page = pages.find((row) => isActive(row) && isSameDepartment(row.name, name))
    return {
      id,
      name,
      head: head || undefined,
      to: destinationOf(page && departmentLink(page)),
      state: page && carryDepartment(page.departmentId),
    }
  })
