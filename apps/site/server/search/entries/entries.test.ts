import { expect, test } from 'vitest'
import { demoRows, everyPath } from '../../testing/demo-council.ts'
import { entriesOf } from './entries.ts'
import type { Entry } from './entry.ts'
import { titleAndRest } from './headline.ts'
import type { KnownRows } from './rows.ts'
import { readWording } from './wording.ts'

const wording = readWording()('council-b')
const demo = [...entriesOf({ known: demoRows(), wording, paths: everyPath })]
const entry = (id: string): Entry | undefined => demo.find((each) => each.id === id)

const only =
  (rows: Record<string, object[]>): KnownRows =>
  (name, language) =>
    (rows[`${name} ${language}`] ?? []) as never
const from = (rows: Record<string, object[]>) => [...entriesOf({ known: only(rows), wording, paths: [] })]

test('a record is one entry in both its languages', () => {
  expect(entry('wards.12')).toMatchObject({
    kind: 'place',
    title: { en: 'Ward 12: Sawarpada' },
    where: { en: 'Wards' },
    href: '/ward/12',
  })
  expect(entry('wards.12')?.title.mr).toMatch(/^प्रभाग 12: /)
})

test('a ward that a server calls "Ward No. 02" is found as ward 02, not as a ward of a ward', () => {
  const ward = { id: 2, number: 'Ward No. 02', name: 'Station', areas: '' }
  expect(from({ 'wards en': [ward] })[0]?.title.en).toBe('Ward 02: Station')
})

test('an inspector is found by each of their wards, also where a server separates them by commas', () => {
  const inspector = { id: 3, zone: '1', names: 'A. Talekar', mobile: '', wards: '4,5' }
  const text = from({ 'sanitationInspectors en': [inspector] })[0]?.text.en
  expect(text).toContain('Ward 4')
  expect(text).toContain('Ward 5')
})

test('every id is there once', () => {
  expect(new Set(demo.map(({ id }) => id)).size).toBe(demo.length)
})

test('a page is known by its title, its words and its names in the menu', () => {
  const page = entry('page./elected-pre-representative')
  expect(page).toMatchObject({
    kind: 'page',
    title: { en: 'Previous Presidents' },
    href: '/elected-pre-representative',
  })
  expect(page?.names).toContain('Previous Presidents')
})

test('a service of another site is found by its name in the menu', () => {
  const found = demo.find(({ title }) => title.en === 'Property Tax Payment')
  expect(found).toMatchObject({ kind: 'service', href: expect.stringMatching(/^https:\/\/mahaulb\.in/) })
})

test('a document leads to its file in each language', () => {
  expect(entry('downloads.1')).toMatchObject({
    kind: 'document',
    documents: {
      en: { path: '/uploads/downloads/birth-certificate-en.pdf' },
      mr: { path: '/uploads/downloads/birth-certificate-mr.pdf' },
    },
  })
})

test('a document of the menu leads to its file in each language, and to one file where both have it', () => {
  const menu = (label: string, own: string) => [
    {
      id: 1,
      label,
      link: '#',
      items: [
        { label, link: `/uploads/nulm-${own}.pdf` },
        { label: `${label} 2`, link: '/uploads/areas.pdf' },
      ],
    },
  ]
  const found = from({ 'mainMenu en': menu('NULM', 'en'), 'mainMenu mr': menu('एनयूएलएम', 'mr') })
  expect(found.map(({ documents }) => documents)).toEqual([
    { en: { path: '/uploads/nulm-en.pdf' }, mr: { path: '/uploads/nulm-mr.pdf' } },
    { en: { path: '/uploads/areas.pdf' } },
  ])
})

test('a president is on the page of cards that has him: the newest come first', () => {
  const presidents = demo.filter(({ id }) => id.startsWith('presidents.'))
  expect(presidents.at(-1)?.href).toBe('/elected-pre-representative')
  expect(presidents.at(0)?.href).toBe('/elected-pre-representative?page=3')
})

test('a row without translation comes twice from the API, and is told once', () => {
  const row = { id: 1, description: 'Asphalt roads', length: '23.75 Km' }
  const [road] = from({ 'roads en': [row], 'roads mr': [row] })
  expect(road).toMatchObject({ title: { en: 'Asphalt roads' } })
  expect(road?.title).not.toHaveProperty('mr')
})

test('where one language could not be had, the other is still found', () => {
  expect(from({ 'ponds mr': [{ id: 4, name: 'सह्य तलाव' }] })).toMatchObject([
    { id: 'ponds.4', title: { mr: 'सह्य तलाव' } },
  ])
})

test('a row without any words is nothing to be found', () => {
  expect(from({ 'ponds en': [{ id: 4, name: '' }] })).toEqual([])
})

test('a long text has its first sentence for a title', () => {
  const text = `Welcome to Sahyanagar. ${'The town grew around the lake. '.repeat(5)}`
  expect(titleAndRest(text)).toEqual({ title: 'Welcome to Sahyanagar.', rest: text.slice(23).trim() })
})

test('a long text without an early end is cut between words', () => {
  const { title, rest } = titleAndRest('word '.repeat(60))
  expect(title).toMatch(/^(word ){21}word…$/)
  expect(rest).toHaveLength(299)
})

test('the heads of the newest budget are found by themselves, each with its items, at its place on the page', () => {
  const line = (id: number, head: string, item: string) => ({
    id,
    side: 'expenditure',
    head,
    item,
    planned: '1',
  })
  const budget = (id: number, year: string, lines: object[]) => ({ id, year, lines })
  const newest = (light: string, pole: string) => [
    budget(5, '2025-26', [line(1, light, pole)]),
    budget(6, '2026-27', [line(1, 'Roads', ''), line(2, light, pole), line(3, light, 'LED')]),
  ]
  const found = from({
    'budgets en': newest('Street lights', 'Poles'),
    'budgets mr': newest('पथदिवे', 'खांब'),
  }).filter(({ href }) => href.includes('#'))
  expect(found.map(({ id, href }) => [id, href])).toEqual([
    ['budgets.6.head-2', '/budget/2026-27#head-2'],
    ['budgets.6.head-1', '/budget/2026-27#head-1'],
  ])
  expect(found[0]).toMatchObject({ kind: 'record', documents: {} })
  expect(found[0]?.title.en).toMatch(/^Street lights: .*2026-27$/)
  expect(found[0]?.title.mr).toMatch(/^पथदिवे: .*2026-27$/)
  expect(found[0]?.text).toEqual({ en: 'Poles · LED', mr: 'खांब · LED' })
})
