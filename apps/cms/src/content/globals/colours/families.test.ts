import { readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { coloursOfEmblem } from '../../../features/setup/colours/colours-of-emblem.ts'
import { families, leastContrast, passes } from './families.ts'

test('every family can be read', () => {
  for (const { value, colours } of families) expect(leastContrast(colours), value).toBeGreaterThanOrEqual(4.5)
})

test('so can whatever hue an emblem has, as weak or as strong as the site allows', () => {
  for (let brandHue = 0; brandHue < 360; brandHue += 5)
    for (const brandChroma of [0.03, 0.12])
      expect(passes({ brandHue, brandChroma, accentHue: (brandHue + 180) % 360, accentChroma: 0.11 })).toBe(
        true,
      )
})

test('what is measured is what the site lays on what', () => {
  const tokens = readFileSync(
    path.join(import.meta.dirname, '../../../../../site/app/styles/tokens.css'),
    'utf8',
  )
  for (const token of [
    '--brand-950: oklch(0.215 calc(var(--brand-chroma) * 0.55)',
    '--brand-900: oklch(0.275 calc(var(--brand-chroma) * 0.75)',
    '--brand-700: oklch(0.415 var(--brand-chroma)',
    '--brand-300: oklch(0.83 calc(var(--brand-chroma) * 0.75)',
    '--brand-100: oklch(0.945 calc(var(--brand-chroma) * 0.28)',
    '--accent: oklch(0.805 var(--accent-chroma)',
    '--on-deep-soft: oklch(0.865 calc(var(--brand-chroma) * 0.35)',
    '--on-accent: oklch(0.25 0.045',
  ])
    expect(tokens).toContain(token)
})

const plain = (background: string) =>
  sharp({ create: { width: 80, height: 80, channels: 4, background } })
    .png()
    .toBuffer()

test('an emblem gives its main hue, and none where it is black and white', async () => {
  expect(await coloursOfEmblem(await plain('#0b6b3a'))).toMatchObject({ accentHue: 72 })
  expect((await coloursOfEmblem(await plain('#0b6b3a')))?.brandHue).toBeCloseTo(155, -1)
  expect(await coloursOfEmblem(await plain('#222222'))).toBeUndefined()
  expect((await coloursOfEmblem(await plain('#f0a020')))?.accentHue).toBeGreaterThan(200)
})
