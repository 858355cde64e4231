import type { Row } from '@nagardwar/contract/browser'
import { destinationOf } from '../../components/site-link/destination.ts'
import { carryDepartment } from '../../disclosure/carried-ids.ts'
import { departmentLink } from '../../disclosure/department-links.ts'
import { isRightToInformation } from '../../disclosure/department-name.ts'
import { isActive } from '../../disclosure/dynamic-page.ts'

/** The departments with disclosure. Right To Information is not a department but a page of its own. */
export const presentDisclosure = (departments: readonly Row<'disclosureDepartments'>[]) =>
  departments
    .filter((row) => isActive(row) && !isRightToInformation(row.name))
    .map((row) => ({
      id: row.id,
      name: row.name,
      to: destinationOf(departmentLink(row)),
      state: carryDepartment(row.departmentId),
    }))
