import type { Row } from '@nagardwar/contract/browser'
import { type Destination, destinationOf } from '../../components/site-link/destination.ts'
import { carryDepartment } from '../../places/carried-ids.ts'
import { departmentLink } from '../../places/department-links.ts'
import { isSameDepartment } from '../../places/department-name.ts'
import { isActive } from '../../places/place.ts'

export type DepartmentCard = {
  id: number
  name: string
  head: string | undefined
  to: Destination
  state: { p_id: number } | undefined
}

/** The departments, each with the way to its page, found by its name; some have no page. */
export const presentDepartments = (
  departments: readonly Row<'departments'>[],
  places: readonly Row<'disclosureDepartments'>[],
): DepartmentCard[] =>
  departments.map(({ id, name, head }) => {
    const place = places.find((row) => isActive(row) && isSameDepartment(row.name, name))
    return {
      id,
      name,
      head: head || undefined,
      to: destinationOf(place && departmentLink(place)),
      state: place && carryDepartment(place.departmentId),
    }
  })
