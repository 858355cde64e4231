import type { Row } from '@nagardwar/contract/browser'
import { expect, test } from 'vitest'
import { empty, example, loaded, loading, renderPage, unavailable } from '../../testing/render-page.tsx'
import { testBodies } from '../../testing/test-bodies.ts'
import * as page from './route.tsx'

const item = (id: number): Row<'news'> => ({
  id,
  language: 'en',
  label: '',
  description: `News number ${id}.`,
  published: '2026-11-14',
})
const twelve = loaded<'news'>(...Array.from({ length: 12 }, (_, index) => item(index + 1)))
const shownOn = (query: string) =>
  [
    ...renderPage(page, { news: twelve }, { path: `/news${query}` }).text.matchAll(/News number (\d+)\./g),
  ].map(([, number]) => Number(number))

test('each stands with its day, in Devanagari digits in Marathi', () => {
  const news = loaded(item(1))
  expect(renderPage(page, { news }).text).toContain('News number 1. 14.11.2026')
  expect(renderPage(page, { news }, { language: 'mr' }).text).toContain('१४.११.२०२६')
})

test('all news stand newest first, ten a page', () => {
  expect(shownOn('')).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3])
  expect(shownOn('?page=2')).toEqual([2, 1])
})

test('one page of them that the document brought is shown as it is', () => {
  const news = { ...loaded<'news'>(item(3), item(4)), numbers: { page: 2, pages: 7 } }
  const { text, links } = renderPage(page, { news }, { path: '/news?page=2' })
  expect(text).toMatch(/News number 4\..*News number 3\./)
  expect(links).toContain('/news?page=7')
})

test('new ones have a badge, in Marathi too', () => {
  expect(renderPage(page, { news: example('news') }).text).toMatch(/Cleanliness drive in all wards New/)
  const { text } = renderPage(page, { news: example('news', 'mr') }, { language: 'mr' })
  expect(text).toMatch(/१२ जून रोजी सदनिकांची सोडत.*नवीन/)
})

testBodies(page, 'news', 'news')

test.each([
  ['loading', loading, 'Loading...'],
  ['failed', unavailable, 'This information cannot be shown right now'],
  ['empty', empty, 'No news available'],
])('when the list is %s the page says so', (_, news, words) => {
  expect(renderPage(page, { news }).text).toContain(words)
})
