import { expect, test } from 'vitest'
import { empty, example, loading, renderPage, unavailable } from '../../testing/render-page.tsx'
import * as page from './route.tsx'

test('a station is a card with image, heading, address and a phone to dial', () => {
  const wording = new Map([['image:/uploads/fire-station-east.jpg', 'Two engines before the gate']])
  const stations = example('fireStations')
  const { text, links, headings, pictures } = renderPage(page, { stations }, { start: { wording } })
  expect(headings(3)).toContain('Fire Station, East')
  expect(pictures).toContain('Two engines before the gate')
  expect(text).toContain('Address Station Road, Sahyanagar East Phone 0251-555-0101')
  expect(links).toContain('tel:02515550101')
})

test('in Marathi the number is read in Devanagari and dialled in ASCII digits', () => {
  const { text, links } = renderPage(page, { stations: example('fireStations', 'mr') }, { language: 'mr' })
  expect(text).toContain('दूरध्वनी ०२५१-५५५-०१०१')
  expect(links).toContain('tel:02515550101')
})

test('a station of which only the name is known keeps its place for an image', () => {
  const stations = example('fireStations', 'en', 'without-picture')
  const { elements, text, links, pictures } = renderPage(page, { stations })
  expect(text).toContain('Fire Station, North')
  expect(pictures).toEqual([])
  expect(elements('dt')).toEqual([])
  expect(links.filter((link) => link.startsWith('tel:'))).toEqual([])
})

test.each([
  ['loading', loading, 'Loading...'],
  ['failed', unavailable, 'This information cannot be shown right now'],
  ['empty', empty, 'No data available'],
])('when the list is %s the page says so', (_, stations, words) => {
  expect(renderPage(page, { stations }).text).toContain(words)
})
