import type { Tier } from './best.ts'
import { addBit, type BitSet, bitSet, forEachBit, inBoth, isEmpty, without } from './bit-set.ts'
import type { Matching } from './matching.ts'
import type { AllFacts } from './record-facts.ts'

type Found = { matching: Pick<Matching, 'records' | 'scores'>; named: BitSet }
type Asked = { now: number; isOfNow: boolean }

/**
 * What is current comes before what has ended (docs/decisions/0021). Only where something that has ended is named by every
 * word of the question, it comes before what has some of them, or has them somewhere in a document. A question about
 * today finds nothing that has ended.
 */
export function tiersOf(
  { matching: { records, scores }, named }: Found,
  facts: AllFacts,
  { now, isOfNow }: Asked,
): Tier[] {
  const ended = bitSet(facts.now().end)
  forEachBit(records, (number) => {
    if (facts.untilOf(number) <= now) addBit(ended, number)
  })
  const current = without(records, ended)
  const tier = (set: BitSet): Tier => ({ records: set, scores })
  if (isOfNow) return [tier(current)]
  const answers = inBoth(ended, named)
  if (isEmpty(answers)) return [tier(current), tier(ended)]
  return [
    tier(inBoth(current, named)),
    tier(answers),
    tier(without(current, named)),
    tier(without(ended, named)),
  ]
}
