import { represent } from '@nagardwar/http/representation'
import { beforeEach, describe, expect, test } from 'vitest'
import { createPageCache } from '../pages/page-cache.ts'
import { createAlertWatch } from './alert-watch.ts'

const row = (id: number, starts: number, ends: number) => ({
  id,
  language_code: 'en' as const,
  text: `Alert ${id}`,
  kind: 'danger' as const,
  starts_at: new Date(starts).toISOString(),
  ends_at: new Date(ends).toISOString(),
  ward_no: '',
  department_id: 0,
})

let milliseconds = 0
let alerts = { ok: true as const, value: [row(1, 0, 60_000)] }
const states = { ok: true as const, value: [] }
let asked = 0
const watch = () =>
  createAlertWatch({
    list: async (name) => {
      asked += 1
      return (name === 'alerts' ? alerts : states) as never
    },
    now: () => milliseconds,
    timeOfDay: () => 1000 + milliseconds,
  })

beforeEach(() => {
  milliseconds = 0
  asked = 0
  alerts = { ok: true, value: [row(1, 0, 60_000)] }
})

describe('the state of the alerts', () => {
  test('is not known before somebody has looked, and again when nobody has for a while', async () => {
    const own = watch()
    expect(own.state()).toBeUndefined()
    expect(await own.latest()).toBe(own.state())
    milliseconds += 3000
    expect(own.state()).toBeUndefined()
  })

  test('stays while the alerts stay, and is another when they change', async () => {
    const own = watch()
    const first = await own.latest()
    milliseconds += 3000
    expect(await own.latest()).toBe(first)
    alerts = { ok: true, value: [row(1, 0, 60_000), row(2, 0, 60_000)] }
    milliseconds += 3000
    expect(await own.latest()).not.toBe(first)
  })

  test('is another at the moment when an alert begins or ends, without asking anybody', async () => {
    alerts = { ok: true, value: [row(1, 2000, 3000)] }
    const own = watch()
    const before = await own.latest()
    milliseconds = 999
    expect(own.state()).toBe(before)
    milliseconds = 1000
    const during = own.state()
    expect(during).not.toBe(before)
    milliseconds = 2000
    expect(own.state()).not.toBe(during)
  })

  test('is asked for once for many readers', async () => {
    const own = watch()
    await Promise.all(Array.from({ length: 50 }, () => own.latest()))
    expect(asked).toBe(4)
  })
})

test('a page from memory does not outlive the alerts that it was made with', async () => {
  const own = watch()
  let made = 0
  const lists = { areUnchanged: async () => true, haveFailed: () => false } as never
  const cache = createPageCache({
    make: async () => ({
      page: await represent(200, `page ${++made}`, { 'content-type': 'text/html' }),
      lists,
      isIncomplete: false,
    }),
    maxBytes: 1_000_000,
    alerts: own,
    now: () => milliseconds,
  })
  const first = await cache.page('/roads')
  expect(cache.hit('/roads')).toBe(first)

  alerts = { ok: true, value: [row(1, 0, 60_000), row(2, 0, 6000)] }
  milliseconds += 3000
  expect(cache.hit('/roads')).toBeUndefined()
  const second = await cache.page('/roads')
  expect(second).not.toBe(first)

  // The second alert ends by the time of day; nobody has looked since.
  milliseconds = 5000
  expect(cache.hit('/roads')).toBeUndefined()
  expect(await cache.page('/roads')).not.toBe(second)
  expect(made).toBe(3)
})
