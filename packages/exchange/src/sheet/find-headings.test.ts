import { expect, test } from 'vitest'
import { fieldBy, findHeadings, headingsIn, likelyHeadings } from './find-headings.ts'

const name = { en: 'Name', mr: 'नाव' }
const number = { en: 'Number', mr: 'क्रमांक' }
const fieldOf = fieldBy([
  { field: 'name', label: name, others: ['name.en'] },
  { field: 'number', label: number },
])
const sheet = (title: string, ...rows: string[][]) => ({ name: title, rows })

test.each(['Name', ' name ', 'NAME', 'नाव', 'Name · नाव', 'name.en'])(
  '%j is the column of names',
  (heading) => {
    expect(fieldOf(heading)).toBe('name')
  },
)

test.each(['', 'Names', 'Name · क्रमांक', 'x'.repeat(500)])('%j is no column', (heading) => {
  expect(fieldOf(heading)).toBeUndefined()
})

test('a label of two columns in one language is known by both languages alone', () => {
  const two = fieldBy([
    { field: 'place', label: { en: 'Place', mr: 'ठिकाण' } },
    { field: 'venue', label: { en: 'Venue', mr: 'ठिकाण' } },
  ])
  expect(['ठिकाण', 'Venue', 'Venue · ठिकाण', 'Place · ठिकाण'].map(two)).toEqual([
    undefined,
    'venue',
    'venue',
    'place',
  ])
})

test('the row with the most headings is found, behind a cover and below a title', () => {
  const sheets = [
    sheet('Cover', ['Name of the council'], ['Name']),
    sheet('List', ['Title'], [], ['क्रमांक', 'Name', 'Other', 'Name'], ['1', 'Lake', '', '']),
  ]
  expect(findHeadings(sheets, { fieldOf })).toMatchObject({
    sheet: { name: 'List' },
    headings: {
      at: 2,
      places: [
        { at: 0, field: 'number' },
        { at: 1, field: 'name' },
      ],
      unknown: [{ at: 2, heading: 'Other' }],
      twice: [{ at: 3, heading: 'Name' }],
      width: 4,
    },
  })
})

test('of rows with as many headings the first is taken, or the one that is preferred', () => {
  const rows = [
    ['Number', 'Name'],
    ['क्रमांक', 'नाव'],
  ]
  const sheets = [sheet('2025', ...rows), sheet('2026', ...rows)]
  const at = (preferred?: { sheet: string; at: number }) => {
    const found = findHeadings(sheets, { fieldOf, preferred })
    return [found?.sheet.name, found?.headings.at]
  }
  expect([
    at(),
    at({ sheet: '2026', at: 1 }),
    at({ sheet: '2026', at: 9 }),
    at({ sheet: 'gone', at: 1 }),
  ]).toEqual([
    ['2025', 0],
    ['2026', 1],
    ['2026', 0],
    ['2025', 0],
  ])
})

test('nothing is found below the first 20 rows, or where a list needs more', () => {
  const low = sheet('', ...Array.from({ length: 20 }, () => ['x']), ['Name'])
  expect(findHeadings([low], { fieldOf })).toBeUndefined()
  const isEnough = (places: readonly { field: string }[]) => places.length > 1
  expect(findHeadings([sheet('', ['Name'])], { fieldOf, isEnough })).toBeUndefined()
})

test('what people leave out is no unknown column', () => {
  expect(headingsIn(['Remarks'], 0, () => null)).toMatchObject({ left: [{ at: 0 }], unknown: [] })
})

test('where no heading is known, the row with the most words is likely', () => {
  const sheets = [
    sheet('Cover', ['A council']),
    sheet('List', ['Title'], ['अ.क्र.', 'नाव', 'लोकसंख्या'], ['१', 'गाव', '२']),
  ]
  expect(likelyHeadings(sheets)).toMatchObject({ sheet: { name: 'List' }, at: 1 })
  expect(likelyHeadings([sheet('Empty', [])])).toBeUndefined()
})
