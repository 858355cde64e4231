import type { Row } from '@nagardwar/contract/browser'
import { describe, expect, test } from 'vitest'
import { formatIn } from '../../i18n/format.ts'
import { empty, example, loaded, loading, renderPage, unavailable } from '../../testing/render-page.tsx'
import { presentMembers } from './present.ts'
import * as page from './route.tsx'

const member = (changes: Partial<Row<'electedMembers'>> = {}): Row<'electedMembers'> => ({
  id: 1,
  language: 'en',
  name: 'A member',
  post: '',
  party: '',
  reservation: '',
  ward: '12',
  start: '2015-05-20',
  end: '2020-05-19',
  mobile: '0251-555-0110',
  image: '/uploads/member.jpg',
  ...changes,
})
const presented = (changes: Partial<Row<'electedMembers'>>, language: 'en' | 'mr' = 'en') =>
  presentMembers([member(changes)], formatIn(language), 'Present')[0]

test.each([
  ['a term that has ended', {}, '20.05.2015 – 19.05.2020'],
  ['no end', { end: null }, '20.05.2015 – Present'],
  ['an end that no calendar has', { end: '2020-02-31' }, '20.05.2015 – Present'],
  ['no start', { start: null }, '19.05.2020'],
  ['neither', { start: null, end: null }, 'Present'],
])('the term of a member with %s', (_, changes, expected) => {
  expect(presented(changes)?.term).toBe(expected)
})

test.each([
  ['0251-555-0110', 'en', { written: '0251-555-0110', href: 'tel:02515550110' }],
  ['0251-555-0110', 'mr', { written: '०२५१-५५५-०११०', href: 'tel:02515550110' }],
  ['०२५१-५५५-०११०', 'mr', { written: '०२५१-५५५-०११०', href: 'tel:02515550110' }],
  ['-', 'en', undefined],
  ['', 'en', undefined],
] as const)('the mobile number "%s" in %s', (mobile, language, expected) => {
  expect(presented({ mobile }, language)?.mobile).toEqual(expected)
})

test.each([
  ['Ward No. 02', 'en', 'Ward 02 Mobile'],
  ['Ward 2', 'en', 'Ward 2 Mobile'],
  ['प्रभाग क्र. २', 'mr', 'प्रभाग २ मोबाइल'],
  ['Ward', 'en', 'Ward Ward Mobile'],
] as const)('the ward "%s" in %s is not called a ward twice', (ward, language, expected) => {
  const members = loaded<'electedMembers'>(member({ ward, language }))
  expect(renderPage(page, { members, wards: empty }, { language }).text).toContain(expected)
})

describe('the page of elected members', () => {
  test('shows of each the name, ward, term, mobile number and portrait', () => {
    const { text, links, pictureSources, headings } = renderPage(page, {
      members: example('electedMembers'),
      wards: empty,
    })
    expect(text).toMatch(/Ward 1 Mobile No\. 0251-555-0110 Term 20\.05\.2015 – 19\.05\.2020/)
    expect(text).toContain('20.05.2015 – Present')
    expect(links).toContain('tel:02515550110')
    expect(pictureSources.join()).toContain('uploads/member-1.jpg')
    expect(headings(3)).toHaveLength(14)
  })

  test('is in Devanagari digits in Marathi', () => {
    const { text, links } = renderPage(
      page,
      { members: example('electedMembers', 'mr'), wards: empty },
      { language: 'mr' },
    )
    expect(text).toMatch(/प्रभाग १ मोबाइल क्र\. ०२५१-५५५-०११० कार्यकाळ २०\.०५\.२०१५ – १९\.०५\.२०२०/)
    expect(text).toContain('२०.०५.२०१५ – आजपर्यंत')
    expect(links).toContain('tel:02515550110')
  })

  test('shows a member of whom only the name is known', () => {
    const { text } = renderPage(page, {
      members: example('electedMembers', 'en', 'only-a-name'),
      wards: empty,
    })
    expect(text).toContain('Term Present')
    for (const label of ['Ward', 'Mobile No.', 'Party', 'Reservation']) expect(text).not.toContain(label)
  })

  test.each([
    ['en', 'Vice-president Party Independent Ward 12 Reservation of the seat General (women) Term'],
    ['mr', 'उपनगराध्यक्ष पक्ष अपक्ष प्रभाग १२ जागेचे आरक्षण सर्वसाधारण (महिला) कार्यकाळ'],
  ] as const)('in %s shows post, party and reservation where they are given', (language, expected) => {
    const members = example('electedMembers', language, 'all-facts')
    expect(renderPage(page, { members, wards: empty }, { language }).text).toContain(expected)
  })

  test.each([
    ['loading', loading, 'Loading...'],
    ['failed', unavailable, 'This information cannot be shown right now'],
    ['empty', empty, 'No data available'],
  ])('when the list is %s the page says so', (_, members, words) => {
    expect(renderPage(page, { members, wards: empty }).text).toContain(words)
  })

  test.each([
    ['en', 'Ward or area', 'By area'],
    ['mr', 'प्रभाग किंवा परिसर', 'परिसरानुसार'],
  ] as const)('in %s has a choice of the ward, by its number or an area in it', (language, label, byArea) => {
    const lists = { members: example('electedMembers', language), wards: example('wards', language) }
    const { getByLabelText } = renderPage(page, lists, { language })
    expect(getByLabelText(label).querySelector(`optgroup[label="${byArea}"] option`)).not.toBeNull()
  })
})
