import { expect, test } from 'vitest'
import { wardNumber } from './ward-number.ts'

test.each([
  ['Ward No. 02', '02'],
  ['WARD NUMBER: 7', '7'],
  ['Ward-7', '7'],
  ['प्रभाग क्र. २', '२'],
  ['प्रभाग क्रमांक २', '२'],
  ['Ward North', 'North'],
  ['Wardha Road', 'Wardha Road'],
  ['Wards 1 and 2', 'Wards 1 and 2'],
  ['प्रभागांची यादी', 'प्रभागांची यादी'],
  ['Ward', 'Ward'],
  ['12', '12'],
])('the ward "%s" is named %s after its label', (written, expected) => {
  expect(wardNumber(written)).toBe(expected)
})
