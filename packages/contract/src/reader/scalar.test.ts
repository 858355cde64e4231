import { expect, test } from 'vitest'
import { decimalFrom, numberFrom, recordIdFrom, statusFrom, textFrom } from './scalar.ts'

test.each([
  [7, 7],
  ['7', 7],
  [' 07 ', 7],
  ['७', 7],
  ['7.0', 7],
  ['7.5', undefined],
  [7.5, undefined],
  ['7 items', undefined],
  ['', undefined],
  [null, undefined],
  [{}, undefined],
  [Number.POSITIVE_INFINITY, undefined],
  ['99999999999999999999', undefined],
])('rule 3: %j as a number is %j', (value, expected) => {
  expect(numberFrom(value)).toBe(expected)
})

test.each([
  [149.35, '149.35'],
  ['05', '05'],
  [5, '5'],
  ['  रस्ता ', 'रस्ता'],
  [null, ''],
  [undefined, ''],
  [['a'], ''],
  [{ toString: () => 'trick' }, ''],
  [Number.NaN, ''],
])('rule 3: %j as text is %j', (value, expected) => {
  expect(textFrom(value)).toBe(expected)
})

test.each([
  ['6px', '6'],
  [0.068, '0.068'],
  ['२१२', '212'],
  ['red; background: url(x)', ''],
])('%j as a measure of the theme is %j', (value, expected) => {
  expect(decimalFrom(value)).toBe(expected)
})

test.each([
  ['1', 1],
  [1, 1],
  [true, 1],
  [undefined, 1],
  ['0', 0],
  [null, 0],
  ['active', 0],
])('rule 3: the status %j counts as %j', (value, expected) => {
  expect(statusFrom(value)).toBe(expected)
})

test('a missing id is not the same as an unreadable one', () => {
  expect(recordIdFrom('')).toBeUndefined()
  expect(recordIdFrom('first')).toBeNull()
})
