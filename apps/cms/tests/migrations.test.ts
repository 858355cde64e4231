import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openCouncil, type TestCouncil } from './council.ts'

let council: TestCouncil
beforeAll(async () => {
  council = await openCouncil()
})
afterAll(() => council.close())

/** The parts of a Payload database adapter that its types leave to each database. */
type Schema = {
  schema: Record<string, unknown>
  requireDrizzleKit: () => {
    generateDrizzleJson: (schema: Record<string, unknown>) => Promise<unknown>
    generateMigration: (before: unknown, after: unknown) => Promise<string[]>
  }
}

it('the newest migration leads to the collections as they are now', async () => {
  const { name } = council.payload.db
  const folder = path.join(
    import.meta.dirname,
    '../src/migrations',
    name === 'postgres' ? 'postgres' : 'sqlite',
  )
  const newest =
    readdirSync(folder)
      .filter((file) => file.endsWith('.json'))
      .sort()
      .at(-1) ?? ''
  const before: unknown = JSON.parse(readFileSync(path.join(folder, newest), 'utf8'))
  const { schema, requireDrizzleKit } = council.payload.db as unknown as Schema
  const { generateDrizzleJson, generateMigration } = requireDrizzleKit()
  const missing = await generateMigration(before, await generateDrizzleJson(schema))
  expect(missing, 'run: npm run migrate:create -w apps/cms -- what-changed').toEqual([])
})

it('both databases have the same migrations', () => {
  const names = (dialect: string) =>
    readdirSync(path.join(import.meta.dirname, '../src/migrations', dialect))
      .filter((file) => /^\d.*\.ts$/.test(file))
      .map((file) => file.replace(/^\d+_\d+_/, ''))
  expect(names('postgres')).toEqual(names('sqlite'))
})

/** The migrations that the database has had. */
async function had() {
  const { docs } = await council.payload.find({ collection: 'payload-migrations', limit: 0 })
  return docs.map(({ name }) => ({ name: String(name), up: async () => {}, down: async () => {} }))
}

it('a start without a new migration locks nothing and writes nothing, so a full disk does not stop it', async () => {
  const { migrate } = await import('../src/database/migrate.ts')
  // No lock can be made beside such a file.
  const noPlace = 'file:/no/such/folder/cms.db'
  await expect(migrate(council.payload, noPlace, await had())).resolves.toBeUndefined()
})

it('an upgrade that is cut off leaves nothing of itself, and starts again', async () => {
  const { migrate } = await import('../src/database/migrate.ts')
  const { runSql } = await import('../src/api/sql.ts')
  const { payload } = council
  const url = council.configuration.databaseUrl
  const earlier = await had()
  const upgrade = (end: () => void) => ({
    name: '29991231_000000_an_upgrade',
    down: async () => {},
    async up() {
      await runSql(payload, 'CREATE TABLE upgraded (id integer)')
      end()
    },
  })
  if (payload.db.name === 'postgres') return
  const cutOff = upgrade(() => {
    throw new Error('killed')
  })
  await expect(migrate(payload, url, [...earlier, cutOff])).rejects.toThrow('killed')
  await expect(migrate(payload, url, [...earlier, upgrade(() => {})])).resolves.toBeUndefined()
  const [row] = await runSql(
    payload,
    "SELECT count(*) AS found FROM payload_migrations WHERE name = '29991231_000000_an_upgrade'",
  )
  expect(Number(row?.found)).toBe(1)
})

it('the settings that a council had before they had drafts are public, whole, and no draft', async () => {
  const { payload } = council
  const { runSql } = await import('../src/api/sql.ts')
  const { inTransaction } = await import('../src/first-content/transaction.ts')
  const postgres = payload.db.name === 'postgres'
  const { migrations } = postgres
    ? await import('../src/migrations/postgres/index.ts')
    : await import('../src/migrations/sqlite/index.ts')
  // With all that came later: it may have given the settings more columns.
  const upgrades = migrations.slice(migrations.findIndex(({ name }) => name.endsWith('_settings_drafts')))
  const data = { name: { en: 'Old town', mr: '' }, abbreviation: { en: 'OT' }, phones: ['022', '023'] }
  await payload.updateGlobal({ slug: 'settings', data: { ...data, phones: ['021'] } as never })
  await payload.updateGlobal({ slug: 'settings', data: data as never })
  if (!postgres) await runSql(payload, 'PRAGMA foreign_keys = OFF')
  await inTransaction(payload, async (req) => {
    const { drizzle } = payload.db as unknown as { drizzle: unknown }
    const { sessions = {} } = payload.db as unknown as { sessions?: Record<string, { db: unknown }> }
    const db = sessions[String(await req.transactionID)]?.db ?? drizzle
    for (const upgrade of upgrades.toReversed()) await upgrade.down({ db, payload, req } as never)
    for (const upgrade of upgrades) await upgrade.up({ db, payload, req } as never)
  })
  const read = (draft: boolean) => payload.findGlobal({ slug: 'settings', depth: 0, draft })
  for (const draft of [false, true]) {
    const stored = await read(draft)
    expect(stored).toMatchObject({ name: { en: 'Old town' }, phones: ['022', '023'], _status: 'published' })
  }
  const { docs } = await payload.findGlobalVersions({ slug: 'settings', sort: '-updatedAt' })
  expect(docs.map(({ latest }) => latest === true)).toEqual([true, false])
})
