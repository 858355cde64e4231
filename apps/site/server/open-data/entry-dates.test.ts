import { expect, test } from 'vitest'
import { entryDates } from './entry-dates.ts'

const day = (at: string) => `${at}T00:00:00+05:30`

test.each([
  [
    'what was stored anew keeps the day of its publication',
    { published: '2026-03-16T00:00:00.000Z' },
    '2026-03-16',
    '2026-03-16',
  ],
  [
    'a corrigendum is a change',
    { published: '2026-03-16T00:00:00.000Z', history: [{ day: '2026-04-02T00:00:00.000Z' }, { day: null }] },
    '2026-03-16',
    '2026-04-02',
  ],
  [
    'without a day of its own a record counts from its last change',
    { published: null },
    undefined,
    '2026-11-27',
  ],
] as const)('%s', (_, row, published, updated) => {
  expect(entryDates({ ...row, last_changed: '2026-11-27' })).toEqual({
    published: published && day(published),
    updated: day(updated),
  })
})

test('a time of the day is kept, and nothing is known of what has no day', () => {
  const at = '2026-03-16T05:30:00.000Z'
  expect(entryDates({ published: at }).published).toBe(at)
  expect(entryDates({})).toEqual({ published: undefined, updated: undefined })
})
