import type { IndexDatabase } from './index-database.ts'
import { nearWords, type Vocabulary, vocabularyOf } from './near-words.ts'

/** A word of the index, and how many letters it differs from the asked one. */
export type IndexWord = { id: number; word: string; distance: number }

const mostRemembered = 20_000
/** Greater than all that a word may continue with. */
const last = '\u{10FFFF}'

/** The words of the index and their numbers. Those with slips are looked for in memory, all others on disk. */
export function createIndexWords(database: IndexDatabase) {
  const exactly = database.prepare('SELECT id FROM words WHERE word = ?')
  const beginning = database.prepare('SELECT id, word FROM words WHERE word > ? AND word < ?')
  const every = database.prepare('SELECT word FROM words ORDER BY word')
  const insert = database.prepare('INSERT INTO words (word) VALUES (?)')
  const erase = database.prepare('DELETE FROM words WHERE id = ? RETURNING word')
  const counted = database.prepare('SELECT count(*) AS count FROM words')
  const remembered = new Map<string, number>()
  let vocabulary: Vocabulary | undefined

  const idOf = (word: string): number | undefined => exactly.get(word)?.id as number | undefined

  return {
    idOf,
    has: (word: string): boolean => idOf(word) !== undefined,
    add(word: string): number {
      const before = remembered.get(word)
      if (before !== undefined) return before
      let id = idOf(word)
      if (id === undefined) {
        id = Number(insert.run(word).lastInsertRowid)
        vocabulary = undefined
      }
      if (remembered.size >= mostRemembered) remembered.clear()
      remembered.set(word, id)
      return id
    },
    remove(id: number): void {
      const word = erase.get(id)?.word
      remembered.delete(String(word))
      vocabulary = undefined
    },
    startingWith: (word: string): IndexWord[] =>
      (beginning.all(word, word + last) as { id: number; word: string }[]).map((found) => ({
        ...found,
        distance: found.word.length - word.length,
      })),
    near(word: string, most: number): IndexWord[] {
      vocabulary ??= vocabularyOf(every.all().map((row) => String(row.word)))
      const { words } = vocabulary
      return nearWords(vocabulary, word, most).flatMap(({ place, distance }) => {
        const found = words[place] ?? ''
        const id = idOf(found)
        return id === undefined ? [] : [{ id, word: found, distance }]
      })
    },
    /** Lets go of the numbers that are remembered for filling. */
    forget: (): void => remembered.clear(),
    count: (): number => Number(counted.get()?.count ?? 0),
  }
}
export type IndexWords = ReturnType<typeof createIndexWords>
