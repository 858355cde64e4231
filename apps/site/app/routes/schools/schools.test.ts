import { expect, test } from 'vitest'
import { empty, example, loading, renderPage, unavailable } from '../../testing/render-page.tsx'
import * as page from './route.tsx'

const schools = example('schools')
const photos = example('schoolPhotos')

test('the schools are numbered, with address and medium', () => {
  const { rows } = renderPage(page, { schools, photos })
  expect(rows[0]).toEqual(['Sr. No.', 'School name', 'Address', 'Medium'])
  expect(rows[1]).toEqual(['1', 'Council Primary School No. 1', 'Lake Road', 'Marathi'])
})

test('the photographs have a tab of their own, and open large', () => {
  const wording = new Map([['image:/uploads/school-1.jpg', 'Children in the yard']])
  const { linksToDialogs, pictures, getAllByRole, getByRole } = renderPage(
    page,
    { schools, photos },
    { start: { wording } },
  )
  expect(getAllByRole('tab')).toHaveLength(2)
  expect(getByRole('tab', { name: 'Schools Photo Gallery', selected: false })).toBe(getAllByRole('tab')[1])
  expect(linksToDialogs).toHaveLength(3)
  expect(pictures).toContain('Children in the yard')
})

test('in Marathi no ASCII digit is left in the table, and the tabs are Marathi', () => {
  const lists = { schools: example('schools', 'mr'), photos }
  const { rows, text } = renderPage(page, lists, { language: 'mr' })
  expect(rows[0]).toEqual(['अ. क्र.', 'शाळेचे नाव', 'पत्ता', 'माध्यम'])
  expect(rows.flat().join()).not.toMatch(/[0-9]/)
  expect(text).toContain('शाळांचे छायाचित्र दालन')
})

test.each([
  ['loading', loading, 'Loading...'],
  ['failed', unavailable, 'This information cannot be shown right now'],
  ['empty', empty, 'No data available'],
])('when the schools are %s the photographs are still there', (_, list, words) => {
  const { text, linksToDialogs } = renderPage(page, { schools: list, photos })
  expect(text).toContain(words)
  expect(linksToDialogs).toHaveLength(3)
})

test.each([
  ['loading', loading, 'Loading...'],
  ['failed', unavailable, 'This information cannot be shown right now'],
  ['empty', empty, 'No photos available'],
])('when the photographs are %s the schools are still there', (_, list, words) => {
  const { text, rows } = renderPage(page, { schools, photos: list })
  expect(text).toContain(words)
  expect(rows).toHaveLength(4)
})
