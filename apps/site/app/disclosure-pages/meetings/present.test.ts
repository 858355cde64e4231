import { readList } from '@nagardwar/contract'
import { type Language, type Row, toDomain } from '@nagardwar/contract/browser'
import { examples } from '@nagardwar/contract/examples'
import { describe, expect, test } from 'vitest'
import { formatIn } from '../../i18n/format.ts'
import { meetingsOf, presentMeetings } from './present.ts'

const meeting = (id: number, year: string, changes: object = {}) =>
  ({
    id,
    departmentId: 1,
    year,
    type: 'General Meeting',
    title: `Nr ${id}`,
    pdf: `/uploads/${id}.pdf`,
    status: 1,
    language: 'en',
    ...changes,
  }) as Row<'meetings'>
const yearsOf = (rows: Row<'meetings'>[], language: Language = 'en') =>
  presentMeetings(meetingsOf({ id: 9, departmentId: 1 }, rows), formatIn(language)).map(
    ({ year, count, general, standing }) => ({
      year,
      count,
      general: general.map(({ id }) => id),
      standing: standing.map(({ id }) => id),
    }),
  )
const standing = { type: 'Standing Committee Meeting' }

describe('meetings', () => {
  test('stand under their years, newest first, in their two kinds', () => {
    const rows = [meeting(1, 'Year 2021 - 2022'), meeting(2, '२०२३ - २०२४', standing), meeting(3, '2023-24')]
    expect(yearsOf(rows)).toEqual([
      { year: '2023 - 2024', count: 2, general: [3], standing: [2] },
      { year: 'Year 2021 - 2022', count: 1, general: [1], standing: [] },
    ])
  })

  test('have a year without any number last', () => {
    expect(yearsOf([meeting(1, 'Undated'), meeting(2, '2009')]).map(({ year }) => year)).toEqual([
      '2009',
      'Undated',
    ])
  })

  test('have their year in Devanagari digits in Marathi', () => {
    const [year] = yearsOf([meeting(1, 'वर्ष 2022 - 2023', { language: 'mr' })], 'mr')
    expect(year?.year).toBe('वर्ष २०२२ - २०२३')
  })

  test.each([
    ['of another department', { departmentId: 2 }],
    ['not published', { status: 0 }],
    ['in the other language', { language: 'mr' }],
  ])('leave out one that is %s', (_, changes) => {
    expect(yearsOf([meeting(1, '2022', changes)])).toEqual([])
  })

  test('are found by ids compared as text', () => {
    expect(yearsOf([meeting(1, '2022', { departmentId: '1', status: '1' })])).toHaveLength(1)
  })

  test('of an older server are read, and what is no meeting is not', () => {
    const { answer } = examples.meetings.raw['older-names'] ?? {}
    const rows = toDomain('meetings', readList('meetings', 'en', answer))
    expect(yearsOf(rows)).toEqual([{ year: '2022', count: 1, general: [1], standing: [] }])
  })

  test('are those of their heading, where the server files them under headings', () => {
    const rows = [
      meeting(1, '2022', { ofHeading: 9 }),
      meeting(2, '2022'),
      meeting(3, '2022', { ofHeading: 8 }),
    ]
    const of = (id: number) => meetingsOf({ id, departmentId: 1 }, rows).map((row) => row.id)
    expect([of(9), of(8), of(7)]).toEqual([[1], [3], [2]])
  })
})
