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

const isMissing = (value: unknown): boolean => value === undefined || value === null

/** The value of a field, under its own name or an older one. */
export function fieldOf(name: ListName, row: RawRow, field: string): unknown {
  const own = given(row, field)
  if (!isMissing(own)) return own
  const older = (olderNames[name]?.[field] ?? []).find((other) => !isMissing(given(row, other)))
  if (older) return given(row, older)
  return name === 'disclosureDepartments' && field === 'department_link' ? linkOf(row) : own
}

/** Rule 7: a department without a link is found at its name, in lower case, with hyphens for spaces. */
function linkOf(row: RawRow): string {
  const name = textFrom(given(row, 'department_name')).toLowerCase().replace(/\s+/g, '-')
  return name && `/${name}`
}
