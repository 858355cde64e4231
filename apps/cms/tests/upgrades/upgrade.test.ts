import { execFile, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask, contentOf, emptyDatabase, oldCouncil, type Row, schemaOf } from './old-database.ts'

const script = path.join(import.meta.dirname, '../prepared/migrate.ts')
const folders: string[] = []
const newFolder = (): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'nagardwar-upgrade-'))
  folders.push(folder)
  return folder
}
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true })
})

const given = (url: string, folder: string) => ({
  ...process.env,
  DATABASE_URL: url,
  DATA_DIR: folder,
  UPLOADS_DIR: path.join(folder, 'uploads'),
  LOG_LEVEL: 'warn',
})
/** What a start of the desk does with its database, in a process of its own. */
const start = (url: string, folder: string) =>
  promisify(execFile)(process.execPath, [script], { env: given(url, folder) })

/** A start that is killed so many milliseconds after it has begun to migrate. */
async function killedStart(url: string, folder: string, after: number): Promise<void> {
  const env = { ...given(url, folder), LOG_LEVEL: 'info' }
  const child = spawn(process.execPath, [script], { env, stdio: ['ignore', 'pipe', 'ignore'] })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  let said = ''
  for await (const part of child.stdout) {
    said += part
    if (said.includes('Migrating')) break
  }
  expect(said).toContain('Migrating')
  await wait(after)
  child.kill('SIGKILL')
  await ended
}

const datesOfMessages = ['due_on', 'erase_on', 'answered_at', 'closed_at']
/**
 * What an upgrade may change is left out: the dates and the kind that old messages lacked, the list of migrations, and what is empty,
 * as a new column is.
 */
const comparable = (content: Map<string, Row[]>): unknown =>
  [...content]
    .filter(([table]) => table !== 'payload_migrations')
    .map(([table, rows]) => [
      table,
      rows
        .map((row) =>
          Object.fromEntries(
            Object.entries(row).filter(
              ([name, value]) =>
                value !== null && (table !== 'feedback' || ![...datesOfMessages, 'kind'].includes(name)),
            ),
          ),
        )
        .map((row) => JSON.stringify(row))
        .sort(),
    ])

/** The tables that the older release knew. */
const onlyTablesOf = (older: Map<string, Row[]>, content: Map<string, Row[]>): Map<string, Row[]> =>
  new Map([...content].filter(([table]) => older.has(table)))

const old = { folder: newFolder(), url: '' }
const fresh = { folder: newFolder(), url: '' }
let before: Map<string, Row[]>
beforeAll(async () => {
  old.url = await oldCouncil(old.folder)
  before = await contentOf(old.url)
  fresh.url = await emptyDatabase(fresh.folder)
  await Promise.all([start(old.url, old.folder), start(fresh.url, fresh.folder)])
}, 300_000)

describe('a council of 0.2 goes on', () => {
  test('without a step of its operator, and nothing of it is lost', async () => {
    const after = await contentOf(old.url)
    const counts = (content: Map<string, Row[]>) =>
      Object.fromEntries([...content].map(([table, rows]) => [table, rows.length]))
    expect(counts(before)).toMatchObject({
      feedback: 5,
      users: 3,
      wards: 12,
      tenders: 1,
      feedback_entries: 1,
    })
    // As many as a new council has: the baseline is written down as done, and each step after it is made.
    const steps = (await ask(fresh.url, 'SELECT name FROM payload_migrations')).length
    expect(steps).toBeGreaterThan(4)
    expect(counts(onlyTablesOf(before, after))).toEqual({
      ...counts(before),
      payload_migrations: (counts(before).payload_migrations ?? 0) + steps,
    })
    expect([...after].filter(([table, rows]) => !before.has(table) && rows.length > 0)).toEqual([])
    expect(comparable(onlyTablesOf(before, after))).toEqual(comparable(before))
  })

  test('with the tables that a new council has', async () => {
    expect(await schemaOf(old.url)).toEqual(await schemaOf(fresh.url))
  })

  test('and its next start has nothing to do', async () => {
    const had = await ask(old.url, 'SELECT name FROM payload_migrations ORDER BY name')
    await start(old.url, old.folder)
    expect(await ask(old.url, 'SELECT name FROM payload_migrations ORDER BY name')).toEqual(had)
  })

  test('with a due day and a day of erasure for each old message, and the days that are known of its end', async () => {
    const messages = await ask(old.url, 'SELECT * FROM feedback ORDER BY reference')
    const dates = messages.map((message) =>
      datesOfMessages.map((name) => (message[name] ? new Date(String(message[name])).toISOString() : null)),
    )
    const [due, erased, changed] = ['2026-09-08', '2027-09-01', '2026-09-05'].map(
      (day) => `${day}T06:00:00.000Z`,
    )
    expect(dates).toEqual([
      [due, erased, null, null],
      [due, erased, null, null],
      [due, erased, changed, null],
      [due, erased, null, changed],
      ['2026-11-27T06:00:00.000Z', '2027-11-20T06:00:00.000Z', null, null],
    ])
  })
})

test.each(['an older migration', 'only those of 0.1.0'])(
  'a database that has had %s is refused with the release to run first, and not changed',
  async (what) => {
    const folder = newFolder()
    const url = await oldCouncil(folder)
    const later = what.startsWith('only') ? "name > '20261122_09'" : "name LIKE '%_strict_codes'"
    await ask(url, `DELETE FROM payload_migrations WHERE ${later}`)
    const standing = await contentOf(url)
    await expect(start(url, folder)).rejects.toMatchObject({
      stderr: expect.stringMatching(
        /of an older release \(its last change is 2026112\d_\d+_\w+\)\. Nothing was changed\. Start release 0\.2\.0 .*once/,
      ),
    })
    expect(await contentOf(url)).toEqual(standing)
  },
)

describe('a start that is killed in the middle can be started again', () => {
  test.each([0])('of an old council, after %i ms', async (after) => {
    const folder = newFolder()
    const url = await oldCouncil(folder)
    await killedStart(url, folder, after)
    await start(url, folder)
    expect(comparable(onlyTablesOf(before, await contentOf(url)))).toEqual(comparable(before))
    expect(await ask(url, 'SELECT 1 AS one FROM feedback WHERE due_on IS NULL')).toEqual([])
  })

  test.each([20, 400])('of a new council, after %i ms', async (after) => {
    const folder = newFolder()
    const url = await emptyDatabase(folder)
    await killedStart(url, folder, after)
    await start(url, folder)
    expect(await schemaOf(url)).toEqual(await schemaOf(fresh.url))
  })
})
