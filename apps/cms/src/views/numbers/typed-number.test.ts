import { expect, test } from 'vitest'
import { typedNumber } from './typed-number.ts'

test.each([
  ['12', 12],
  ['१२', 12],
  [' १९.२४५ ', 19.245],
  ['-7', -7],
  ['१,२५,०००', 125_000],
  ['0', 0],
])('%j is the number %d', (text, number) => {
  expect(typedNumber(text)).toBe(number)
})

test.each(['', 'बारा', '12 wards', '1e3', '12,', '1,2', '.5', '--1', '9'.repeat(50)])(
  '%j is no number',
  (text) => {
    expect(typedNumber(text)).toBeUndefined()
  },
)
