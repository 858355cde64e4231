import { expect, it } from 'vitest'
import { typedDay } from './typed-day.ts'

it.each([
  ['1/2/2017', '2017-02-01T12:00:00.000Z'],
  ['01.02.2017', '2017-02-01T12:00:00.000Z'],
  ['०१.०१.२०१७', '2017-01-01T12:00:00.000Z'],
  ['३१-१२-२०२६', '2026-12-31T12:00:00.000Z'],
  [' 29. 2. 2024 ', '2024-02-29T12:00:00.000Z'],
])('%s is the day first, then the month', (text, stored) => {
  expect(typedDay(text)).toBe(stored)
})

it.each(['31.02.2026', '29.2.2025', '1.13.2026', '0.1.2026', '1.1.26', '2026-12-31', 'उद्या', ''])(
  '“%s” is no day',
  (text) => {
    expect(typedDay(text)).toBeUndefined()
  },
)
