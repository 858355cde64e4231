import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { dayOf, daysAfter } from '../../src/platform/dates/days.ts'
import { councilWithApi, post } from './api.ts'

const council = councilWithApi()
const today = dayOf(new Date())

type Words = { words: string; count: number; fruitless: number; clicked: number }
const words = (of: string, count: number, fruitless = 0, clicked = 0): Words => ({
  words: of,
  count,
  fruitless,
  clicked,
})
const batch = (more: object = {}) => ({ id: randomUUID(), day: today, visits: [], words: [], ...more })
const send = async (body: object) => (await council.ask('/reader-counts', post(body))).status
const rows = async (kind: string) => {
  const where = { kind: { equals: kind } }
  const { docs } = await council.payload.find({ collection: 'reader-counts', where, sort: 'id' })
  return docs.map(({ day, name, count, fruitless, clicked }) => [day, name, count, fruitless, clicked])
}

test('batches of several sites add up, by page and day and by words and week', async () => {
  const visits = [
    { page: '/mr/roads', count: 3 },
    { page: '/mr/roads', count: 1 },
  ]
  expect(await send(batch({ visits, words: [words('पाणीपट्टी', 3, 1)] }))).toBe(200)
  const later = { visits: [{ page: '/mr/roads', count: 2 }], words: [words('पाणीपट्टी', 1, 0, 2)] }
  expect(await send(batch(later))).toBe(200)
  expect(await rows('visit')).toEqual([[today, '/mr/roads', 6, 0, 0]])
  const { mondayOf } = await import('../../src/features/search-analytics/weeks.ts')
  expect(await rows('words')).toEqual([[mondayOf(today), 'पाणीपट्टी', 4, 1, 2]])
})

test('a batch that is sent again counts once, also twice at the same moment', async () => {
  const again = batch({ visits: [{ page: '/again', count: 5 }] })
  const together = await Promise.all([send(again), send(again), send(again)])
  expect(together).toContain(200)
  expect(await send(again)).toBe(200)
  expect((await rows('visit')).find(([, page]) => page === '/again')?.[2]).toBe(5)
})

test('a batch of another time, or with anything else in it, is refused', async () => {
  for (const wrong of [
    batch({ day: daysAfter(today, -3) }),
    batch({ day: daysAfter(today, 2) }),
    batch({ id: 'first' }),
    batch({ words: [words("o'neill", 3)] }),
    batch({ words: [words('9876543210', 3)] }),
    batch({ visits: [{ page: "/'); DROP TABLE users; --", count: 1 }] }),
    batch({ visits: [{ page: '/roads', count: -1 }] }),
    batch({ visits: [{ page: '/roads', count: 1, address: '10.0.0.1' }] }),
  ])
    expect(await send(wrong)).toBe(400)
})

test('what is older than two years is erased, and the mark of a batch after a week', async () => {
  const { eraseOldCounts } = await import('../../src/features/search-analytics/erase.ts')
  const after = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000)
  await eraseOldCounts(council.payload, after(8))
  expect([await rows('batch'), (await rows('visit')).length]).toEqual([[], 2])
  await eraseOldCounts(council.payload, after(729))
  expect((await rows('visit')).length).toBe(2)
  await eraseOldCounts(council.payload, after(731))
  expect(await rows('visit')).toEqual([])
})
