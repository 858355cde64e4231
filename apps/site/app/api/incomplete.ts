/** Whether any list in the data of a page's routes failed or is an old copy, or a document is still to be read. */
export const isIncomplete = (loaderData: Record<string, unknown>): boolean =>
  Object.values(loaderData).some((data) => hasFailedOrOld(data, 3))

/** Lists are in a route's data, or one level deeper; their rows need no check. */
function hasFailedOrOld(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null || depth === 0) return false
  if ('isReading' in value) return true
  if ('ok' in value) return value.ok === false || 'asOf' in value || 'isPartial' in value
  return Object.values(value).some((inside) => hasFailedOrOld(inside, depth - 1))
}
