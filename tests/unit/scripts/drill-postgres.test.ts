import { spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { databaseAt } from '../../../scripts/steps/backup/database.mjs'
import { startPostgres } from '../../../scripts/steps/postgres.mjs'
import { folder } from '../../support/small-councils.ts'

let server: Awaited<ReturnType<typeof startPostgres>>
beforeAll(async () => {
  server = await startPostgres()
})
afterAll(() => server?.stop())

async function ask(statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(server?.url)
  await client.connect()
  const { rows } = await client.query(statement)
  await client.end()
  return rows
}
const drills = async () =>
  (await ask("SELECT datname FROM pg_database WHERE datname LIKE 'nagardwar_drill_%'")).map(({ datname }) =>
    String(datname),
  )

/** A drill of an hour ago, as far as its name says, that goes on until it is killed. */
async function oldDrill() {
  const database = JSON.stringify(new URL('../../../scripts/steps/backup/database.mjs', import.meta.url).href)
  const work = `
    const now = Date.now
    Date.now = () => now() - 3_600_000
    const { databaseAt } = await import(${database})
    await databaseAt(process.argv[1]).scratch()
    console.log('begun')
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', work, server?.url ?? ''])
  await new Promise((resolve) => child.stdout.once('data', resolve))
  return child
}

test('the database of a killed drill goes with the next backup, one in use stays', async ({ skip }) => {
  if (!server) return skip('There is no PostgreSQL here')
  const child = await oldDrill()
  const saved = () => databaseAt(server?.url ?? '').save(folder)
  const ended = async () => {
    while ((await ask("SELECT 1 FROM pg_stat_activity WHERE datname LIKE 'nagardwar_drill_%'")).length > 0)
      await wait(20)
  }
  await saved()
  expect(await drills()).toHaveLength(1)
  child.kill('SIGKILL')
  await ended()
  await saved()
  expect(await drills()).toEqual([])
})

test('the database of a drill is no council that runs, and is removed at its end', async ({ skip }) => {
  if (!server) return skip('There is no PostgreSQL here')
  const scratch = await databaseAt(server.url).scratch(folder)
  expect(await databaseAt(scratch.url).isInUse()).toBe(false)
  await scratch.remove()
  expect(await drills()).toEqual([])
})
