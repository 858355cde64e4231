import { expect, test } from 'vitest'
import { wardNumbers } from './ward-numbers.ts'

test.each([
  ['1 2 3', ['1', '2', '3']],
  ['  9   10\t11 ', ['9', '10', '11']],
  ['1, 2,3', ['1', '2', '3']],
  ['1 2, 3', ['1', '2', '3']],
  ['1/2;3', ['1', '2', '3']],
  ['7', ['7']],
  ['4 4 5', ['4', '5']],
  ['4A ४७', ['4A', '४७']],
  ['North South', ['North', 'South']],
  ['Ward No. 2, Ward North, Station Road', ['2', 'North', 'Station Road']],
  ['', []],
  ['   ', []],
  [' , ', []],
])('"%s" are %j', (written, wards) => {
  expect(wardNumbers(written)).toEqual(wards)
})
