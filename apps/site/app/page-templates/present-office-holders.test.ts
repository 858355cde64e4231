import { expect, test } from 'vitest'
import { formatIn } from '../i18n/format.ts'
import { presentOfficeHolders } from './present-office-holders.ts'

const holder = (id: number, start: string | null, end: string | null) => ({
  id,
  name: `Nr ${id}`,
  start,
  end,
})

test('the last in the list of the council comes first', () => {
  const holders = [1, 2, 3].map((id) => holder(id, null, null))
  expect(presentOfficeHolders(holders, formatIn('en'), 'Present').map(({ id }) => id)).toEqual([3, 2, 1])
})

test.each([
  [
    'the newest without an end is in office',
    ['2020-01-01', '2021-01-01', null],
    ['inOffice', undefined, undefined],
  ],
  [
    'an earlier one without an end is neither in office nor known to have left',
    ['2020-01-01', null, '2023-01-01'],
    [undefined, 'endUnknown', undefined],
  ],
  ['an end that no calendar has is none', ['0000-00-00', '2021-02-31'], ['inOffice', 'endUnknown']],
  ['a list of nothing but former ones', ['2020-01-01', '2021-01-01'], [undefined, undefined]],
])('%s', (_, ends, standings) => {
  const holders = ends.map((end, index) => holder(index, '2019-01-01', end))
  const shown = presentOfficeHolders(holders, formatIn('en'), 'Present')
  expect(shown.map(({ standing }) => standing)).toEqual(standings)
})

test.each([
  ['both dates', '2015-05-20', '2020-05-19', '20.05.2015 – 19.05.2020', '२०.०५.२०१५ – १९.०५.२०२०'],
  [
    'local midnight',
    '2015-05-19T18:30:00.000Z',
    '2020-05-18T18:30:00.000Z',
    '20.05.2015 – 19.05.2020',
    '२०.०५.२०१५ – १९.०५.२०२०',
  ],
  ['no end', '2015-05-20', null, '20.05.2015 – Present', '२०.०५.२०१५ – Present'],
  ['an empty end', '2015-05-20', '', '20.05.2015 – Present', '२०.०५.२०१५ – Present'],
  ['an end that no calendar has', '2015-05-20', '0000-00-00', '20.05.2015 – Present', '२०.०५.२०१५ – Present'],
  ['no dates', null, null, 'Present', 'Present'],
])('the term of somebody with %s', (_, start, end, english, marathi) => {
  const termIn = (language: 'en' | 'mr') =>
    presentOfficeHolders([holder(1, start, end)], formatIn(language), 'Present')[0]?.term
  expect([termIn('en'), termIn('mr')]).toEqual([english, marathi])
})
