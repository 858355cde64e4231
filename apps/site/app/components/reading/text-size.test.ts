import { expect, test } from 'vitest'
import { asTextStep, stepFrom } from './text-size.ts'

test('A+ and A- move one step and stop at the ends', () => {
  expect(stepFrom(0, 1)).toBe(1)
  expect(stepFrom(3, 1)).toBe(3)
  expect(stepFrom(-1, -1)).toBe(-1)
  expect(stepFrom(3, 0)).toBe(0)
})

test.each([null, undefined, '', 'large', '99', '1.5'])(
  'what the device remembers as %j is the normal size',
  (value) => {
    expect(asTextStep(value)).toBe(0)
  },
)
