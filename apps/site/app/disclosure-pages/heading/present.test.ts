import { readList } from '@nagardwar/contract'
import { type Language, type Row, toDomain } from '@nagardwar/contract/browser'
import { examples } from '@nagardwar/contract/examples'
import { describe, expect, test } from 'vitest'
import { formatIn } from '../../i18n/format.ts'
import { isWithoutYears, presentDocuments, presentYears } from './present.ts'

const document = (id: number, year: string, changes: object = {}) =>
  ({
    id,
    headingId: 10,
    year,
    title: `Nr ${id}`,
    pdf: `/uploads/${id}.pdf`,
    status: 1,
    language: 'en',
    ...changes,
  }) as Row<'yearDocuments'>
const yearsOf = (rows: Row<'yearDocuments'>[], language: Language = 'en') =>
  presentYears(rows, 10, formatIn(language)).map(({ year, documents }) => [
    year,
    ...documents.map(({ id }) => id),
  ])

describe('the years of a heading', () => {
  test('stand newest first, whatever their script, and none last', () => {
    const rows = [document(1, 'In force'), document(2, '2009-10'), document(3, 'वर्ष २०२३ - २०२४')]
    expect(yearsOf(rows)).toEqual([
      ['वर्ष २०२३ - २०२४', 3],
      ['2009-10', 2],
      ['In force', 1],
    ])
  })

  test('gather the spellings of one year', () => {
    const rows = [document(1, 'Financial Year 2022 - 2023'), document(2, '2022-23'), document(3, '२०२२-२३')]
    expect(yearsOf(rows)).toEqual([['Financial Year 2022 - 2023', 1, 2, 3]])
  })

  test('are in Devanagari digits in Marathi', () => {
    expect(yearsOf([document(1, 'वर्ष 2022 - 2023', { language: 'mr' })], 'mr')).toEqual([
      ['वर्ष २०२२ - २०२३', 1],
    ])
  })

  test.each([
    ['of another heading', { headingId: 11 }],
    ['not published', { status: 0 }],
    ['in the other language', { language: 'mr' }],
  ])('leave out a document that is %s', (_, changes) => {
    expect(yearsOf([document(1, '2022', changes)])).toEqual([])
  })

  test('compare ids and status as text', () => {
    expect(yearsOf([document(1, '2022', { headingId: '10', status: '1' })])).toEqual([['2022', 1]])
  })

  test('have what an older server filed under them', () => {
    const { answer } = examples.yearDocuments.raw['older-names'] ?? {}
    const rows = toDomain('yearDocuments', readList('yearDocuments', 'en', answer))
    expect(presentYears(rows, 2, formatIn('en'))).toEqual([
      {
        year: '2023-24',
        documents: [{ id: 1, title: 'Budget', path: '/uploads/budget%202023.pdf', bytes: undefined }],
      },
    ])
  })
})

describe('the documents without years', () => {
  const plan = { ...document(1, ''), title: 'Plan of ward 3' } as Row<'headingDocuments'>

  test('keep the order of the council, with the size that is known', () => {
    const rows = [{ ...plan, id: 2, files: { '/uploads/1.pdf': { bytes: 5000 } } }, plan]
    expect(presentDocuments(rows, 10, formatIn('en')).map(({ id, bytes }) => [id, bytes])).toEqual([
      [2, 5000],
      [1, undefined],
    ])
  })

  test('are only those in the language in view', () => {
    expect(presentDocuments([plan], 10, formatIn('mr'))).toEqual([])
  })

  test.each([
    ['Town Planning Department', true],
    ['town planning', true],
    ['नगर रचना विभाग', true],
    ['Account Department', false],
    ['Planning Department', false],
  ])('stand on the page of a heading of the %s: %s', (name, expected) => {
    expect(isWithoutYears(10, name, [])).toBe(expected)
  })

  test('of town planning stand under years where an older server has them there', () => {
    const filed = document(1, '2022')
    expect(isWithoutYears(10, 'Town Planning Department', [], [filed])).toBe(false)
    expect(isWithoutYears(10, 'Town Planning Department', [plan], [filed])).toBe(true)
  })

  test('tell where the department is not known', () => {
    expect(isWithoutYears(10, undefined, [plan])).toBe(true)
    expect(isWithoutYears(11, undefined, [plan])).toBe(false)
  })
})
