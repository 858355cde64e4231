import { expect, test } from 'vitest'
import { filesFrom, textsFrom } from './text-list.ts'
import { wardNumbersFrom } from './ward-numbers.ts'

test.each([
  [['/uploads/a.jpg'], ['/uploads/a.jpg']],
  ['["uploads\\\\a.jpg","/uploads/b c.jpg"]', ['/uploads/a.jpg', '/uploads/b%20c.jpg']],
  ['"[\\"/uploads/a.jpg\\"]"', ['/uploads/a.jpg']],
  ['[]', []],
  ['', []],
  [null, []],
  [{}, []],
  ['/uploads/a.jpg', ['/uploads/a.jpg']],
  ['["/uploads/a.jpg", null, {}, ""]', ['/uploads/a.jpg']],
  ['[broken', ['/%5Bbroken']],
])('rule 4: the images %j are %j', (value, expected) => {
  expect(filesFrom(value)).toEqual(expected)
})

test.each([
  [
    ['0251-555-0100', 2515550109],
    ['0251-555-0100', '2515550109'],
  ],
  ['0251-555-0100, 0251-555-0109', ['0251-555-0100', '0251-555-0109']],
  [undefined, []],
])('the phones %j are %j', (value, expected) => {
  expect(textsFrom(value)).toEqual(expected)
})

test.each([
  ['1,2,3', '1 2 3'],
  ['1, 2 ,3', '1 2 3'],
  ['1 2  3', '1 2 3'],
  ['१, २', '१ २'],
  [[1, 2], '1 2'],
  [5, '5'],
  [null, ''],
])('rule 9: the wards %j are %j', (value, expected) => {
  expect(wardNumbersFrom(value)).toBe(expected)
})
