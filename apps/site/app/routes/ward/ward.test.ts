import { expect, test } from 'vitest'
import { empty, example, loaded, loading, renderPage, unavailable } from '../../testing/render-page.tsx'
import * as page from './route.tsx'

test('the wards are listed with serial number, number and name', () => {
  const { rows } = renderPage(page, { wards: example('wards') })
  expect(rows[0]).toEqual(['Sr. No.', 'Ward No.', 'Ward name'])
  expect(rows[1]?.slice(0, 2)).toEqual(['1', '1'])
  expect(rows).toHaveLength(example('wards').value.length + 1)
})

test('in Marathi the numbers are in Devanagari digits', () => {
  const { rows } = renderPage(page, { wards: example('wards', 'mr') }, { language: 'mr' })
  expect(rows[0]).toEqual(['अ. क्र.', 'प्रभाग क्र.', 'प्रभागाचे नाव'])
  expect(rows[1]?.slice(0, 2)).toEqual(['१', '१'])
})

test('a number that a server writes as "Ward No. 02" is the number alone under its heading', () => {
  const wards = loaded<'wards'>({ id: 1, language: 'en', number: 'Ward No. 02', name: 'Station', areas: '' })
  expect(renderPage(page, { wards }).rows[1]).toEqual(['1', '02', 'Station'])
  expect(renderPage(page, { wards }, { language: 'mr' }).rows[1]).toEqual(['१', '०२', 'Station'])
})

test('areas lead to their wards, in the order of the alphabet, one in two wards twice', () => {
  const wards = loaded<'wards'>(
    { id: 1, language: 'en', number: '1', name: 'Lake', areas: 'Market Lane\n\nÉclair Court' },
    { id: 2, language: 'en', number: '2', name: 'Fort', areas: ' Market Lane \nMarket Lane\nArches' },
  )
  const { getAllByRole, headings } = renderPage(page, { wards })
  expect(headings(2)).toContain('Find your ward by area')
  const links = getAllByRole('link', { name: /, ward / })
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Arches, ward 2', '/ward/2'],
    ['Éclair Court, ward 1', '/ward/1'],
    ['Market Lane, ward 1', '/ward/1'],
    ['Market Lane, ward 2', '/ward/2'],
  ])
})

test('where no ward has areas nothing is said of them', () => {
  const wards = loaded<'wards'>({ id: 1, language: 'en', number: '1', name: 'Lake', areas: '' })
  expect(renderPage(page, { wards }).text).not.toMatch(/by area/i)
})

test.each([
  ['loading', loading, 'Loading...'],
  ['failed', unavailable, 'This information cannot be shown right now'],
  ['empty', empty, 'No data available'],
])('when the list is %s the page says so', (_, wards, words) => {
  const { text, rows } = renderPage(page, { wards })
  expect(text).toContain(words)
  expect(rows).toEqual([])
})
