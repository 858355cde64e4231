import { expect, test } from 'vitest'
import { empty, example, loading, renderPage, unavailable } from '../../testing/render-page.tsx'
import * as page from './route.tsx'

const listsIn = (language: 'en' | 'mr') => ({
  works: example('healthWorks', language),
  inspectors: example('sanitationInspectors', language),
  facilities: example('treatmentFacilities', language),
  litigations: example('litigations', language),
  photos: example('healthPhotos', language),
})
const full = listsIn('en')

test('has four tables with their columns', () => {
  const { rows, getAllByRole } = renderPage(page, full)
  expect(getAllByRole('table')).toHaveLength(4)
  for (const head of [
    ['Sr. No.', 'Work'],
    ['Zone', 'Names and mobile number', 'Ward numbers'],
    ['Name', 'Location', 'Designed capacity (MTD)', 'Present intake (MTD)', 'Output'],
    ['Ward number', 'Name of the lawsuit'],
  ])
    expect(rows).toContainEqual(head)
  expect(rows).toContainEqual(['Biogas plant', 'Hill Road, Sahyanagar West', '5', '5', 'Electricity'])
  expect(rows).toContainEqual(['12', 'Appeal about the market lane encroachment'])
})

test('each ward of an inspector has a line of its own, and the number can be dialled', () => {
  const { elements, links } = renderPage(page, full)
  expect(
    elements('td li')
      .map(({ textContent }) => textContent)
      .slice(0, 3),
  ).toEqual(['1', '2', '3'])
  expect(links).toContain('tel:02515550120')
})

test('an inspector without wards has N/A, and without a number no link', () => {
  const lists = { ...full, inspectors: example('sanitationInspectors', 'en', 'without-wards') }
  const { rows, links } = renderPage(page, lists)
  expect(rows.find(([zone]) => zone === '7')?.[2]).toBe('N/A')
  expect(links.filter((link) => link.startsWith('tel:'))).toEqual([])
  const inspectors = example('sanitationInspectors', 'mr', 'without-wards')
  const marathi = renderPage(page, { ...listsIn('mr'), inspectors }, { language: 'mr' })
  expect(marathi.rows.find(([zone]) => zone === '७')?.[2]).toBe('लागू नाही')
})

test('in Marathi no ASCII digit is left in the tables', () => {
  const { rows, text } = renderPage(page, listsIn('mr'), { language: 'mr' })
  expect(rows.flat().join()).not.toMatch(/[0-9]/)
  expect(rows.flat().join()).toContain('०२५१-५५५-०१२०')
  expect(text).toContain('परिमंडळनिहाय स्वच्छता निरीक्षक')
})

test('a photograph has its caption, and a caption only in English is marked', () => {
  const photos = example('healthPhotos', 'en')
  const { text, languageOf } = renderPage(page, { ...listsIn('mr'), photos }, { language: 'mr' })
  expect(text).toContain('Fogging before the rains')
  expect(languageOf('Fogging before the rains')).toBe('en')
})

test.each([
  ['works', 'No data available'],
  ['inspectors', 'No data available'],
  ['facilities', 'No data available'],
  ['litigations', 'No data available'],
  ['photos', 'No photos available'],
])('the list of %s fails alone, and says so under its heading', (name, whenEmpty) => {
  const whole = renderPage(page, full)
  for (const [list, words] of [
    [loading, 'Loading...'],
    [unavailable, 'This information cannot be shown right now'],
    [empty, whenEmpty],
  ] as const) {
    const { headings, text, getAllByRole } = renderPage(page, { ...full, [name]: list })
    expect(text).toContain(words)
    expect(headings(2)).toEqual(whole.headings(2))
    expect(getAllByRole('table')).toHaveLength(name === 'photos' ? 4 : 3)
  }
})
