import type { IndexDatabase } from './index-database.ts'
import { chunkBits, type Postings, readPostings, withChanges, writePostings } from './postings.ts'
import { fields } from './record-facts.ts'

/** A row of the index has the records of one chunk that have a word in a field: its key is made of all three. */
const chunks = 2 ** 24
const keyOf = (word: number, field: number, chunk: number): number =>
  (word * fields.length + field) * chunks + chunk
const chunkOf = (key: number): number => key % chunks
const fieldOf = (key: number): number => Math.floor(key / chunks) % fields.length
const wordOf = (key: number): number => Math.floor(key / chunks / fields.length)

/** Which records have a word, and how often. Changes are collected, because many of them share a row. */
export function createIndexPostings(database: IndexDatabase) {
  const range = database.prepare('SELECT key, records FROM postings WHERE key >= ? AND key < ?')
  const some = database.prepare('SELECT 1 FROM postings WHERE key >= ? AND key < ? LIMIT 1')
  const one = database.prepare('SELECT records FROM postings WHERE key = ?')
  const replace = database.prepare('INSERT OR REPLACE INTO postings VALUES (?, ?)')
  const erase = database.prepare('DELETE FROM postings WHERE key = ?')
  const waiting = new Map<number, Postings>()
  let size = 0

  return {
    /** No `times` removes the record. */
    set(word: number, field: number, number: number, times: number): void {
      const key = keyOf(word, field, number >> chunkBits)
      const changes = waiting.get(key)
      if (changes) changes.push(number, times)
      else waiting.set(key, [number, times])
      size++
    },
    waiting: (): number => size,
    /** Writes the collected changes, and returns the words that no record has any longer. */
    write(): number[] {
      const emptied = new Set<number>()
      const keys = Float64Array.from(waiting.keys()).sort()
      for (const key of keys) {
        const before = one.get(key)?.records as Uint8Array | undefined
        const after = withChanges(before, chunkOf(key), waiting.get(key) ?? [])
        if (after.length > 0) replace.run(key, writePostings(after))
        else {
          erase.run(key)
          emptied.add(wordOf(key))
        }
      }
      waiting.clear()
      size = 0
      return [...emptied].filter((word) => !some.get(keyOf(word, 0, 0), keyOf(word + 1, 0, 0)))
    },
    /** `until` is the first field that is not read. */
    rowsOf: (word: number, until: number): PostingRow[] =>
      range.all(keyOf(word, 0, 0), keyOf(word, until, 0)) as PostingRow[],
  }
}
export type IndexPostings = ReturnType<typeof createIndexPostings>

/** The records of one chunk that have a word in a field. */
export type PostingRow = { key: number; records: Uint8Array }

export function visitRows(
  rows: readonly PostingRow[],
  visit: (field: number) => (number: number, times: number) => void,
): void {
  for (const { key, records } of rows) readPostings(records, chunkOf(key), visit(fieldOf(key)))
}
