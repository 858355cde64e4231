import { describe, expect, test } from 'vitest'
import { type EventRow, finalDay, isOnDay, isoDay, nextDay, past, toCome } from './event-time.ts'

type Repeats = EventRow['repeats']
const event = (day: string | null, lastDay: string | null = null, repeats: Repeats = '', time = '10:00') => ({
  day,
  lastDay,
  repeats,
  time,
  endTime: '',
  cancelledDays: [],
})
const at = (clock: string): number => Date.parse(`${clock}:00+05:30`)
const shown = (day: number | undefined) => (day === undefined ? undefined : isoDay(day))

describe('the next time of an event', () => {
  const series = (...days: (string | null)[]) => ({
    ...event('2026-12-02', '2026-12-23', 'weekly'),
    cancelledDays: days.map((day) => ({ day })),
  })
  test.each([
    ['on the day before one that was called off', series('2026-12-09'), '2026-12-08T09:00', '2026-12-16'],
    ['on a day that was called off', series('2026-12-09'), '2026-12-09T09:00', '2026-12-16'],
    ['when two in a row were', series('2026-12-16', '2026-12-09'), '2026-12-03T09:00', '2026-12-23'],
    ['when all that are left were', series('2026-12-23', null), '2026-12-17T09:00', undefined],
    [
      'when a day was called off that is none of its own',
      series('2026-12-08'),
      '2026-12-08T09:00',
      '2026-12-09',
    ],
    [
      'of one that takes place once, whose state says so',
      { ...event('2026-12-09'), cancelledDays: [{ day: '2026-12-09' }] },
      '2026-12-08T09:00',
      '2026-12-09',
    ],
  ])('%s', (_, given, clock, expected) => {
    expect(shown(nextDay(given, at(clock)))).toBe(expected)
  })

  test.each([
    ['once, before it', event('2026-12-15'), '2026-12-14T23:59', '2026-12-15'],
    ['once, until its day is over in India', event('2026-12-15'), '2026-12-15T23:59', '2026-12-15'],
    ['once, when its day is over', event('2026-12-15'), '2026-12-16T00:00', undefined],
    [
      'for several days, on the last of them',
      event('2027-01-23', '2027-01-26'),
      '2027-01-26T20:00',
      '2027-01-23',
    ],
    ['for several days, after them', event('2027-01-23', '2027-01-26'), '2027-01-27T00:00', undefined],
    [
      'a last day before the first is none',
      event('2026-12-15', '2026-12-01'),
      '2026-12-15T08:00',
      '2026-12-15',
    ],
    ['every day', event('2026-12-01', '2026-12-07', 'daily'), '2026-12-05T09:00', '2026-12-05'],
    ['every day, when it is over', event('2026-12-01', '2026-12-07', 'daily'), '2026-12-08T00:00', undefined],
    [
      'every Wednesday, on a Wednesday',
      event('2026-12-02', '2027-03-31', 'weekly'),
      '2026-12-16T22:00',
      '2026-12-16',
    ],
    [
      'every Wednesday, on a Thursday',
      event('2026-12-02', '2027-03-31', 'weekly'),
      '2026-12-17T00:00',
      '2026-12-23',
    ],
    [
      'every Wednesday, after the last',
      event('2026-12-02', '2026-12-20', 'weekly'),
      '2026-12-17T00:00',
      undefined,
    ],
    ['every Wednesday without an end', event('2026-12-02', null, 'weekly'), '2030-01-01T00:00', '2030-01-02'],
    ['every second Saturday', event('2026-11-14', '2027-05-31', 'monthly'), '2026-11-15T00:00', '2026-12-12'],
    [
      'every second Saturday, in the next year',
      event('2026-11-14', '2027-05-31', 'monthly'),
      '2026-12-13T00:00',
      '2027-01-09',
    ],
    [
      'every last Sunday, from a fifth one',
      event('2026-11-29', '2027-05-31', 'monthly'),
      '2026-12-01T00:00',
      '2026-12-27',
    ],
    [
      'every last Sunday, in February',
      event('2026-11-29', '2027-05-31', 'monthly'),
      '2027-02-01T00:00',
      '2027-02-28',
    ],
    ['where nobody gave a day', event(null), '2026-12-15T00:00', undefined],
  ] as const)('%s', (_, of, clock, expected) => {
    expect(shown(nextDay(of, at(clock)))).toBe(expected)
  })
})

test.each([
  [event('2026-12-15'), '2026-12-15'],
  [event('2026-12-02', '2026-12-20', 'weekly'), '2026-12-16'],
  [event('2026-11-14', '2027-01-08', 'monthly'), '2026-12-12'],
  [event('2026-11-29', '2026-12-01', 'monthly'), '2026-11-29'],
  [event('2026-12-01', '2026-12-07', 'daily'), '2026-12-07'],
  [event('2026-12-02', null, 'weekly'), undefined],
])('the last day of %o is %s', (of, expected) => {
  expect(shown(finalDay(of))).toBe(expected)
})

test('a day that the desk stored as its noon is the same day in India', () => {
  expect(shown(nextDay(event('2026-12-15T06:30:00.000Z'), at('2026-12-15T01:00')))).toBe('2026-12-15')
})

test('what is on today takes place today, or lasts over it', () => {
  const now = at('2026-12-16T12:00')
  expect(isOnDay(event('2026-12-02', '2027-03-31', 'weekly'), now)).toBe(true)
  expect(isOnDay(event('2026-12-03', '2027-03-31', 'weekly'), now)).toBe(false)
  expect(isOnDay(event('2026-12-14', '2026-12-18'), now)).toBe(true)
  expect(isOnDay(event('2026-12-17'), now)).toBe(false)
})

test('the next one stands first, by its hour on the same day; what is over, the latest first', () => {
  const now = at('2026-12-15T12:00')
  const rows = [
    event('2026-12-20'),
    event('2026-12-15', null, '', '16:00'),
    event('2026-12-02', '2027-03-31', 'weekly'),
    event('2026-12-15', null, '', '09:00'),
    event('2026-11-02'),
    event('2026-12-01', '2026-12-07', 'daily'),
    event(null),
  ]
  expect(
    toCome(rows, now).map((row) => rows.findIndex(({ day, time }) => day === row.day && time === row.time)),
  ).toEqual([3, 1, 2, 0])
  expect(past(rows, now)).toEqual([rows[5], rows[4], rows[6]])
})
