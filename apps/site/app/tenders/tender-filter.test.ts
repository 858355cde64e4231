import { expect, test } from 'vitest'
import { example } from '../testing/render-page.tsx'
import { filtered, filterQuery, readTenderFilter, yearsOf } from './tender-filter.ts'

const rows = example('tenders', 'en', 'dated').value
const now = Date.parse('2026-12-15T12:00:00+05:30')
const found = (query: string) =>
  filtered(rows, readTenderFilter(new URLSearchParams(query)), now).map(({ description }) => description)

const [road, lamps, drains, nurses, scrap] = [
  'Concrete road, Ward 12',
  'Supply of LED lamps',
  'Covered drains, Ward 31',
  'Staff nurses, 12 posts',
  'Auction of scrap iron',
]

test('what is open comes first, the next to close at the top; a press release is not among them', () => {
  expect(found('')).toEqual([road, nurses, lamps, drains, scrap])
})

test.each([
  ['kind=recruitment', [nurses]],
  ['state=open', [road, nurses]],
  ['state=closed', [lamps]],
  ['state=result', [drains]],
  ['state=cancelled', [scrap]],
  ['department=3', [road, drains]],
  ['year=2025', [drains]],
  ['department=3&year=2026', [road]],
  ['kind=auction&state=open', []],
])('with %s', (query, expected) => {
  expect(found(query)).toEqual(expected)
})

test('what is no value of the filter is left out, and the rest stands in one order', () => {
  const query = 'year=2026&year=x&state=New&kind=tender&department=-1&other=1'
  expect(filterQuery(readTenderFilter(new URLSearchParams(query)))).toEqual([
    ['kind', 'tender'],
    ['year', '2026'],
  ])
})

test('the years are those of publication, in India, the newest first', () => {
  expect(yearsOf(rows)).toEqual(['2026', '2025'])
  const late = { ...rows[0], published: '2026-12-31T20:00:00.000Z' } as (typeof rows)[number]
  expect(yearsOf([late])).toEqual(['2027'])
})
