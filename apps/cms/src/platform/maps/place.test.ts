import { expect, test } from 'vitest'
import { mapFor, placeIn } from './place.ts'

const here = { latitude: 19.2437, longitude: 73.316 }

test.each([
  '19.2437, 73.316',
  '१९.२४३७, ७३.३१६',
  '19.2437 73.316',
  'https://www.openstreetmap.org/#map=17/19.2437/73.316',
  'https://www.openstreetmap.org/?mlat=19.2437&mlon=73.316#map=12/18.0/74.0',
  'https://www.google.com/maps/@19.2437,73.316,17z',
  'https://www.google.com/maps/place/X/@18.9,73.9,17z/data=!3d19.2437!4d73.316',
  'https://maps.google.com/?q=19.2437,73.316',
  'geo:19.2437,73.316',
])('%s is the place', (text) => {
  expect(placeIn(text)).toEqual(here)
})

test.each(['73.316, 19.2437', '19.2437', 'Nadgaon', '51.5, -0.12', '', 'https://maps.app.goo.gl/abc'])(
  '“%s” is none in Maharashtra',
  (text) => {
    expect(placeIn(text)).toBeUndefined()
  },
)

test('the map follows the place, and one that staff chose stays', () => {
  const ours = mapFor(here, {})
  const elsewhere = { latitude: 18.5, longitude: 73.8 }
  expect(ours).toContain('marker=19.2437%2C73.316')
  expect(mapFor(elsewhere, { ...here, mapUrl: ours })).toContain('marker=18.5%2C73.8')
  expect(mapFor(elsewhere, { ...here, mapUrl: 'https://maps.example/own' })).toBe('https://maps.example/own')
  expect(mapFor(undefined, { ...here, mapUrl: ours })).toBeNull()
})
