import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { visitorCountSchema } from '@nagardwar/contract'
import { expect, test } from 'vitest'
import { councilWithApi } from './api.ts'

const council = councilWithApi()
const { ask } = council

const visit = () => ask('/increment-visitor-count', { method: 'POST' })
const visits = async () => visitorCountSchema.parse(await (await ask('/visitor-count')).json()).count

test('the count begins at nought, and each visit is one', async () => {
  expect(await visits()).toBe(0)
  expect(await (await visit()).json()).toEqual({ count: 1 })
  expect(await visits()).toBe(1)
})

test('two hundred visits at once are two hundred', async () => {
  const before = await visits()
  const statuses = await Promise.all(Array.from({ length: 200 }, async () => (await visit()).status))
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect(await visits()).toBe(before + 200)
})

test('visits in several processes at once are all counted', { timeout: 180_000 }, async () => {
  const before = await visits()
  const processes = Array.from({ length: 3 }, () =>
    spawn(process.execPath, [path.join(import.meta.dirname, 'visit-many-times.ts'), '60'], {
      cwd: path.join(import.meta.dirname, '../..'),
      env: { ...process.env, ...council.environment },
      stdio: ['ignore', 'ignore', 'inherit'],
    }),
  )
  const codes = await Promise.all(processes.map(async (child) => (await once(child, 'exit'))[0]))
  expect(codes).toEqual([0, 0, 0])
  expect(await visits()).toBe(before + 180)
})

test('what is acknowledged is on disk', async ({ skip }) => {
  const database = council.payload.db as unknown as {
    name: string
    drizzle: unknown
    execute(statement: { drizzle: unknown; raw: string }): Promise<{ rows: Record<string, unknown>[] }>
  }
  if (database.name !== 'sqlite') skip()
  const pragma = async (name: string) =>
    Object.values(
      (await database.execute({ drizzle: database.drizzle, raw: `PRAGMA ${name}` })).rows[0] ?? {},
    )[0]
  await visit()
  // 2 is FULL: a commit waits until the disk has it (https://www.sqlite.org/pragma.html#pragma_synchronous).
  expect(await pragma('synchronous')).toBe(2)
  expect(await pragma('journal_mode')).toBe('wal')
  expect(await pragma('busy_timeout')).toBe(5000)
})
