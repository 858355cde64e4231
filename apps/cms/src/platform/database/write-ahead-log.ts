import { existsSync, mkdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { onFile } from './one-at-a-time.ts'

function hasLog(file: string): boolean {
  if (!existsSync(file) || statSync(file).size === 0) return false
  const database = new DatabaseSync(file, { readOnly: true, timeout: 10_000 })
  try {
    return database.prepare('PRAGMA journal_mode').get()?.journal_mode === 'wal'
  } finally {
    database.close()
  }
}

function turnLogOn(file: string): void {
  const database = new DatabaseSync(file, { timeout: 10_000 })
  try {
    database.exec('PRAGMA journal_mode = WAL')
  } finally {
    database.close()
  }
}

/**
 * For SQLite, before the adapter opens the database: of two desks that give the same database its write-ahead log at
 * the same moment, SQLite refuses one at once, whatever its time-out. So each waits for its turn.
 */
export async function beginWriteAheadLog(url: string): Promise<void> {
  if (!url.startsWith('file:')) return
  const file = url.replace(/^file:/, '')
  if (hasLog(file)) return
  mkdirSync(path.dirname(/* turbopackIgnore: true */ file), { recursive: true })
  await onFile(file, async () => turnLogOn(file))
}
