import { expect, test } from 'vitest'
import { empty, example, loaded, loading, renderPage, unavailable } from '../../testing/render-page.tsx'
import * as page from './route.tsx'

test('the contacts are listed with description, mobile number and vendor', () => {
  const { rows, links } = renderPage(page, { electricContacts: example('electricContacts') })
  expect(rows[0]).toEqual(['Sr. No.', 'Description', 'Mobile No.', 'Vendor name'])
  expect(rows[1]).toEqual(['1', 'Street lamps, eastern division', '0251-555-0141', 'Prakash Light Services'])
  expect(links).toContain('tel:02515550141')
})

test('in Marathi a number is read in Devanagari and dialled in ASCII digits', () => {
  const lists = { electricContacts: example('electricContacts', 'mr') }
  const { rows, links } = renderPage(page, lists, { language: 'mr' })
  expect(rows[1]?.[2]).toBe('०२५१-५५५-०१४१')
  expect(links).toContain('tel:02515550141')
})

test('a contact without a number has no link', () => {
  const contact = { id: 1, language: 'en', description: 'Lamps', mobile: '', vendor: '', wards: '' } as const
  const { links } = renderPage(page, { electricContacts: loaded<'electricContacts'>(contact) })
  expect(links.filter((link) => link.startsWith('tel:'))).toEqual([])
})

test.each([
  ['loading', loading, 'Loading...'],
  ['failed', unavailable, 'This information cannot be shown right now'],
  ['empty', empty, 'No data available'],
])(
  'when the list is %s the number of lamps that the council gave is still there',
  (_, electricContacts, words) => {
    const wording = new Map([['facts:streetLamps', '15418']])
    const { text } = renderPage(page, { electricContacts }, { start: { wording } })
    expect(text).toContain(words)
    expect(text).toContain('15,418')
    expect(renderPage(page, { electricContacts }).text).not.toMatch(/Street lamps [\d,]+/)
  },
)
