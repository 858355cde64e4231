import { useLocation, useMatches } from 'react-router'
import { type DynamicRows, findDynamicPage } from '../disclosure/dynamic-page.ts'
import { bareOf } from '../i18n/language.ts'

type Given = { ok: boolean; value?: readonly unknown[] }
/** What the route of departments, headings and meetings has loaded. */
type Loaded = { arrived?: Partial<Record<keyof DynamicRows, Given>> }

const rowsOf = (list: Given | undefined) => (list?.ok ? list.value : undefined) ?? []

/** The number of the department whose page this is, also of its headings and meetings. Only the server asks. */
export function useDepartmentHere(): number | undefined {
  const { pathname } = useLocation()
  const loaded = useMatches().map((match) => (match.loaderData ?? {}) as Loaded)
  const { arrived } = loaded.find((data) => data.arrived) ?? {}
  if (!arrived) return undefined
  const rows = {
    departments: rowsOf(arrived.departments),
    headings: rowsOf(arrived.headings),
    generalAdminHeadings: rowsOf(arrived.generalAdminHeadings),
  } as DynamicRows
  const page = findDynamicPage(rows, bareOf(pathname))
  return page?.kind === 'department' ? page.department.departmentId : page?.heading.departmentId
}
