import type { Row } from '@nagardwar/contract/browser'
import type { Format } from '../i18n/format.ts'
import type { Tender } from './tender-state.ts'

/** Rupees that a server wrote as a decimal number; nothing where it wrote none. */
export const rupeesIn = (format: Format, value: string): string | undefined =>
  value === '' || Number.isNaN(Number(value)) ? undefined : format.rupees(Number(value))

/** The department that invites it, if the council lists it. */
export const departmentOf = (
  { departmentId }: Pick<Tender, 'departmentId'>,
  departments: readonly Row<'disclosureDepartments'>[],
): Row<'disclosureDepartments'> | undefined =>
  departmentId ? departments.find((each) => String(each.departmentId) === String(departmentId)) : undefined

/** The word for what `opens` is. */
export const opensLabel = ({ kind }: Pick<Tender, 'kind'>) =>
  kind === 'recruitment' ? 'opensRecruitment' : kind === 'auction' ? 'opensAuction' : 'opensTender'
