import { readOpeningHours } from '@nagardwar/contract/browser'
import { expect, test } from 'vitest'
import { holidayDays, nextOpeningChange, openingStateAt } from './opening-state.ts'

// 23 November 2026 is a Monday.
const at = (day: string, clock: string): number => Date.parse(`${day}T${clock}:00+05:30`)
const monday = '2026-11-23'
const saturday = '2026-11-28'
const holidays = holidayDays([{ day: '2026-11-24' }, { day: '2026-11-25T00:00:00+05:30' }, { day: null }])

const lunch = 'Mo-Fr 09:45-13:00,14:00-18:15; PH off'
const night = 'Mo-Su 20:00-02:00'

test.each([
  ['before it opens', lunch, monday, '09:44', false, at(monday, '09:45')],
  ['from its first minute', lunch, monday, '09:45', true, at(monday, '13:00')],
  ['at lunch', lunch, monday, '13:00', false, at(monday, '14:00')],
  ['after lunch', lunch, monday, '14:00', true, at(monday, '18:15')],
  ['in the evening before two holidays', lunch, monday, '18:15', false, at('2026-11-26', '09:45')],
  ['on a holiday', lunch, '2026-11-24', '11:00', false, at('2026-11-26', '09:45')],
  [
    'on a holiday that it does not keep',
    'Mo-Fr 10:00-12:00',
    '2026-11-24',
    '11:00',
    true,
    at('2026-11-24', '12:00'),
  ],
  ['on a Saturday', lunch, saturday, '11:00', false, at('2026-11-30', '09:45')],
  ['before midnight', night, monday, '23:59', true, at('2026-11-24', '02:00')],
  ['after midnight', night, monday, '01:59', true, at(monday, '02:00')],
  ['when the night is over', night, monday, '02:00', false, at(monday, '20:00')],
  ['in a night that began on Sunday', 'Su 22:00-06:00', monday, '05:00', true, at(monday, '06:00')],
  [
    'from one day into the next',
    'Mo 10:00-24:00; Tu 00:00-12:00',
    monday,
    '20:00',
    true,
    at('2026-11-24', '12:00'),
  ],
] as const)('%s', (_, hours, day, clock, isOpen, changes) => {
  const read = readOpeningHours(hours)
  expect(read && openingStateAt(read, at(day, clock), holidays)).toEqual({ isOpen, changes })
})

test('day and night, nothing changes; with holidays off, the next one ends it', () => {
  const always = readOpeningHours('24/7')
  expect(always && openingStateAt(always, at(monday, '12:00'), holidays)).toEqual({ isOpen: true })
  const nearly = readOpeningHours('24/7; PH off')
  expect(nearly && openingStateAt(nearly, at(monday, '12:00'), holidays)).toEqual({
    isOpen: true,
    changes: at('2026-11-24', '00:00'),
  })
})

test('the first change of several places is the next one; what cannot be read changes nothing', () => {
  expect(nextOpeningChange([lunch, night, '', 'sometimes'], at(monday, '10:00'), holidays)).toBe(
    at(monday, '13:00'),
  )
  expect(nextOpeningChange(['', 'sometimes'], at(monday, '10:00'), holidays)).toBe(Number.POSITIVE_INFINITY)
  // At midnight "opens tomorrow" is no longer right.
  expect(nextOpeningChange([lunch], at(monday, '19:00'), holidays)).toBe(at('2026-11-24', '00:00'))
})
