import { tiredBy } from '@nagardwar/contract/testing/tired-by'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayAndHourIn } from './day-and-hour.ts'

test('day and hour are told apart, with or without a comma', () => {
  const moment = { day: '31.12.2026', hours: '17', minutes: '30' }
  expect(dayAndHourIn('31.12.2026, 17:30')).toEqual(moment)
  expect(dayAndHourIn('31.12.2026 17 . 30')).toEqual(moment)
  expect(dayAndHourIn('31.12.2026')).toBeUndefined()
  const unit = fc.constantFrom('1', '2', ' ', ',', ':', '.', '/')
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 14 }), (made) => {
      const [, day, hours, minutes] = /^(.*?)\s*,?\s+(\d{1,2})\s*[:.]\s*(\d{2})$/.exec(made.trim()) ?? []
      expect(dayAndHourIn(made.trim())).toEqual(day === undefined ? undefined : { day, hours, minutes })
    }),
    { numRuns: 20_000 },
  )
})

test('100,000 spaces are looked through within 50 ms of processor', () => {
  expect(tiredBy(dayAndHourIn)).toBeUndefined()
})
