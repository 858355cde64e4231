import { endpointPath } from '../endpoint-url.ts'
import { lists } from '../generated/lists.ts'
import type { ListName } from '../list-paths.ts'
import type { Log } from '../log.ts'

/** More rows than any council has. The rest is ignored, so that a huge answer cannot fill the memory. */
export const mostRows = 50_000

// A wrapped list may also come as an array (contract.md, rule 1).
function unwrapped(name: ListName, answer: unknown): unknown {
  const { wrapper } = lists[name]
  if (!wrapper || typeof answer !== 'object' || answer === null) return answer
  return Object.hasOwn(answer, wrapper) ? (answer as Record<string, unknown>)[wrapper] : answer
}

/** Rule 1: the rows of an answer. An answer that is not a list counts as empty, and is logged. */
export function rowsIn(name: ListName, answer: unknown, log: Log): readonly unknown[] {
  const list = unwrapped(name, answer)
  if (!Array.isArray(list)) {
    log(`The answer of ${endpointPath(name)} is not a list`, { list: name, type: typeof list })
    return []
  }
  if (list.length <= mostRows) return list
  log(`The answer of ${endpointPath(name)} is too long`, { list: name, rows: list.length, read: mostRows })
  return list.slice(0, mostRows)
}
