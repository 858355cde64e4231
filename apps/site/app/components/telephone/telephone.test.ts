import { expect, test } from 'vitest'
import { canBeTelephone, numbersOf, telephone } from './telephone.ts'

test.each([
  ['1800-555-010', 'tel:1800555010'],
  ['०२५१-५५५-०१००', 'tel:02515550100'],
  ['+91 251 555 0100', 'tel:+912515550100'],
  ['0251-555-0100;phone-context=evil.example?x', 'tel:02515550100'],
  ['ask at the counter', undefined],
])('%s is dialled as %s', (written, dialled) => {
  expect(telephone(written)).toBe(dialled)
})

test.each([
  ['0251-555-0182', ['0251-555-0182']],
  ['0251-555-0182 / 1800-555-011', ['0251-555-0182', '1800-555-011']],
  ['०२५१-५५५-०१८२, १८००-५५५-०११', ['०२५१-५५५-०१८२', '१८००-५५५-०११']],
  ['-', []],
  ['', []],
])('the field "%s" holds the numbers %j', (field, numbers) => {
  expect(numbersOf(field)).toEqual(numbers)
})

test.each([
  ['98200 12345', true],
  ['+91 251-555-0100', true],
  ['०२५१-५५५-०१००', true],
  ['(0251) 5550100', true],
  ['0251-555-0182 / 1800-555-011', true],
  ['5550140', true],
  ['none', false],
  ['नाही', false],
  ['-', false],
  ['12', false],
  ['9820012345 (home)', false],
  ['1234567890123456', false],
])('%j can be a telephone number: %j', (written, can) => {
  expect(canBeTelephone(written)).toBe(can)
})
