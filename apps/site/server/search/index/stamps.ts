import type { IndexDatabase } from './index-database.ts'

/** What each part of the index was made from. */
export function createStamps(database: IndexDatabase) {
  const one = database.prepare('SELECT value FROM stamps WHERE name = ?')
  const replace = database.prepare('INSERT OR REPLACE INTO stamps VALUES (?, ?)')
  return {
    get: (name: string) => one.get(name)?.value as string | undefined,
    set(name: string, value: string): void {
      replace.run(name, value)
    },
  }
}
