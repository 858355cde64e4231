import { expect, test } from 'vitest'
import { pageOf, readPageNumber } from './page-of.ts'

const thirty = Array.from({ length: 30 }, (_, index) => index + 1)

test.each([
  [1, { first: 1, last: 12, page: 1 }],
  [3, { first: 25, last: 30, page: 3 }],
  [99, { first: 25, last: 30, page: 3 }],
  [0, { first: 1, last: 12, page: 1 }],
])('page %s of thirty items, twelve a page', (page, expected) => {
  const shown = pageOf(thirty, page, 12)
  expect({ first: shown.items[0], last: shown.items.at(-1), page: shown.page }).toEqual(expected)
  expect(shown.pages).toBe(3)
})

test('a list without items has one empty page', () => {
  expect(pageOf([], 1, 12)).toEqual({ items: [], page: 1, pages: 1 })
})

test.each([
  ['page=2', 2],
  ['', 1],
  ['page=', 1],
  ['page=0', 1],
  ['page=-1', 1],
  ['page=two', 1],
  ['page=1e3', 1],
  ['page=123456', 1],
])('the query "%s" asks for page %s', (query, page) => {
  expect(readPageNumber(new URLSearchParams(query))).toBe(page)
})
