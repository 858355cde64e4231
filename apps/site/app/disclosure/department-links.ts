import { isGeneralAdmin } from '@nagardwar/contract/browser'
import type { SideItem } from '../components/side-list/side-list.tsx'
import { destinationOf } from '../components/site-link/destination.ts'
import { carryDepartment } from './carried-ids.ts'
import { type DynamicRows, isActive, isSameId } from './dynamic-page.ts'
import { isSamePath } from './same-path.ts'

/** The page of a department: the general administration has its own, the others use their link. */
export const departmentLink = ({ name, link }: { name: string; link: string }): string =>
  isGeneralAdmin(name) ? '/general-admin-department' : link

/** The active departments, with the current one marked. Some have no page. */
export function presentDepartmentLinks(
  departments: DynamicRows['departments'],
  barePath: string,
  current?: number,
): SideItem[] {
  return departments.filter(isActive).map((department) => {
    const to = destinationOf(departmentLink(department))
    const path = to.kind === 'page' ? to.path : undefined
    const isHere = path !== undefined && isSamePath(path, barePath)
    return {
      label: department.name,
      to: path,
      current: isHere ? 'page' : isSameId(department.departmentId, current) ? 'true' : undefined,
      state: carryDepartment(department.departmentId),
    }
  })
}
