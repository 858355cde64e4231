import { type SearchKind, searchKinds } from '../../../app/api/search.ts'
import { type BitSet, forEachBit } from './bit-set.ts'
import type { AllFacts } from './record-facts.ts'

/** Records with their scores; all of an earlier tier come before those of a later one. */
export type Tier = { records: BitSet; scores: Float64Array }
export type Wanted = { kind?: SearchKind | undefined; page: number }
export type Best = {
  total: number
  page: number
  pages: number
  kinds: { kind: SearchKind; count: number }[]
  /** The records of the page, best first, each with the place of its tier. */
  shown: { number: number; tier: number }[]
}

const resultsOnAPage = 10

/** Counts what was found, and finds the best of the wanted kind. Only these few are sorted. */
export function bestOf(tiers: readonly Tier[], facts: AllFacts, { kind, page }: Wanted): Best {
  const things = onlyOnce(tiers, facts)
  const counts = searchKinds.map(() => 0)
  for (const { numbers } of things)
    for (const number of numbers) counts[facts.kindOf(number)] = (counts[facts.kindOf(number)] ?? 0) + 1
  const wantedKind = kind && searchKinds.indexOf(kind)
  const wanted = things.map(({ numbers }) =>
    wantedKind === undefined ? numbers : numbers.filter((number) => facts.kindOf(number) === wantedKind),
  )
  const total = wanted.reduce((sum, { length }) => sum + length, 0)
  const pages = Math.max(1, Math.ceil(total / resultsOnAPage))
  const shownPage = Math.min(page, pages)
  let skipped = (shownPage - 1) * resultsOnAPage
  let room = resultsOnAPage
  const shown = wanted.flatMap((numbers, tier) => {
    const scores = tiers[tier]?.scores ?? new Float64Array()
    const own = sortedTop(numbers, scores, skipped + room).slice(skipped)
    skipped = Math.max(0, skipped - numbers.length)
    room -= own.length
    return own.map((number) => ({ number, tier }))
  })
  return {
    total,
    page: shownPage,
    pages,
    kinds: searchKinds.flatMap((each, place) => {
      const count = counts[place] ?? 0
      return count > 0 ? [{ kind: each, count }] : []
    }),
    shown,
  }
}

/** The same thing may be in two lists: a department, a page and its tile. Only the best match is shown. */
function onlyOnce(tiers: readonly Tier[], facts: AllFacts): { numbers: number[] }[] {
  const best = new Map<number, number>()
  return tiers.map(({ records, scores }) => {
    const own = new Map<number, number>()
    forEachBit(records, (number) => {
      const same = facts.sameOf(number)
      if (best.has(same)) return
      const rival = own.get(same)
      if (rival === undefined || (scores[number] ?? 0) > (scores[rival] ?? 0)) own.set(same, number)
    })
    for (const [same, number] of own) best.set(same, number)
    return { numbers: [...own.values()] }
  })
}

/** The best in order. The score that is just enough is found first, and only the records above it are sorted. */
function sortedTop(numbers: number[], scores: Float64Array, most: number): number[] {
  const scoreOf = (number: number): number => scores[number] ?? 0
  const least = Float64Array.from(numbers, scoreOf).sort().at(-most) ?? 0
  return numbers
    .filter((number) => scoreOf(number) >= least)
    .sort((one, other) => scoreOf(other) - scoreOf(one) || one - other)
    .slice(0, most)
}
