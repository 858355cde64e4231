import { expect, test } from 'vitest'
import { empty, example, loaded, loading, renderPage, unavailable } from '../../testing/render-page.tsx'
import * as page from './route.tsx'

test.each([
  ['196466', '1,96,466', '१,९६,४६६'],
  ['1,96,466', '1,96,466', '१,९६,४६६'],
  ['35.68 Sq. Km.', '35.68 Sq. Km.', '३५.६८ Sq. Km.'],
  ['', '', ''],
])('a total of "%s" is written %s and %s', (total, english, marathi) => {
  const treeCensus = loaded<'treeCensus'>({ id: 1, language: 'en', description: 'Trees', total, wards: '' })
  expect(renderPage(page, { treeCensus }).rows[1]?.[2]).toBe(english)
  expect(renderPage(page, { treeCensus }, { language: 'mr' }).rows[1]?.[2]).toBe(marathi)
})

test('the census is a table of serial number, description and total', () => {
  const english = renderPage(page, { treeCensus: example('treeCensus') })
  expect(english.rows[0]).toEqual(['Sr. No.', 'Description', 'Total'])
  const marathi = renderPage(page, { treeCensus: example('treeCensus', 'mr') }, { language: 'mr' })
  expect(marathi.rows[0]).toEqual(['अ. क्र.', 'तपशील', 'एकूण'])
  expect(marathi.rows.flat().join()).not.toMatch(/[0-9]/)
})

test.each([
  ['loading', loading, 'Loading...'],
  ['failed', unavailable, 'Error loading data'],
  ['empty', empty, 'No data available'],
])('when the list is %s the page says so', (_, treeCensus, words) => {
  expect(renderPage(page, { treeCensus }).text).toContain(words)
})
