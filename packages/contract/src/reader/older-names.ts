import type { ListName } from '../list-paths.ts'
import { textFrom } from './scalar.ts'

export type RawRow = Readonly<Record<string, unknown>>

/** Rule 7: for a field, the names under which older servers send it, the likeliest first. */
const olderNames: Partial<Record<ListName, Readonly<Record<string, readonly string[]>>>> = {
  disclosureDepartments: { p_id: ['id'] },
  generalAdminHeadings: { department_heading: ['departments_heading'], p_id: ['public_disclosure_id'] },
  headings: {
    department_heading: ['departments_heading'],
    p_id: ['public_disclosure_id'],
    // The documents of a heading point at its number; a server without `y_id` can only mean the record's own.
    y_id: ['id'],
  },
  meetings: { p_id: ['department_id', 'public_disclosure_id'] },
  yearDocuments: { y_id: ['department_id'] },
  headingDocuments: { y_id: ['department_id'] },
}

const given = (row: RawRow, field: string): unknown => (Object.hasOwn(row, field) ? row[field] : undefined)

/** The value of a field, under its own name or an older one. */
export function fieldOf(name: ListName, row: RawRow, field: string): unknown {
  const own = given(row, field) ?? undefined
  if (own !== undefined) return own
  for (const older of olderNames[name]?.[field] ?? []) {
    const value = given(row, older) ?? undefined
    if (value !== undefined) return value
  }
  return name === 'disclosureDepartments' && field === 'department_link' ? linkOf(row) : undefined
}

/** Rule 7: a department without a link is found at its name, in lower case, with hyphens for spaces. */
function linkOf(row: RawRow): string {
  const name = textFrom(given(row, 'department_name')).toLowerCase().replace(/\s+/g, '-')
  return name && `/${name}`
}
