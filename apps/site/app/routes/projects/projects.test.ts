import type { Row } from '@nagardwar/contract/browser'
import { expect, test } from 'vitest'
import { empty, example, loaded, loading, renderPage, unavailable } from '../../testing/render-page.tsx'
import * as page from './route.tsx'

const notice = (id: number): Row<'projects'> => ({
  id,
  language: 'en',
  description: `Notice number ${id}.`,
  pdf: `/uploads/${id}.pdf`,

  files: { [`/uploads/${id}.pdf`]: { bytes: 421_888 } },
})
const eleven = loaded<'projects'>(...Array.from({ length: 11 }, (_, index) => notice(index + 1)))
const on = (query: string) => renderPage(page, { projects: eleven }, { path: `/projects${query}` })
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

test('has a title and introduction of its own in Marathi', () => {
  const { text } = renderPage(page, { projects: example('projects', 'mr') }, { language: 'mr' })
  expect(text).toContain('नगरपरिषदेचे प्रकल्प आणि त्यांचे दस्तऐवज.')
})

test.each([
  ['loading', loading, 'Loading...'],
  ['failed', unavailable, 'This information cannot be shown right now'],
  ['empty', empty, 'No projects available'],
])('when the list is %s the page says so', (_, projects, words) => {
  expect(renderPage(page, { projects }).text).toContain(words)
})
