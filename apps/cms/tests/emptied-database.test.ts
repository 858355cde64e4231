import { existsSync, mkdirSync, readdirSync, renameSync, truncateSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { handleEndpoints } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type Ask, apiOf, post } from './api/api.ts'
import { openCouncil, type TestCouncil } from './council.ts'

let council: TestCouncil
let ask: Ask
const ended = vi.fn()
const isPostgres = Boolean(process.env.TEST_POSTGRES_URL)
const file = () => council.configuration.databaseUrl.replace(/^file:/, '')
const account = { name: 'A', email: 'a@sahyanagar.example', password: 'a-long-enough-password' }
const feedback = { name: 'Asha', mobile: '1', subject: 'S', email: 'a@b.example', feedback: 'F' }

/** The council as its server opens it, with one account. */
beforeAll(async () => {
  council = await openCouncil()
  const { openCouncil: open } = await import('../src/start/council.ts')
  await open(Promise.resolve(council.payload.config))
  await watch()
  ask = await apiOf(council.payload)
  expect((await register()).status).toBe(200)
})
afterAll(() => council.close())

/** Restores what a test removed, with a road, and watches the database again. */
beforeEach(async () => {
  const { payload } = council
  const { markFirstStart } = await import('../src/platform/database/filled-marker.ts')
  const { beginClosed } = await import('../src/content/opening/new-council.ts')
  await markFirstStart(payload, beginClosed)
  const { totalDocs } = await payload.count({ collection: 'roads' })
  if (totalDocs === 0) await addRoad()
  ended.mockReset()
  await watch()
})

const addRoad = () =>
  council.payload.create({
    collection: 'roads',
    data: { description: { en: 'Harbour Road' }, length: { en: '1' }, _status: 'published' },
  })

async function watch() {
  const { watchDatabase } = await import('../src/platform/database/watch-database.ts')
  watchDatabase(council.payload, { ...council.configuration, onLoss: ended, every: 1_000_000 })
}

const register = () =>
  handleEndpoints({
    config: Promise.resolve(council.payload.config),
    request: new Request('http://localhost:3001/cms-api/users/first-register', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '127.0.0.1' },
      body: JSON.stringify(account),
    }),
  })

/** The number of roads in the API's answer, or its status. */
const roads = async () => {
  const response = await ask('/roads?lang=en')
  return response.ok ? ((await response.json()) as unknown[]).length : response.status
}

/** Writes are refused; a list is either unchanged or missing. */
async function expectLost(reason: string) {
  expect(await roads()).not.toBe(0)
  expect((await ask('/contact-us', post(feedback))).status).toBe(500)
  expect((await register()).status).toBeGreaterThanOrEqual(400)
  expect(ended.mock.calls).toEqual([[reason]])
}

const tables = {
  sqlite: "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'",
  postgres: "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'",
}

/** Like an accident with an SQL tool. */
async function deleteAllRows() {
  const { runSql } = await import('../src/platform/database/sql.ts')
  const run = (statement: string) => runSql(council.payload, statement)
  const names = (await run(tables[isPostgres ? 'postgres' : 'sqlite'])).map(({ name }) => `"${name}"`)
  if (isPostgres) await run(`TRUNCATE ${names.join(', ')} CASCADE`)
  else {
    await run('PRAGMA foreign_keys = OFF')
    for (const name of names) await run(`DELETE FROM ${name}`)
    await run('PRAGMA foreign_keys = ON')
  }
}

test('accounts that vanish are no first start: the next visitor becomes no administrator', async () => {
  await council.payload.db.deleteMany({ collection: 'users', where: { id: { exists: true } } })
  const refused = await register()
  expect(refused.status).toBe(403)
  const said = await refused.text()
  expect(said).toContain('Restore a backup')
  // The command is in the log, for the operator of the server.
  expect(said).not.toContain('BEGIN_ANEW')
  expect(await roads()).toBe(1)
})

test('a list that is being read at that moment is not believed', async () => {
  const { payload } = council
  // A change, so that the list is read and not sent from memory.
  await addRoad()
  const find = payload.db.find.bind(payload.db)
  const deletingFirst = vi.spyOn(payload.db, 'find').mockImplementationOnce(async (asked) => {
    await deleteAllRows()
    return find(asked) as never
  })
  expect(await roads()).toBe(500)
  expect(deletingFirst).toHaveBeenCalled()
  expect(ended.mock.calls).toEqual([['emptied']])
  deletingFirst.mockRestore()
})

test('a database whose rows are deleted under the desk fills no list with nothing', async () => {
  await deleteAllRows()
  await expectLost('emptied')
})

test('tables that are dropped are a loss, too', async () => {
  const { runSql } = await import('../src/platform/database/sql.ts')
  await runSql(council.payload, 'ALTER TABLE payload_kv RENAME TO dropped')
  await expectLost('emptied')
  await runSql(council.payload, 'ALTER TABLE dropped RENAME TO payload_kv')
})

test('a file that is taken away is noticed, and what was in it is kept beside', async ({ skip }) => {
  if (isPostgres) skip('PostgreSQL keeps its own files')
  const folder = path.dirname(file())
  const elsewhere = path.join(folder, 'elsewhere')
  mkdirSync(elsewhere)
  const move = (from: string, to: string) => {
    for (const ending of ['', '-wal', '-shm'])
      if (existsSync(from + ending)) renameSync(from + ending, to + ending)
  }
  move(file(), path.join(elsewhere, 'cms.db'))
  expect((await ask('/contact-us', post(feedback))).status).toBe(500)
  expect(ended.mock.calls).toEqual([['missing']])
  const kept = readdirSync(folder).find((name) => name.startsWith('cms.db.rescued-')) ?? 'none'
  const database = new DatabaseSync(path.join(folder, kept), { readOnly: true })
  expect(database.prepare('SELECT count(*) AS found FROM roads').get()).not.toMatchObject({ found: 0 })
  database.close()
  move(path.join(elsewhere, 'cms.db'), file())
})

// Last, because nothing of it is restored.
test('a file that is cut to nothing takes no message more', async ({ skip }) => {
  if (isPostgres) skip('PostgreSQL keeps its own files')
  truncateSync(file(), 0)
  await expectLost('emptied')
})
