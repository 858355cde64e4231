import type { IndexDatabase } from './index-database.ts'

/** The searched parts of a record, in the order of their numbers in the index. */
export const fields = ['title', 'text', 'inside'] as const
/**
 * What ranking needs of a record: `same` is equal for two records that are one thing to a reader, `until` is when its time
 * is over.
 */
export type RecordFacts = {
  kind: number
  worth: number
  same: number
  until: number
  lengths: [number, number, number]
}

/** A few numbers of every record in memory, by the record's number; about 40 bytes a record. */
export function createRecordFacts(database: IndexDatabase) {
  let room = 1024
  let kind = new Uint8Array(room)
  let worth = new Float64Array(room)
  let same = new Float64Array(room)
  let until = new Float64Array(room)
  let lengths = fields.map(() => new Uint32Array(room))
  let isUsed = new Uint8Array(room)
  const totals = [0, 0, 0]
  const free: number[] = []
  let end = 0
  let count = 0

  function grow(): void {
    room *= 2
    const larger = <T extends Uint8Array | Uint32Array | Float64Array>(made: T, old: T): T => {
      made.set(old)
      return made
    }
    kind = larger(new Uint8Array(room), kind)
    worth = larger(new Float64Array(room), worth)
    same = larger(new Float64Array(room), same)
    until = larger(new Float64Array(room), until)
    lengths = lengths.map((old) => larger(new Uint32Array(room), old))
    isUsed = larger(new Uint8Array(room), isUsed)
  }

  function set(number: number, facts: RecordFacts): void {
    while (number >= room) grow()
    kind[number] = facts.kind
    worth[number] = facts.worth
    same[number] = facts.same
    until[number] = facts.until
    facts.lengths.forEach((length, field) => {
      const own = lengths[field]
      if (own) own[number] = length
      totals[field] = (totals[field] ?? 0) + length
    })
    isUsed[number] = 1
    end = Math.max(end, number + 1)
    count++
  }

  function load(): void {
    const rows = database.prepare('SELECT number, kind, worth, same, until, title, text, inside FROM records')
    for (const row of rows.iterate() as Iterable<Record<string, number>>) {
      const { number = 0, title = 0, text = 0, inside = 0 } = row
      set(number, {
        kind: row.kind ?? 0,
        worth: row.worth ?? 1,
        same: row.same ?? 0,
        until: row.until ?? Number.POSITIVE_INFINITY,
        lengths: [title, text, inside],
      })
    }
    for (let number = end - 1; number >= 0; number--) if (!isUsed[number]) free.push(number)
  }
  load()

  return {
    add(facts: RecordFacts): number {
      const number = free.pop() ?? end
      set(number, facts)
      return number
    },
    remove(number: number): void {
      if (!isUsed[number]) return
      isUsed[number] = 0
      lengths.forEach((own, field) => {
        totals[field] = (totals[field] ?? 0) - (own[number] ?? 0)
      })
      free.push(number)
      count--
    },
    kindOf: (number: number): number => kind[number] ?? 0,
    untilOf: (number: number): number => until[number] ?? Number.POSITIVE_INFINITY,
    sameOf: (number: number): number => same[number] ?? 0,
    /** For a ranking: these arrays are not to be kept. */
    now: () => ({
      worth,
      lengths,
      means: totals.map((total) => total / Math.max(1, count)),
      count,
      end,
    }),
    count: () => count,
  }
}
export type AllFacts = ReturnType<typeof createRecordFacts>
