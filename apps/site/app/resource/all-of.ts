import type { Outcome } from '@nagardwar/contract/browser'

export type AnyOutcome = Outcome<readonly unknown[]>
export type AnyListed = AnyOutcome | Promise<AnyOutcome>

/** What is there already is given at once, so that the server can say it too. */
export function allOf(lists: readonly AnyListed[]): AnyOutcome[] | Promise<AnyOutcome[]> {
  const there = lists.filter((list) => !(list instanceof Promise))
  return there.length === lists.length ? (there as AnyOutcome[]) : Promise.all(lists)
}
