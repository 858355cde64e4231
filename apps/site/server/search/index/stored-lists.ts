import { createHash } from 'node:crypto'
import { type Language, type ListName, languages, type Row } from '@nagardwar/contract/browser'
import type { KnownRows } from '../entries/rows.ts'
import type { IndexDatabase } from './index-database.ts'

/** Longer lists are read from the database each time, so that memory does not grow with the content. */
const mostInMemory = 300_000

/** The lists as the index was told them, in its database. */
export function createStoredLists(database: IndexDatabase) {
  const insert = database.prepare('INSERT OR REPLACE INTO lists VALUES (?, ?, ?, ?, ?)')
  const hashes = database.prepare('SELECT hash, count FROM lists WHERE name = ? AND language = ?')
  const rowsOf = database.prepare('SELECT rows FROM lists WHERE name = ? AND language = ?')
  const some = database.prepare('SELECT 1 FROM lists LIMIT 1')
  const small = new Map<string, unknown[]>()
  let large: { key: string; rows: unknown[] }[] = []

  const factsOf = (name: ListName, language: Language) =>
    hashes.get(name, language) as { hash: string; count: number } | undefined

  const known: KnownRows = <N extends ListName>(name: N, language: Language) => {
    const key = `${name} ${language}`
    const before = small.get(key) ?? large.find((one) => one.key === key)?.rows
    if (before) return before as Row<N>[]
    const text = String(rowsOf.get(name, language)?.rows ?? '[]')
    const rows = JSON.parse(text) as Row<N>[]
    if (text.length <= mostInMemory) small.set(key, rows)
    // A record is put together from a list in both languages.
    else large = [...large, { key, rows }].slice(-languages.length)
    return rows
  }

  return {
    known,
    /** Lets go of the long lists that were read last. */
    forget(): void {
      large = []
    },
    forgetAll(): void {
      large = []
      small.clear()
    },
    set(name: ListName, language: Language, rows: Row<ListName>[]): void {
      const text = JSON.stringify(rows)
      const hash = hashOf(text)
      if (factsOf(name, language)?.hash === hash) return
      small.delete(`${name} ${language}`)
      large = []
      insert.run(name, language, hash, rows.length, text)
    },
    hashOf: (name: ListName): string => languages.map((each) => factsOf(name, each)?.hash ?? '').join(' '),
    isLong: (name: ListName): boolean =>
      languages.some((language) => (factsOf(name, language)?.count ?? 0) > fewRows),
    hasSome: (): boolean => some.get() !== undefined,
  }
}

/** Rules may ask what time it is, so what a short list shows is always looked at again. */
const fewRows = 300

export const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 22)
