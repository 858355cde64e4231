export const longestAddress = 2048

/** A step upwards, a backslash, a control character or another host in the request line: no browser sends them. */
const crookedPath = /^[^/]|^\/\/|\\|\/\.{1,2}(?:[/?]|$)|%2e%2e|%5c|%0|%1|[^\x21-\x7e]/i
const crookedQuery = /[^\x21-\x7e]/

export function isCrooked(address: string): boolean {
  const [path = '', query] = address.split('?', 2)
  return crookedPath.test(path) || !isText(path) || (query !== undefined && crookedQuery.test(query))
}

/** Whether the percent signs of a path encode text in UTF-8; frameworks fail at others. */
function isText(path: string): boolean {
  if (!path.includes('%')) return true
  try {
    decodeURIComponent(path)
    return true
  } catch (error) {
    if (error instanceof URIError) return false
    throw error
  }
}
