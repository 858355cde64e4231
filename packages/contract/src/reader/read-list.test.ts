import { describe, expect, test, vi } from 'vitest'
import { distortions } from '../examples/distortion.ts'
import { exampleRows } from '../examples/index.ts'
import { languages } from '../language.ts'
import { listNames } from '../list-paths.ts'
import { mostRows } from './list-shape.ts'
import { readList } from './read-list.ts'

const road = { id: 1, language_code: 'en', description: 'Asphalt roads', length: '23.75 Km' }

describe.each(listNames)('%s', (name) => {
  const rows = exampleRows(name, 'mr')

  test('what our own server sends comes through unchanged, and nothing is logged', () => {
    const log = vi.fn()
    expect(readList(name, 'mr', rows, log)).toEqual(rows)
    expect(log).not.toHaveBeenCalled()
  })

  test.each(Object.entries(distortions))('%s read as the same rows', (_, distort) => {
    expect(readList(name, 'mr', distort(name, rows))).toEqual(rows)
  })
})

describe('rule 1: an answer that is not a list', () => {
  test.each([
    ['an object', { data: [road] }],
    ['null', null],
    ['text', 'down for maintenance'],
    ['a number', 7],
    ['nothing', undefined],
  ])('%s is an empty list, and is logged', (_, answer) => {
    const log = vi.fn()
    expect(readList('roads', 'en', answer, log)).toEqual([])
    expect(log).toHaveBeenCalledExactlyOnceWith(
      'The answer of /roads is not a list',
      expect.objectContaining({ list: 'roads' }),
    )
  })

  test.each([
    ['wrapped', true],
    ['as a bare array', false],
  ])('publications come %s', (_, wrapped) => {
    const rows = exampleRows('publications', 'en')
    expect(readList('publications', 'en', wrapped ? { data: rows } : rows)).toEqual(rows)
  })

  test('publications whose data is no list are empty, and that is logged', () => {
    const log = vi.fn()
    expect(readList('publications', 'en', { data: 'none' }, log)).toEqual([])
    expect(log).toHaveBeenCalledOnce()
  })

  test('a runaway list is cut off, and that is logged', () => {
    const log = vi.fn()
    const rows = Array.from({ length: mostRows + 1 }, (_, index) => ({ ...road, id: index + 1 }))
    expect(readList('roads', 'en', rows, log)).toHaveLength(mostRows)
    expect(log).toHaveBeenCalledOnce()
  })
})

describe('rule 2: a malformed row among good ones', () => {
  test.each([
    ['null', null],
    ['text', 'Asphalt roads'],
    ['a list', [road]],
    ['a row without its text', { ...road, description: null }],
    ['a row whose text is an object', { ...road, description: { en: 'Asphalt' } }],
    ['a row whose id is no number', { ...road, id: 'first' }],
  ])('%s is left out and logged, the rest is shown', (_, bad) => {
    const log = vi.fn()
    expect(
      readList('roads', 'en', [{ ...road, id: 1 }, bad, { ...road, id: 3 }], log).map((row) => row.id),
    ).toEqual([1, 3])
    expect(log).toHaveBeenCalledExactlyOnceWith(
      'A row of /roads is malformed and left out',
      expect.objectContaining({ list: 'roads', position: 1 }),
    )
  })

  test('a malformed sub-menu entry is left out and logged, the rest of the menu is shown', () => {
    const log = vi.fn()
    const entry = {
      id: 1,
      mainMenu: 'Schemes',
      mainMenuLink: '#',
      subMenus: [{ subMenu: 'PMAY', subLink: 'pmay' }, null, { subLink: '/x' }],
    }
    expect(readList('mainMenu', 'en', [entry], log)[0]?.subMenus).toEqual([
      { id: 1, subMenu: 'PMAY', subLink: '/pmay' },
    ])
    expect(log).toHaveBeenCalledOnce()
  })

  test('the log holds no text of the row', () => {
    const log = vi.fn()
    readList('roads', 'en', [{ ...road, description: '', length: 'secret' }], log)
    expect(JSON.stringify(log.mock.calls)).not.toContain('secret')
  })

  test('a list of broken rows does not flood the log', () => {
    const log = vi.fn()
    readList(
      'roads',
      'en',
      Array.from({ length: 1000 }, () => null),
      log,
    )
    expect(log.mock.calls.length).toBeLessThan(30)
  })
})

describe('rule 7: older field names', () => {
  test('a heading under its older names', () => {
    const raw = {
      id: '3',
      y_id: '9',
      public_disclosure_id: '4',
      departments_heading: 'Budget',
      heading_link: 'budget',
      status: '1',
    }
    expect(readList('headings', 'en', [raw])).toEqual([
      {
        id: 3,
        language_code: 'en',
        y_id: 9,
        p_id: 4,
        department_heading: 'Budget',
        heading_link: '/budget',
        status: 1,
      },
    ])
  })

  test('the newer name counts where both are there', () => {
    const raw = {
      id: 3,
      y_id: 9,
      p_id: 5,
      public_disclosure_id: 4,
      department_heading: 'New',
      departments_heading: 'Old',
      status: 1,
    }
    expect(readList('headings', 'en', [raw])[0]).toMatchObject({ p_id: 5, department_heading: 'New' })
  })

  test('department_id means the department of a meeting, and the heading of a year record', () => {
    const raw = {
      id: 1,
      department_id: '6',
      year: '2022',
      meetingtype: 'General Meeting',
      pdfheading: 'April',
      status: 1,
    }
    expect(readList('meetings', 'en', [raw])[0]).toMatchObject({ p_id: 6 })
    expect(readList('yearDocuments', 'en', [raw])[0]).toMatchObject({ y_id: 6 })
  })

  test.each([
    ['Town Planning Department', undefined, '/town-planning-department'],
    ['Town Planning Department', null, '/town-planning-department'],
    ['नगर रचना विभाग', undefined, '/नगर-रचना-विभाग'],
    ['Town Planning Department', '', ''],
    ['Town Planning Department', '#', ''],
    ['Town Planning Department', 'planning', '/planning'],
  ])('the department %s with the link %j is found at %j', (department_name, department_link, expected) => {
    const [row] = readList('disclosureDepartments', 'en', [
      { id: 5, department_name, department_link, status: 1 },
    ])
    expect(row).toMatchObject({ p_id: 5, department_link: expected })
  })
})

describe('rule 10: a language filter that the server ignored', () => {
  const both = [
    road,
    { ...road, language_code: 'mr', description: 'डांबरी रस्ते' },
    { ...road, language_code: 'hi' },
  ]

  test.each(languages)('only rows in %s are kept when it was asked', (language) => {
    expect(readList('roads', language, both).map((row) => row.language_code)).toEqual([language])
  })

  test('both languages are kept when none was asked', () => {
    expect(readList('roads', undefined, both).map((row) => row.language_code)).toEqual(['en', 'mr'])
  })

  test.each([['MR'], ['mr-IN'], ['Marathi']])('%s is Marathi', (language_code) => {
    expect(readList('roads', 'mr', [{ ...road, language_code }])).toHaveLength(1)
  })

  test('a row that names no language is in the one that was asked', () => {
    expect(readList('roads', 'mr', [{ ...road, language_code: undefined }])[0]?.language_code).toBe('mr')
  })
})

describe('what is not published', () => {
  test.each([[0], ['0'], [2], [null], [false]])('a record with the status %j is not shown', (status) => {
    const heading = { id: 1, y_id: 1, p_id: 1, department_heading: 'Withdrawn', heading_link: '', status }
    expect(readList('headings', 'en', [heading])).toEqual([])
  })
})

test('rows without a number are told apart', () => {
  const photos = readList('schoolPhotos', undefined, [
    { image_path: '/a.jpg' },
    { id: 7, image_path: '/b.jpg' },
    { image_path: '/c.jpg' },
  ])
  expect(photos.map((row) => row.id)).toEqual([8, 7, 9])
})

test.each([
  ['2026-03-10', '2026-03-10'],
  ['2026-03-10T00:00:00.000Z', '2026-03-10'],
  ['yesterday', undefined],
  [null, undefined],
  [7, undefined],
])('the day %j of a record’s last change is read as %j', (sent, read) => {
  const [row] = readList('roads', 'en', [{ id: 1, description: 'Road', length: '1 Km', last_changed: sent }])
  expect(row?.last_changed).toBe(read)
})
