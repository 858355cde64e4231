import { expect, test } from 'vitest'
import { kilometres, shownKilometres } from './distance.ts'
import { placedOf } from './placed.ts'

test('a hundredth of a degree to the north is 1.1 km', () => {
  const here = { latitude: 19.24, longitude: 73.31 }
  expect(kilometres(here, { latitude: 19.25, longitude: 73.31 })).toBeCloseTo(1.112, 3)
  expect(kilometres(here, here)).toBe(0)
})

test.each([
  [0, 0.1],
  [0.849, 0.8],
  [9.96, 10],
  [12.4, 12],
])('%f km is shown as %f', (distance, shown) => {
  expect(shownKilometres(distance)).toBe(shown)
})

test('only what staff have put on the map is a place', () => {
  const rows = [
    { id: 1, position: '19.2437, 73.316', hours: '24/7', name: 'A' },
    { id: 2, position: '', hours: '', name: 'B' },
    { id: 3, position: '73.3, 19.2', hours: '', name: 'the wrong way round' },
  ]
  expect(placedOf(rows, ({ name }) => ({ name }))).toEqual([
    {
      id: 1,
      name: 'A',
      position: { latitude: 19.2437, longitude: 73.316 },
      hours: '24/7',
      phone: '',
      entry: 'place-1',
    },
  ])
})
