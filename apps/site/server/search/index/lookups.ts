import type { BitSet } from './bit-set.ts'
import type { PostingRow } from './index-postings.ts'
import type { Leaf } from './query.ts'

/** An index word that an asked word stands for. */
export type Meant = { id: number; word: string; weight: number }
/** The words that were looked for, the records that have one of them, and how many have each in which field. */
export type Found = { words: Meant[]; records: BitSet; counts: number[][] }

/** What was read up to a field. */
type Read = { found: Map<Leaf, Found>; rows: Map<number, PostingRow[]> }

/** What one question has read so far. Its parts are looked for again in other combinations. */
export type Lookups = { meant: Map<Leaf, Meant[]>; until(field: number): Read; spent: number }

export function noLookups(): Lookups {
  const reads = new Map<number, Read>()
  return {
    meant: new Map(),
    spent: 0,
    until(field) {
      const read = reads.get(field) ?? { found: new Map(), rows: new Map() }
      reads.set(field, read)
      return read
    },
  }
}

/**
 * What beginnings and slips of one question may cost: a record that is visited is 1, a word that is read 20. The
 * costliest of the questions in `recall-cases.ts` and `fresh-cases.ts` needs 129,000 at a hundred times the demo's
 * content, half of them less than 1,700. Without a bound, somebody could make a question that holds the search up.
 */
const mostSpent = 300_000
const costOfWord = 20

export const isSpent = ({ spent }: Lookups): boolean => spent > mostSpent

export function spend(lookups: Lookups, records: readonly number[]): void {
  lookups.spent += costOfWord + records.reduce((sum, count) => sum + count, 0)
}
