/** Departments and headings are matched by comparing identifiers as text (spec.md, section 5). */
export const isSame = (one: unknown, other: unknown): boolean => String(one) === String(other)
