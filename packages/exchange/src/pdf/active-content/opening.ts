import { isNested, partsOf } from './judge.ts'
import type { Numbered } from './objects.ts'
import { Name, nameOf, Reference, type Value } from './value.ts'

/** Actions that begin by themselves: of a document, a page, an annotation or a field (ISO 32000-1, 12.6.3). */
const starts = ['OpenAction', 'AA']
/** How many objects an action may pass on to, one after the other. */
const longestChain = 8

/** What begins by itself in a value, with all that is in it. */
export function begunIn(value: Value): Value[] {
  const own = value instanceof Map ? starts.filter((key) => value.has(key)).map((key) => value.get(key)) : []
  return [...own, ...partsOf(value).filter(isNested).flatMap(begunIn)]
}

/** A page and where on it: nothing is fetched. */
const isDestination = (value: Value): boolean => Array.isArray(value) && value[1] instanceof Name

type Reached = { opensAddress: boolean; references: number[] }

/** Where an action, or a list of them, leads. Of an action this is what comes next, and not its page. */
function reachedFrom(value: Value): Reached {
  if (value instanceof Reference) return { opensAddress: false, references: [value.to] }
  if (!isNested(value) || isDestination(value)) return { opensAddress: false, references: [] }
  if (value instanceof Map && nameOf(value.get('S')) === 'URI') return { opensAddress: true, references: [] }
  const isPage = value instanceof Map && nameOf(value.get('Type')) === 'Page'
  const isAction = value instanceof Map && value.has('S')
  const parts = isPage ? [] : isAction ? [value.get('Next')] : partsOf(value)
  const reached = parts.map(reachedFrom)
  return {
    opensAddress: reached.some(({ opensAddress }) => opensAddress),
    references: reached.flatMap(({ references }) => references),
  }
}

/** Whether one of the values that begin by themselves opens an address. `objects` begins anew at each call. */
export function opensAddress(begun: readonly Value[], objects: () => Iterable<Numbered>): boolean {
  let reached: Reached = { opensAddress: false, references: [] }
  const add = (value: Value): void => {
    const more = reachedFrom(value)
    reached.opensAddress ||= more.opensAddress
    reached.references.push(...more.references)
  }
  begun.forEach(add)
  const seen = new Set<number>()
  for (let step = 0; step < longestChain; step++) {
    if (reached.opensAddress) return true
    const wanted = new Set(reached.references.filter((number) => !seen.has(number)))
    if (wanted.size === 0) return false
    for (const number of wanted) seen.add(number)
    reached = { opensAddress: false, references: [] }
    for (const { number, value } of objects()) if (number !== undefined && wanted.has(number)) add(value)
  }
  return true
}
