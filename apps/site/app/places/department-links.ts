import type { SideItem } from '../components/side-list/side-list.tsx'
import { destinationOf } from '../components/site-link/destination.ts'
import { carryDepartment } from './carried-ids.ts'
import { isGeneralAdmin } from './department-name.ts'
import { isActive, type PlaceRows } from './place.ts'
import { isSamePath } from './same-path.ts'

/** The page of a department: the general administration has its own, the others have their link. */
export const departmentLink = ({ name, link }: { name: string; link: string }): string =>
  isGeneralAdmin(name) ? '/general-admin-department' : link

/** The active departments that have a page, with the one in view marked. */
export function presentDepartmentLinks(
  departments: PlaceRows['departments'],
  barePath: string,
  current?: number,
): SideItem[] {
  return departments.filter(isActive).flatMap((department) => {
    const to = destinationOf(departmentLink(department))
    if (to.kind !== 'page') return []
    return [
      {
        label: department.name,
        to: to.path,
        current: department.departmentId === current || isSamePath(to.path, barePath),
        state: carryDepartment(department.departmentId),
      },
    ]
  })
}
