import { lists } from './generated/lists.ts'
import type { ListName } from './list-paths.ts'

/** The answer of a list: a bare array of its rows, or an object that holds it (contract.md, rule 1). */
export function listAnswer<R>(
  name: ListName,
  rows: readonly R[],
): readonly R[] | Record<string, readonly R[]> {
  const { wrapper } = lists[name]
  return wrapper ? { [wrapper]: rows } : rows
}
