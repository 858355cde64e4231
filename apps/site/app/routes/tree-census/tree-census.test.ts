import { expect, test } from 'vitest'
import { formatIn } from '../../i18n/format.ts'
import { empty, example, loading, renderPage, unavailable } from '../../testing/render-page.tsx'
import { presentTreeCensus } from './present.ts'
import * as page from './route.tsx'

test.each([
  ['196466', '1,96,466', '१,९६,४६६'],
  ['1,96,466', '1,96,466', '१,९६,४६६'],
  ['35.68 Sq. Km.', '35.68 Sq. Km.', '३५.६८ Sq. Km.'],
  ['', '', ''],
])('a total of "%s" is written %s and %s', (total, english, marathi) => {
  const rows = [{ id: 1, language: 'en', description: 'Trees', total }] as const
  expect(presentTreeCensus(rows, formatIn('en'))[0]?.total).toBe(english)
  expect(presentTreeCensus(rows, formatIn('mr'))[0]?.total).toBe(marathi)
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
