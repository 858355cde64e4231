import { expect, test } from 'vitest'
import { pageAsked, pagesFor, pageWindow, rowsOfPage } from './page-window.ts'

test.each([
  ['', 1],
  ['page=2', 2],
  ['page=99', 3],
  ['page=0', 1],
  ['page=-1', 1],
  ['page=two', 1],
  ['page=1.5', 1],
])('the address ?%s shows page %i of three', (search, page) => {
  expect(pageAsked(new URLSearchParams(search), 3)).toBe(page)
})

test('twenty-five presidents are three pages of at most twelve', () => {
  const presidents = Array.from({ length: 25 }, (_, index) => index + 1)
  expect(pagesFor(presidents.length, 12)).toBe(3)
  expect(rowsOfPage(presidents, 3, 12)).toEqual([25])
  expect(pagesFor(0, 12)).toBe(1)
})

test('few pages are all named, many leave gaps around the one in view', () => {
  expect(pageWindow(2, 3)).toEqual([1, 2, 3])
  expect(pageWindow(5, 12)).toEqual([1, undefined, 4, 5, 6, undefined, 12])
  expect(pageWindow(1, 12)).toEqual([1, 2, undefined, 12])
})
