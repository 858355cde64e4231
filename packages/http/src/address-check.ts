import { percentDecoded } from './percent-decoded.ts'

export const longestAddress = 2048

/** `..`, a backslash, a control character or another host in the request line: browsers never send them. */
const crookedPath = /^[^/]|^\/\/|\\|\/\.{1,2}(?:[/?]|$)|%2e%2e|%5c|%0|%1|[^\x21-\x7e]/i
const crookedQuery = /[^\x21-\x7e]/
/** Most addresses have only such letters, and are known to be sound at the first look. */
const plain = /^\/(?:[\w-]+\/)*[\w-]*(?:\?[\w=&-]*)?$/

export function isCrooked(address: string): boolean {
  if (plain.test(address)) return false
  const [path = '', query] = address.split('?', 2)
  return crookedPath.test(path) || !isText(path) || (query !== undefined && crookedQuery.test(query))
}

/** Whether the percent-encoding of a path is valid UTF-8; frameworks fail at invalid ones. */
const isText = (path: string): boolean => !path.includes('%') || percentDecoded(path) !== undefined
