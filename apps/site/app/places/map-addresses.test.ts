import { expect, test } from 'vitest'
import { appAddress, embeddedMap, mapPage } from './map-addresses.ts'

const place = { latitude: 19.2437, longitude: 73.316 }

test('a map comes from OpenStreetMap, or from the server of the council’s own map', () => {
  expect(embeddedMap(place, '')).toBe(
    'https://www.openstreetmap.org/export/embed.html?bbox=73.3080%2C19.2397%2C73.3240%2C19.2477&layer=mapnik&marker=19.2437%2C73.316',
  )
  const own = 'https://maps.town.example/export/embed.html?bbox=1'
  expect(mapPage(place, own)).toBe(
    'https://maps.town.example/?mlat=19.2437&mlon=73.316#map=17/19.2437/73.316',
  )
  expect(mapPage(place, 'https://elsewhere.example/maps?q=1')).toMatch(/^https:\/\/www\.openstreetmap\.org\//)
})

test('a phone gets the place with its name', () => {
  expect(appAddress(place, 'Sahya (East)')).toBe('geo:19.2437,73.316?q=19.2437,73.316(Sahya%20%20East)')
})
