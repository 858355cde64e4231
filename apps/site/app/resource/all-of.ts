import type { Outcome } from '@nagardwar/contract/browser'

export type AnyOutcome = Outcome<readonly unknown[]>
export type AnyListed = AnyOutcome | Promise<AnyOutcome>

/** Values that are there already are returned at once, so that the server can render them. */
export function allOf(lists: readonly AnyListed[]): AnyOutcome[] | Promise<AnyOutcome[]> {
  const there = lists.filter((list) => !(list instanceof Promise))
  return there.length === lists.length ? (there as AnyOutcome[]) : Promise.all(lists)
}

/** The lists in the data of a route; what else it carries is left out. */
export const listsIn = (data: unknown): AnyListed[] =>
  Object.values(data ?? {}).filter(
    (value: unknown) =>
      value instanceof Promise || (typeof value === 'object' && value !== null && 'ok' in value),
  ) as AnyListed[]
