import { expect, test } from 'vitest'
import { numbersOf, telephone } from './telephone.ts'

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
