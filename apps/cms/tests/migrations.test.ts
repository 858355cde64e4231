import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
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
      .filter((file) => file.endsWith('.json.gz'))
      .sort()
      .at(-1) ?? ''
  const before: unknown = JSON.parse(String(gunzipSync(readFileSync(path.join(folder, newest)))))
  const { schema, requireDrizzleKit } = council.payload.db as unknown as Schema
  const { generateDrizzleJson, generateMigration } = requireDrizzleKit()
  const missing = await generateMigration(before, await generateDrizzleJson(schema))
  expect(missing, 'run: npm run migrate:create -w apps/cms -- what-changed').toEqual([])
})

it('what refers to a deleted record is let go or deleted with it, as the collections say', async () => {
  if (council.payload.db.name === 'postgres') return
  const { runSql } = await import('../src/platform/database/sql.ts')
  const without = await runSql(
    council.payload,
    `SELECT t.name || '.' || k."from" AS place FROM sqlite_master t, pragma_foreign_key_list(t.name) k
     WHERE t.type = 'table' AND k.on_delete = 'NO ACTION'`,
  )
  expect(without.map(({ place }) => place)).toEqual([])
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
  const { migrate } = await import('../src/platform/database/migrate.ts')
  // No lock can be made beside such a file.
  const noPlace = 'file:/no/such/folder/cms.db'
  await expect(migrate(council.payload, noPlace, await had())).resolves.toBeUndefined()
})

it('an upgrade that is cut off leaves nothing of itself, and starts again', async () => {
  const { migrate } = await import('../src/platform/database/migrate.ts')
  const { runSql } = await import('../src/platform/database/sql.ts')
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

it('weigh little: 1.2 MB for both databases, with the schema that the next one is compared with', () => {
  const folder = path.join(import.meta.dirname, '../src/migrations')
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  const sizes = files.map((file) => statSync(path.join(file.parentPath, file.name)).size)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(1_200_000)
})
