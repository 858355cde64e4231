import type { Row } from '@nagardwar/contract/browser'
import { isSameDepartment, isTax, isWaterSupply } from '../../disclosure/department-name.ts'
import { isSameId } from '../../disclosure/dynamic-page.ts'

export type DetailsRows = {
  departments: readonly Row<'departments'>[]
  services: readonly Row<'serviceFacts'>[]
  /** Undefined if nobody knows them: then it is not said whether an office is open. */
  holidays: readonly Row<'holidays'>[] | undefined
  /** One of the three could not be had. */
  hasFailed?: boolean
}

/** What can be paid, by the name of the fact that has the address. */
export type Payment = 'propertyTaxLink' | 'waterBillLink'

export type Details = {
  /** Undefined where the list of departments does not have it. */
  own: Row<'departments'> | undefined
  services: readonly Row<'serviceFacts'>[]
  payments: readonly Payment[]
}

/** What a resident wants to know of a department. The lists name it differently, so its own row is found by name. */
export function presentDetails(
  { name, departmentId }: Pick<Row<'disclosureDepartments'>, 'name' | 'departmentId'>,
  { departments, services }: Pick<DetailsRows, 'departments' | 'services'>,
): Details {
  const given = services.filter((row) => isSameId(row.departmentId, departmentId))
  const hasWater = isWaterSupply(name) || given.some(({ situation }) => situation === 'water')
  return {
    own: departments.find((row) => isSameDepartment(row.name, name)),
    services: given,
    payments: [
      ...(isTax(name) ? (['propertyTaxLink'] as const) : []),
      ...(hasWater ? (['waterBillLink'] as const) : []),
    ],
  }
}
