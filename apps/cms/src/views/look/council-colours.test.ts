import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { councilColours } from './council-colours.ts'

const read = (file: string) => readFileSync(path.join(import.meta.dirname, file), 'utf8')

it('the desk wears the colours of the council’s settings, within the site’s bounds', () => {
  expect(councilColours({ brandHue: 18, brandChroma: 0.4, radius: 4 })).toEqual({
    '--brand-hue': '18',
    '--brand-chroma': '0.12',
    '--radius': '4px',
  })
})

it('a council that set none gets the site’s own', () => {
  expect(councilColours(undefined)).toEqual({})
  expect(councilColours({ brandHue: null })).toEqual({})
})

it('its lightness is that of the site', () => {
  const site = read('../../../../site/app/styles/tokens.css')
  const own = read('colours.css')
  for (const token of [
    '--brand-950',
    '--brand-900',
    '--brand-700',
    '--brand-300',
    '--brand-100',
    '--accent',
  ]) {
    const [value] = new RegExp(`${token}: oklch\\([^;]*;`).exec(site) ?? []
    expect(own).toContain(value)
  }
})
