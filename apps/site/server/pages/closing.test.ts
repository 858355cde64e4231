import { exampleRows } from '@nagardwar/contract/examples'
import { represent } from '@nagardwar/http/representation'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ApiSource } from '../../app/api/source.ts'
import { watchLists } from './lists-seen.ts'
import { createPageCache } from './page-cache.ts'

const closes = Date.parse('2026-12-18T15:00:00+05:30')
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: closes - 1000 }))
afterEach(() => void vi.useRealTimers())

const source = (rows: unknown): ApiSource => {
  const outcome = { ok: true, value: rows }
  return { list: async () => outcome } as unknown as ApiSource
}

/** A cache of pages that show these tenders, and how often one was made. */
function cacheOf(rows: unknown) {
  const made = { count: 0 }
  const cache = createPageCache({
    make: async () => {
      const lists = watchLists(source(rows))
      await lists.source.list('tenders', 'en')
      const page = await represent(200, `page ${++made.count}`, { 'content-type': 'text/html' })
      return { page, lists, until: lists.validUntil(Date.now()), isIncomplete: false }
    },
    maxBytes: 1_000_000,
    now: () => 0,
  })
  return { cache, made }
}

test('a page from memory with a tender is not sent from its last minute on', async () => {
  const { cache, made } = cacheOf(exampleRows('tenders', 'en', 'dated'))
  const open = await cache.page('/tenders')
  expect(cache.hit('/tenders')).toBe(open)
  vi.setSystemTime(closes)
  expect(cache.hit('/tenders')).toBeUndefined()
  const closed = await cache.page('/tenders')
  expect(closed).not.toBe(open)
  expect(made.count).toBe(2)
  // Another tender ends later; until then this page is right.
  vi.setSystemTime(closes + 3_600_000)
  expect(cache.hit('/tenders')).toBe(closed)
})

test('a page without last days ends with no clock', async () => {
  const { cache } = cacheOf(exampleRows('tenders', 'en'))
  const page = await cache.page('/press-releases')
  vi.setSystemTime(closes + 20_000_000)
  expect(cache.hit('/press-releases')).toBe(page)
})

test('a page with events is another one when their day is over in India', async () => {
  const lists = watchLists(source(exampleRows('events', 'en')))
  await lists.source.list('events', 'en')
  expect(lists.validUntil(closes)).toBe(Date.parse('2026-12-19T00:00:00+05:30'))
})

test('a page from memory with a public notice is not sent from the next midnight on, nor from its last minute', async () => {
  const [row] = exampleRows('publicNotices', 'en')
  const until = async (clock: string) => {
    const lists = watchLists(source([row]))
    await lists.source.list('publicNotices', 'en')
    return lists.validUntil(Date.parse(`${clock}:00+05:30`))
  }
  expect(await until('2026-12-16T12:00')).toBe(Date.parse('2026-12-17T00:00:00+05:30'))
  expect(await until('2026-12-18T12:00')).toBe(Date.parse('2026-12-18T17:45:00+05:30'))
  expect(await until('2026-12-18T18:00')).toBe(Date.parse('2026-12-21T11:00:00+05:30'))
})
