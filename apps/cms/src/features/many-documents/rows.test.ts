import { expect, test } from 'vitest'
import { complaintsOf, wishOf } from './complaints.ts'
import {
  changed,
  changedDoc,
  type Looked,
  paired,
  type Rows,
  separated,
  taken,
  withFiles,
  withLooked,
} from './rows.ts'

const looked = (language: Looked['language'], more: Partial<Looked> = {}): Looked => ({
  state: 'text',
  language,
  year: '',
  earlier: '',
  ...more,
})
const named = (...names: string[]): Rows =>
  withFiles(
    [],
    names.map((name, index) => ({ id: index + 1, name })),
  )
const read = (rows: Rows, ...languages: Looked['language'][]): Rows =>
  languages.reduce(
    (all, language, index) =>
      withLooked(changedDoc(all, index + 1, { media: 100 + index }), index + 1, looked(language)),
    rows,
  )
const said = (rows: Rows, at = 0) =>
  rows.slice(at, at + 1).flatMap((row) => complaintsOf(row, '7').map(({ en }) => en))

test('title, year and language come from the name and the text', () => {
  const [row] = read(named('budget 2023-24.pdf'), 'mr')
  expect(row).toMatchObject({ title: { en: 'Budget 2023-24', mr: '' }, year: '2023-24' })
  expect(row?.docs[0]).toMatchObject({ language: 'mr', state: 'ready' })
  const [fromName] = read(named('कर दर.pdf'), 'unknown')
  expect(fromName).toMatchObject({ title: { mr: 'कर दर' }, docs: [{ language: 'mr' }] })
  const [fromText] = withLooked(named('scan.pdf'), 1, looked('unknown', { year: '2022-23' }))
  expect(fromText).toMatchObject({ year: '2022-23', docs: [{ language: '' }] })
})

test('English and Marathi of one document are suggested as one record, which can be taken apart', () => {
  const rows = read(named('budget-2024-en.pdf', 'other.pdf', 'budget-2024-mr.pdf'), 'unknown', 'en', 'mr')
  expect(rows.map(({ docs }) => docs.map(({ name }) => name))).toEqual([
    ['budget-2024-en.pdf', 'budget-2024-mr.pdf'],
    ['other.pdf'],
  ])
  expect(rows[0] && wishOf(rows[0], '7')).toEqual({
    heading: 7,
    year: { en: '2024', mr: '२०२४' },
    title: { en: 'Budget 2024', mr: '' },
    pdf: { en: 100, mr: 102 },
  })
  const apart = separated(rows, 1)
  expect(apart.map(({ id }) => id)).toEqual([1, 3, 2])
  expect(paired(apart, 1)).toEqual(apart)
})

test('two documents of one language, of two years or under two headings stay apart', () => {
  expect(read(named('a-2024-en.pdf', 'a-2025-mr.pdf'), 'en', 'mr')).toHaveLength(2)
  expect(read(named('a-2024-en.pdf', 'a-2024-mr.pdf'), 'mr', 'mr')).toHaveLength(2)
  const other = changed(named('a-2024-en.pdf', 'a-2024-mr.pdf'), 1, { heading: '3' })
  expect(read(other, 'en', 'mr')).toHaveLength(2)
})

test('a name that comes twice is asked about, in the drop and at the desk, and never saved before', () => {
  const rows = read(named('a 2024.pdf', 'a 2024.pdf'), 'en', 'en')
  expect(rows.map(({ asked }) => asked)).toEqual([undefined, 'twice'])
  expect(said(rows, 1)).toEqual(['Say whether it is to be used'])
  expect(said(taken(rows, 2), 1)).toEqual([])
  const [earlier] = withLooked(named('b 2024.pdf'), 1, looked('en', { earlier: 'same' }))
  expect(earlier?.asked).toBe('same')
})

test('what a row lacks is said in words', () => {
  expect(said(named('a 2024.pdf'))).toEqual(['It is not uploaded yet', 'Choose the language'])
  const rows = changed(read(named('a.pdf'), 'en'), 1, { title: { en: ' ', mr: '' } })
  expect(rows.flatMap((row) => complaintsOf(row, '').map(({ en }) => en))).toEqual([
    'Write a title',
    'Write the year as 2023-24 or 2024',
    'Choose a heading',
  ])
  const both = changedDoc(read(named('a-2024-en.pdf', 'a-2024-mr.pdf'), 'en', 'mr'), 2, { language: 'en' })
  expect(said(both)).toEqual(['Both documents have the same language'])
})
