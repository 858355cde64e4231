import { isGeneralAdmin, type Language, type Row } from '@nagardwar/contract/browser'
import type { CarriedIds } from './carried-ids.ts'
import { isSamePath } from './same-path.ts'

/** The three lists that define the dynamic routes, in the current language. */
export type DynamicRows = {
  departments: readonly Row<'disclosureDepartments'>[]
  headings: readonly Row<'headings'>[]
  generalAdminHeadings: readonly Row<'generalAdminHeadings'>[]
}

/** What is at an address without a static route. */
export type DynamicPage =
  | { kind: 'meetings'; heading: Row<'generalAdminHeadings'> }
  | { kind: 'department'; department: Row<'disclosureDepartments'> }
  | { kind: 'heading'; heading: Row<'headings'>; department: Row<'disclosureDepartments'> | undefined }

/** Finds what is at an address. If two have the same address, the id in the link decides. */
export function findDynamicPage(
  rows: DynamicRows,
  barePath: string,
  carried: CarriedIds = {},
): DynamicPage | undefined {
  const meetings = chosen(rows.generalAdminHeadings, barePath, (row) => row.link, 'departmentId', carried)
  if (meetings) return { kind: 'meetings', heading: meetings }
  const ownPage = rows.departments.filter((row) => !isGeneralAdmin(row.name))
  const department = chosen(ownPage, barePath, (row) => row.link, 'departmentId', carried)
  if (department) return { kind: 'department', department }
  const heading = chosen(rows.headings, barePath, (row) => row.link, 'headingId', carried)
  if (!heading) return undefined
  return { kind: 'heading', heading, department: departmentOf(rows.departments, heading) }
}

/** Where the page is now that had this address when several headings had it. */
export function movedFrom({ headings }: DynamicRows, barePath: string): string | undefined {
  const moved = headings.find(
    ({ formerLink, ...row }) => formerLink !== undefined && isActive(row) && isSamePath(formerLink, barePath),
  )
  return moved?.link
}

/** Ids are compared as text, because servers send numbers and texts (spec.md, section 5). */
export const isSameId = (one: unknown, other: unknown): boolean =>
  one !== undefined && one !== null && String(one) === String(other)

/** Only published records are shown: status 1. */
export const isActive = (row: { status: unknown }): boolean => String(row.status) === '1'

/** A record of a page that shows only published records of the current language (spec.md, section 5). */
export const isShownIn = (language: Language, row: { status: unknown; language: unknown }): boolean =>
  isActive(row) && row.language === language

const departmentOf = (
  departments: DynamicRows['departments'],
  { departmentId }: { departmentId: unknown },
): Row<'disclosureDepartments'> | undefined =>
  departments.find((row) => isActive(row) && isSameId(row.departmentId, departmentId))

function chosen<R extends { status: unknown }, K extends keyof CarriedIds & keyof R>(
  rows: readonly R[],
  barePath: string,
  linkOf: (row: R) => string,
  id: K,
  carried: CarriedIds,
): R | undefined {
  const here = rows.filter((row) => isActive(row) && isSamePath(linkOf(row), barePath))
  return here.find((row) => isSameId(row[id], carried[id])) ?? here[0]
}
