import type { Row } from '@nagardwar/contract/browser'
import { expect, test } from 'vitest'
import { empty, example, loaded, loading, renderPage, unavailable } from '../../testing/render-page.tsx'
import * as page from './route.tsx'

const notice = (id: number): Row<'tenders'> => ({
  id,
  language: 'en',
  description: `Notice number ${id}.`,
  pdf: `/uploads/${id}.pdf`,
  status: '-',
  files: { [`/uploads/${id}.pdf`]: { bytes: 421_888 } },
})
const eleven = loaded<'tenders'>(...Array.from({ length: 11 }, (_, index) => notice(index + 1)))
const on = (query: string) => renderPage(page, { tenders: eleven }, { path: `/press-releases${query}` })
const shownOn = (query: string) =>
  [...on(query).text.matchAll(/Notice number (\d+)\./g)].map(([, number]) => Number(number))

test('all of them stand in the council’s order, ten a page', () => {
  expect(shownOn('')).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  expect(shownOn('?page=2')).toEqual([11])
})

test('each leads to its document and says its type and size', () => {
  const { links, text } = on('?page=2')
  expect(links).toContain('/api/uploads/11.pdf')
  expect(text).toMatch(/Notice number 11\. PDF, 412 KB \(opens in a new tab\)/)
})

test('one with the status New has a badge, in Marathi too', () => {
  expect(renderPage(page, { tenders: example('tenders') }).text.match(/New PDF/g)).toHaveLength(2)
  const { text } = renderPage(page, { tenders: example('tenders', 'mr') }, { language: 'mr' })
  expect(text).toContain('एलईडी दिव्यांचा पुरवठा नवीन पीडीएफ')
})

test.each([
  ['loading', loading, 'Loading...'],
  ['failed', unavailable, 'This information cannot be shown right now'],
  ['empty', empty, 'No press releases available'],
])('when the list is %s the page says so', (_, tenders, words) => {
  expect(renderPage(page, { tenders }).text).toContain(words)
})
