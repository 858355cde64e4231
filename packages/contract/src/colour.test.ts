import { expect, test } from 'vitest'
import { contrastOf, oklchOf, rgbOf } from './colour.ts'

const white = { r: 255, g: 255, b: 255 }
const black = { r: 0, g: 0, b: 0 }

test.each([[{ r: 13, g: 85, b: 97 }], [{ r: 252, g: 173, b: 55 }], [{ r: 128, g: 0, b: 32 }]])(
  '%j is the same colour after both ways',
  (colour) => {
    expect(rgbOf(oklchOf(colour))).toEqual(colour)
  },
)

test('contrast is that of WCAG', () => {
  expect(contrastOf(white, black)).toBeCloseTo(21)
  expect(contrastOf(black, white)).toBeCloseTo(21)
  expect(contrastOf(white, { r: 118, g: 118, b: 118 })).toBeCloseTo(4.54, 2)
})
