import { expect, test } from 'vitest'
import { empty, example, loading, renderPage, unavailable } from '../../testing/render-page.tsx'
import * as page from './route.tsx'

test('the council’s properties are listed with places and address, under a statement', () => {
  const { rows, text } = renderPage(page, { municipalProperties: example('municipalProperties') })
  expect(text).toContain('The following properties are owned by the council')
  expect(rows[0]).toEqual(['Sr. No.', 'Name', 'Places', 'Address'])
})

test('in Marathi no ASCII digit is left in the table', () => {
  const lists = { municipalProperties: example('municipalProperties', 'mr') }
  const { rows } = renderPage(page, lists, { language: 'mr' })
  expect(rows[0]).toEqual(['अ. क्र.', 'नाव', 'ठिकाणे', 'पत्ता'])
  expect(rows.flat().join()).not.toMatch(/[0-9]/)
})

test.each([
  ['loading', loading, 'Loading...'],
  ['failed', unavailable, 'This information cannot be shown right now'],
  ['empty', empty, 'No data available'],
])('when the list is %s the statement is still there', (_, municipalProperties, words) => {
  const { text } = renderPage(page, { municipalProperties })
  expect(text).toContain(words)
  expect(text).toContain('owned by the council')
})
