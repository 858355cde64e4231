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

it('an upgrade that is cut off leaves nothing of itself, and starts again', async () => {
  const { migrate } = await import('../src/database/migrate.ts')
  const { runSql } = await import('../src/api/sql.ts')
  const { payload } = council
  const url = process.env.DATABASE_URL ?? ''
  const had = await payload.find({ collection: 'payload-migrations', limit: 0 })
  const earlier = had.docs.map(({ name }) => ({
    name: String(name),
    up: async () => {},
    down: async () => {},
  }))
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
  await migrate(payload, url, [...earlier, upgrade(() => {})])
  const [row] = await runSql(
    payload,
    "SELECT count(*) AS found FROM payload_migrations WHERE name = '29991231_000000_an_upgrade'",
  )
  expect(Number(row?.found)).toBe(1)
})
