import type { Payload } from 'payload'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { exclusively } from '../src/platform/database/exclusively.ts'
import { runSql } from '../src/platform/database/sql.ts'
import { openCouncil, type TestCouncil } from './council.ts'

let council: TestCouncil
let payload: Payload
beforeAll(async () => {
  council = await openCouncil()
  payload = council.payload
})
afterAll(() => council.close())
afterEach(() => vi.restoreAllMocks())

/** A desk whose clock is so many seconds fast. */
const withClockAhead = (seconds: number): void => {
  const now = Date.now.bind(Date)
  vi.spyOn(Date, 'now').mockImplementation(() => now() + seconds * 1000)
}

test('a desk whose clock is a minute fast waits for its turn like any other', async () => {
  const order: string[] = []
  let end = (): void => undefined
  const first = exclusively(payload, 'clock', async () => {
    await new Promise<void>((resolve) => {
      end = resolve
    })
    order.push('first')
  })
  await vi.waitFor(async () => expect(await turnOf('clock')).toHaveLength(1))
  withClockAhead(60)
  const second = exclusively(payload, 'clock', async () => order.push('second'))
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(order).toEqual([])
  end()
  await Promise.all([first, second])
  expect(order).toEqual(['first', 'second'])
  expect(await turnOf('clock')).toEqual([])
})

test('the turn that a dead desk left is taken over when its time is up, and not before', async () => {
  await leave('over', -1)
  expect(await exclusively(payload, 'over', async () => 'done')).toBe('done')
  await leave('going', 1)
  await expect(
    Promise.race([
      exclusively(payload, 'going', async () => 'too early'),
      new Promise((_, reject) => setTimeout(() => reject(new Error('waits')), 300)),
    ]),
  ).rejects.toThrow('waits')
  await vi.waitFor(async () => expect(await turnOf('going')).toEqual([]), { timeout: 10_000 })
})

const turnOf = (name: string) => runSql(payload, `SELECT key FROM payload_kv WHERE key = 'turn:${name}'`)

/** A turn that ends in so many seconds, of a process that is gone. */
const leave = (name: string, seconds: number) => {
  const data = JSON.stringify({ by: 'dead', until: new Date(Date.now() + seconds * 1000).toISOString() })
  return runSql(payload, `INSERT INTO payload_kv (key, data) VALUES ('turn:${name}', '${data}')`)
}
