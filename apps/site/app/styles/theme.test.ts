import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { themeColour, themeRule } from './theme.ts'

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

test('the browser’s bar has the council’s own colour, bounded like the page’s', () => {
  expect(themeColour({ brandHue: 140, brandChroma: 0.1 })).toBe('oklch(0.275 0.075 140)')
  expect(themeColour({ brandHue: 999, brandChroma: 5 })).toBe('oklch(0.275 0.09 360)')
  expect(themeColour({ brandChroma: 0 })).toBe('oklch(0.275 0 212)')
})

test('without a colour of the council the bar is like the head of the page', () => {
  const tokens = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')
  const [, hue] = /--brand-hue: (\d+)/.exec(tokens) ?? []
  const [, chroma] = /--brand-chroma: ([\d.]+)/.exec(tokens) ?? []
  expect(tokens).toContain('--brand-900: oklch(0.275 calc(var(--brand-chroma) * 0.75) var(--brand-hue))')
  expect(themeColour(undefined)).toBe(themeColour({ brandHue: Number(hue), brandChroma: Number(chroma) }))
})
