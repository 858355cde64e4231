/** Whether any list in the data of a page's routes has failed or is an old copy. */
export function isIncomplete(loaderData: Record<string, unknown>): boolean {
  return Object.values(loaderData).some((route) => valuesOf(route).some(isFailedOrOld))
}

const valuesOf = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value) : []

function isFailedOrOld(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || !('ok' in value)) return false
  return value.ok === false || 'asOf' in value
}
