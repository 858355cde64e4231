import { describe, expect, test } from 'vitest'
import { readOpeningHours } from './opening-hours.ts'

test.each([
  '',
  'in the morning',
  'Mo-Fr 25:00-26:00',
  'Mo-Fr 09:70-10:00',
  'Mo-Fr',
  'PH off',
  'Mo-Su off',
  'Mo 09:00-10:00; later',
  'Mo 9-10',
])('"%s" is not read: nobody may say that it is open', (text) => {
  expect(readOpeningHours(text)).toBeUndefined()
})

describe('the week', () => {
  test('has the spans of each day, Monday first; a later part replaces an earlier one', () => {
    const { week = [] } = readOpeningHours('Mo-Sa 09:00-13:00,14:00-18:00; We 10:00-12:00') ?? {}
    expect(week[0]).toEqual([
      { from: 540, to: 780 },
      { from: 840, to: 1080 },
    ])
    expect(week[2]).toEqual([{ from: 600, to: 720 }])
    expect(week[6]).toEqual([])
  })

  test('may go over midnight, and over the end of the week', () => {
    const { week = [] } = readOpeningHours('Sa-Mo 20:00-02:00') ?? {}
    expect(week.map((spans) => spans[0]?.to)).toEqual([
      1560,
      undefined,
      undefined,
      undefined,
      undefined,
      1560,
      1560,
    ])
  })
})
