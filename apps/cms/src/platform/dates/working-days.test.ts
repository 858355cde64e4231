import { expect, test } from 'vitest'
import { dayInIndia, workingDaysAfter } from './working-days.ts'

const none = new Set<string>()

test.each([
  ['the same day without any', '2026-11-27', 0, none, '2026-11-27'],
  ['over a weekend', '2026-11-27', 1, none, '2026-11-30'],
  ['from a Saturday', '2026-11-28', 2, none, '2026-12-01'],
  ['over a holiday', '2026-12-24', 1, new Set(['2026-12-25']), '2026-12-28'],
  ['over the end of a year', '2026-12-30', 3, none, '2027-01-04'],
  ['of three weeks', '2026-11-02', 15, new Set(['2026-11-10']), '2026-11-24'],
])('working days: %s', (_, from, days, holidays, expected) => {
  expect(workingDaysAfter(from, days, holidays)).toBe(expected)
})

test('a report at one in the morning in India is of that day', () => {
  expect(dayInIndia('2026-11-27T19:30:00.000Z')).toBe('2026-11-28')
})
