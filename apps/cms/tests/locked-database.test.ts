import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openCouncil, type TestCouncil } from './council.ts'

let council: TestCouncil
let other: ChildProcess | undefined
const file = () => council.configuration.databaseUrl.replace(/^file:/, '')

beforeAll(async () => {
  council = await openCouncil()
})
afterAll(async () => {
  other?.kill('SIGKILL')
  await council.close()
})

/** A separate process, because a lock of this process would not block itself. */
const program = (work: string) => [
  '--no-warnings',
  '-e',
  `const database = new (require('node:sqlite').DatabaseSync)(process.argv[1]); ${work}`,
  file(),
]
const seenFromOutside = () =>
  Number(
    execFileSync(
      process.execPath,
      program("console.log(database.prepare('SELECT count FROM counters').get()?.count ?? 0)"),
    ),
  )

test('after another program has locked the database, what is acknowledged is stored again', async ({
  skip,
}) => {
  if (process.env.TEST_POSTGRES_URL) skip('PostgreSQL locks rows, not the database')
  const { runSql } = await import('../src/platform/database/sql.ts')
  const { countVisit } = await import('../src/api/visitor-count.ts')
  const visit = () => countVisit(council.payload)
  expect((await visit()).status).toBe(200)

  other = spawn(
    process.execPath,
    program("database.exec('BEGIN IMMEDIATE'); console.log('locked'); setInterval(() => 0, 1e6)"),
  )
  if (other.stdout) await once(other.stdout, 'data')
  await expect(visit()).rejects.toThrow()
  expect(seenFromOutside()).toBe(1)
  other.kill('SIGKILL')
  await once(other, 'exit')

  expect((await visit()).status).toBe(200)
  expect(seenFromOutside()).toBe(2)
  // The new connection has the same settings as the first one.
  expect(Object.values((await runSql(council.payload, 'PRAGMA synchronous'))[0] ?? {})).toEqual([2])
  expect(Object.values((await runSql(council.payload, 'PRAGMA busy_timeout'))[0] ?? {})).toEqual([5000])
})
