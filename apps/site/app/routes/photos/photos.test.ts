import type { Row } from '@nagardwar/contract/browser'
import { expect, test } from 'vitest'
import { empty, example, loaded, loading, renderPage, unavailable } from '../../testing/render-page.tsx'
import * as page from './route.tsx'

const photo = (id: number): Row<'photos'> => ({
  id,
  language: 'en',
  name: `Photo ${id} of the town`,
  image: `/uploads/${id}.jpg`,
  event: '',
  date: null,
  place: '',
})
const fifteen = loaded<'photos'>(...Array.from({ length: 15 }, (_, index) => photo(index + 1)))
const shownOn = (query: string) =>
  [
    ...renderPage(page, { photos: fifteen }, { path: `/photos${query}` }).text.matchAll(
      /Photo (\d+) of the town/g,
    ),
  ].map(([, number]) => Number(number))

test('all photos stand newest first, twelve a page', () => {
  expect(shownOn('')).toEqual([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4])
  expect(shownOn('?page=2')).toEqual([3, 2, 1])
})

test('a name that exists only in English is marked in Marathi', () => {
  const { languageOf } = renderPage(page, { photos: loaded(photo(1)) }, { language: 'mr' })
  expect(languageOf('Photo 1 of the town')).toBe('en')
})

test('a photo is a link to its picture until the script is there', () => {
  expect(renderPage(page, { photos: example('photos') }).links).toContain(
    '/images/w_1920,f_webp/uploads/gallery-11.jpg',
  )
})

const ofEvent = (
  id: number,
  event: string,
  date: string | null = '2026-07-05',
  place = '',
): Row<'photos'> => ({
  ...photo(id),
  event,
  date,
  place,
})

test('photos of one event and day are an album with its title, day and place', () => {
  const rows = loaded<'photos'>(
    photo(1),
    ofEvent(2, 'Tree planting'),
    ofEvent(3, 'Tree planting', '2026-07-05', 'Sahya Lake'),
    ofEvent(4, 'Tree planting', '2025-07-05'),
  )
  const { headings, text } = renderPage(page, { photos: rows }, { path: '/photos' })
  expect(headings(1, 2)).toEqual(['Photo gallery', 'Tree planting', 'Tree planting', 'Other photos'])
  expect(text).toMatch(/5\sJuly\s2025.*Photo 4.*5\sJuly\s2026, Sahya Lake.*Photo 3.*Photo 2.*Photo 1/u)
})

test('photos of no event are the other photos below the albums, though they are newer', () => {
  const { headings } = renderPage(page, { photos: loaded<'photos'>(ofEvent(1, 'Tree planting'), photo(2)) })
  expect(headings(1, 2)).toEqual(['Photo gallery', 'Tree planting', 'Other photos'])
})

test('a page without an event has no title more, and the day of no event is not shown', () => {
  const rows = loaded<'photos'>(photo(1), ofEvent(2, ''))
  const { headings, text } = renderPage(page, { photos: rows })
  expect(headings(1, 2)).toEqual(['Photo gallery', 'All photos'])
  expect(text).not.toContain('2026')
})

test('an album is told in Marathi, an event without a translation is marked', () => {
  const rows = loaded<'photos'>(ofEvent(1, 'वृक्षारोपण', '2026-07-05', 'सह्य तलाव'), ofEvent(2, 'Tree planting'))
  const { languageOf, text } = renderPage(page, { photos: rows }, { language: 'mr' })
  expect(text).toMatch(/५\sजुलै\s२०२६, सह्य तलाव/u)
  expect(languageOf('Tree planting')).toBe('en')
  const other = renderPage(
    page,
    { photos: loaded(ofEvent(1, 'वृक्षारोपण', null, 'Sahya Lake')) },
    { language: 'mr' },
  )
  expect(other.languageOf('Sahya Lake')).toBe('en')
})

test.each([
  ['loading', loading, 'Loading...'],
  ['failed', unavailable, 'This information cannot be shown right now'],
  ['empty', empty, 'No photos available'],
])('when the list is %s the page says so', (_, photos, words) => {
  expect(renderPage(page, { photos }).text).toContain(words)
})
