import { expect, test } from 'vitest'
import { tabAfter } from './tab-keys.ts'

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 4, 0],
  ['ArrowLeft', 0, 4],
  ['Home', 3, 0],
  ['End', 1, 4],
  ['Tab', 1, undefined],
])('%s on tab %i of five leads to %j', (key, active, next) => {
  expect(tabAfter(key, active, 5)).toBe(next)
})
