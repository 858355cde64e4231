import { expect, test } from 'vitest'
import { pageWindow } from './page-window.ts'

test('few pages are all named, many leave gaps around the one in view', () => {
  expect(pageWindow(2, 3)).toEqual([1, 2, 3])
  expect(pageWindow(5, 12)).toEqual([1, undefined, 4, 5, 6, undefined, 12])
  expect(pageWindow(1, 12)).toEqual([1, 2, undefined, 12])
})
