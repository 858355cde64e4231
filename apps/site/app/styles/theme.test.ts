import { expect, test } from 'vitest'
import { themeRule } from './theme.ts'

test('a council’s values become one rule', () => {
  expect(themeRule({ brandHue: 140, radius: 8 })).toBe(':root{--brand-hue:140;--radius:8px}')
})

test('a council that sets nothing keeps the default look', () => {
  expect(themeRule(undefined)).toBe('')
  expect(themeRule({})).toBe('')
})

test('values beyond the scale stop at its end, and text that is no number is left out', () => {
  const odd = { brandChroma: 5, accentHue: 'red;}body{display:none' } as unknown as Parameters<
    typeof themeRule
  >[0]
  expect(themeRule(odd)).toBe(':root{--brand-chroma:0.12}')
})
