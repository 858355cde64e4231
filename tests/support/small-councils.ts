import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach } from 'vitest'
import { councilData } from '../../scripts/steps/council-data.mjs'

/** Emptied for each test. */
export let folder: string
let desk: ChildProcessWithoutNullStreams | undefined

/** Where a council keeps its database, files and secrets. */
type Council = ReturnType<typeof councilData>
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'nagardwar-backup-'))
})
afterEach(() => {
  desk?.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

export const council = (name: string) => councilData(path.join(folder, name))
export const databaseOf = ({ databaseUrl }: Pick<Council, 'databaseUrl'>) => databaseUrl.replace('file:', '')

/** A council with a database, two uploads and its secrets. */
export function found(name: string) {
  const place = council(name)
  mkdirSync(place.uploads, { recursive: true })
  writeFileSync(path.join(place.uploads, 'lake-1.jpg'), 'a lake')
  writeFileSync(path.join(place.uploads, 'अर्ज-2.pdf'), 'a form')
  writeFileSync(place.secrets, 'PAYLOAD_SECRET=abc\n', { mode: 0o600 })
  const database = new DatabaseSync(databaseOf(place))
  database.exec(
    'PRAGMA journal_mode = WAL; CREATE TABLE feedback (id INTEGER PRIMARY KEY AUTOINCREMENT, text TEXT)',
  )
  database.exec("INSERT INTO feedback (text) VALUES ('first')")
  database.close()
  return place
}

/** Another process that holds the database open and writes to it without a pause; it says each row that is stored. */
export async function openDesk(place: Council) {
  const work = `
    import { DatabaseSync } from 'node:sqlite'
    const database = new DatabaseSync(process.argv[1], { timeout: 5000 })
    database.exec('PRAGMA journal_mode = WAL')
    const insert = database.prepare("INSERT INTO feedback (text) VALUES ('x') RETURNING id")
    const write = () => { process.stdout.write(insert.get().id + '\\n'); setImmediate(write) }
    write()`
  desk = spawn(process.execPath, ['--input-type=module', '--no-warnings', '-e', work, databaseOf(place)])
  let stored = 0
  desk.stdout.on('data', (chunk: Buffer) => {
    stored = Number(String(chunk).trim().split('\n').at(-1))
  })
  while (stored < 50) await new Promise((resolve) => setTimeout(resolve, 10))
  return { stored: () => stored }
}

export const idsIn = (place: Pick<Council, 'databaseUrl'>) => {
  const database = new DatabaseSync(databaseOf(place))
  const ids = database
    .prepare('SELECT id FROM feedback ORDER BY id')
    .all()
    .map(({ id }) => id)
  database.close()
  return ids
}
