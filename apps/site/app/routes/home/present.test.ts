import type { Row } from '@nagardwar/contract/browser'
import { expect, test } from 'vitest'
import { presentHeadOfficer, presentServices, presentSlides, presentWebsites } from './present.ts'

const officer = (description: string): Row<'headOfficer'> => ({
  id: 1,
  language: 'en',
  name: 'Smt. Nivedita Karmarkar',
  description,
  image: '',
})

test.each([
  ['', '', []],
  ['Chief Officer and Administrator', 'Chief Officer and Administrator', []],
  ['मुख्याधिकारी तथा प्रशासक', 'मुख्याधिकारी तथा प्रशासक', []],
  ['We read every message.', '', ['We read every message.']],
  ['प्रत्येक संदेश आम्ही वाचतो.', '', ['प्रत्येक संदेश आम्ही वाचतो.']],
  ['Namaskar\n\n  We read every message ', '', ['Namaskar', 'We read every message']],
])(
  'of the head officer’s text %j the office is %j and the word to residents %j',
  (text, role, paragraphs) => {
    expect(presentHeadOfficer(officer(text))).toMatchObject({ role, paragraphs })
  },
)

test('a head officer without a portrait has none', () => {
  expect(presentHeadOfficer(officer('')).portrait.path).toBeUndefined()
})

test('a website is called by its logo’s description, or by its own address', () => {
  const rows = [
    { id: 1, link: 'https://mpcb.gov.in/', logo: '/uploads/mpcb.png' },
    { id: 2, link: 'https://www.mygov.in/home', logo: '' },
  ]
  const textOf = (path: string) => (path === '/uploads/mpcb.png' ? 'Pollution Control Board' : '')
  expect(presentWebsites(rows, textOf).map(({ name }) => name)).toEqual([
    'Pollution Control Board',
    'mygov.in',
  ])
})

test('a website whose address leads nowhere is left out', () => {
  expect(presentWebsites([{ id: 1, link: '', logo: '/uploads/a.png' }], () => '')).toEqual([])
})

test('a service without a page is no link, and without icons has none', () => {
  const row: Row<'services'> = { id: 1, language: 'en', heading: 'Soon', link: '#', icon: '', hoverIcon: '' }
  expect(presentServices([row])).toEqual([
    { id: 1, label: 'Soon', to: { kind: 'none' }, picture: undefined, hoverPicture: undefined },
  ])
})

test('a slide’s description is its caption too', () => {
  expect(presentSlides([{ id: 1, image: '/uploads/lake.jpg' }], () => 'Sahya Lake')).toMatchObject([
    { path: '/uploads/lake.jpg', alt: 'Sahya Lake', caption: 'Sahya Lake' },
  ])
})
