/**
 * Links to departments and headings carry the ids of the specification (`p_id`, `y_id`) as navigation state. A page
 * opened directly has none and finds them by its own address.
 */
export type CarriedIds = { departmentId?: unknown; headingId?: unknown }

export const carryDepartment = (departmentId: number) => ({ p_id: departmentId })
export const carryHeading = (headingId: number) => ({ y_id: headingId })

/** Reads navigation state, which may be from another page, from an older version, or missing. */
export function carriedIds(state: unknown): CarriedIds {
  if (typeof state !== 'object' || state === null) return {}
  const { p_id: departmentId, y_id: headingId } = state as { p_id?: unknown; y_id?: unknown }
  return { departmentId, headingId }
}
