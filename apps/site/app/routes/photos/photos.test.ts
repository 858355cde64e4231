import type { Row } from '@nagardwar/contract/browser'
import { expect, test } from 'vitest'
import { empty, example, loaded, loading, renderPage, unavailable } from '../../testing/render-page.tsx'
import * as page from './route.tsx'

const photo = (id: number): Row<'photos'> => ({
  id,
  language: 'en',
  name: `Photo ${id} of the town`,
  image: `/uploads/${id}.jpg`,
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

test.each([
  ['loading', loading, 'Loading...'],
  ['failed', unavailable, 'This information cannot be shown right now'],
  ['empty', empty, 'No photos available'],
])('when the list is %s the page says so', (_, photos, words) => {
  expect(renderPage(page, { photos }).text).toContain(words)
})
