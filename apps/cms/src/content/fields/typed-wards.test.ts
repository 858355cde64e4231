import { expect, test } from 'vitest'
import { typedWard, typedWards } from './typed-wards.ts'

test.each([
  ['1', '1'],
  ['1 2 3', '1 2 3'],
  ['१ २ ३', '१ २ ३'],
  ['1 12A', '1 12A'],
  ['३, ४', '३ ४'],
  ['1,2', '1 2'],
  [' 1  2 ', '1 2'],
  ['प्रभाग ३ अ', '३अ'],
  ['प्रभाग क्र. ३ व ४', '३ ४'],
  ['Wards 1, 2 and 5', '1 2 5'],
  ['1 to 4', '1 2 3 4'],
  ['१ ते ४, ७', '१ २ ३ ४ ७'],
  ['1-4', '1 2 3 4'],
  ['12-B', '12-B'],
  ['4 4 5', '4 5'],
])('"%s" are the wards %s', (typed, stored) => {
  expect(typedWards(typed)).toBe(stored)
  expect(typedWards(stored)).toBe(stored)
})

test.each(['all', '', 'सर्व', '5 to 1', '1 to 100000', 'Station Road', '-'])('"%s" are no wards', (typed) => {
  expect(typedWards(typed)).toBeUndefined()
})

test.each([
  ['1', '1'],
  ['१२', '१२'],
  ['12A', '12A'],
  ['12-B', '12-B'],
  ['१२अ', '१२अ'],
  ['Ward No. 1', '1'],
  ['प्रभाग क्र. १२', '१२'],
  ['प्रभाग ३ अ', '३अ'],
  ['One', 'One'],
  ['Twenty-one', 'Twenty-one'],
  ['एकशे वीस', 'एकशे वीस'],
  ['Ward North', 'North'],
])('"%s" is the ward %s', (typed, stored) => {
  expect(typedWard(typed)).toBe(stored)
  expect(typedWard(stored)).toBe(stored)
})

test.each(['1 2', '-', 'one!', ''])('"%s" is no ward', (typed) => {
  expect(typedWard(typed)).toBeUndefined()
})
