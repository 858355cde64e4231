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
