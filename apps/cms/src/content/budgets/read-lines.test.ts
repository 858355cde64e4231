import { readFileSync } from 'node:fs'
import { groupedComplaints } from '@nagardwar/exchange/reading/grouped-complaints'
import { rowsOfCsv } from '@nagardwar/exchange/sheet/csv'
import { describe, expect, it, test } from 'vitest'
import { inOneMessage } from './complaints.ts'
import type { ReadLines } from './lines.ts'
import { readLines } from './read-lines.ts'
import { mostLines, words } from './words.ts'

const headings = [
  'Side',
  'Head (English)',
  'Head (Marathi)',
  'Item (English)',
  'Item (Marathi)',
  'Planned',
  'Revised',
  'Actual',
]

const read = (...rows: string[][]): ReadLines => {
  const answer = readLines([headings, ...rows], 'rupees')
  if ('problem' in answer) throw new Error(answer.problem.en)
  return answer
}

const told = (language: 'en' | 'mr', { wrong }: ReadLines) =>
  groupedComplaints(wrong, language).complaints.map(({ place, message }) => `${place}: ${message}`)

const road = ['Expenditure', 'Roads', 'रस्ते', 'Repair', 'दुरुस्ती', '100', '', '90']

describe('a line', () => {
  it('has its side, head and item in both languages, and amounts in rupees', () => {
    expect(read(road)).toEqual({
      lines: [
        {
          side: 'expenditure',
          head: { en: 'Roads', mr: 'रस्ते' },
          item: { en: 'Repair', mr: 'दुरुस्ती' },
          planned: 100,
          revised: null,
          actual: 90,
        },
      ],
      wrong: [],
    })
  })

  it('takes side and head from the row above where its cells are merged', () => {
    const { lines } = read(road, ['', '', '', 'New roads', 'नवीन रस्ते', '500'])
    expect(lines[1]).toMatchObject({ side: 'expenditure', head: { en: 'Roads' }, item: { en: 'New roads' } })
  })

  it('may stand below a row that only names its head', () => {
    const { lines, wrong } = read(['Income', 'Taxes', 'कर'], ['', '', '', 'Property tax', '', '5'])
    expect(wrong).toEqual([])
    expect(lines).toMatchObject([{ side: 'income', head: { en: 'Taxes', mr: 'कर' }, planned: 5 }])
  })
})

test('headings in Marathi, below the name of the council, and a unit that is not rupees', () => {
  const rows = [
    ['सह्यनगर नगरपरिषद'],
    ['बाजू', 'लेखाशीर्ष', 'तपशील', 'अंदाजपत्रकीय तरतूद'],
    ['जमा', 'कर', 'मालमत्ता कर', '१२.५०'],
  ]
  expect(readLines(rows, 'lakh')).toEqual({
    lines: [
      {
        side: 'income',
        head: { en: '', mr: 'कर' },
        item: { en: '', mr: 'मालमत्ता कर' },
        planned: 1_250_000,
        revised: null,
        actual: null,
      },
    ],
    wrong: [],
  })
})

describe('what is wrong is said by row and column', () => {
  const good = (item: string) => ['Income', 'Taxes', 'कर', item, '', '5']

  it('in row 7, column F, in both languages', () => {
    const rows = ['a', 'b', 'c', 'd', 'e'].map(good)
    const wrong = read(...rows, ['Income', 'Taxes', 'कर', 'f', '', 'five'])
    expect(told('en', wrong)).toEqual([
      'Row 7, column F (Planned): This is not an amount. Write it in digits, such as 12,34,567',
    ])
    expect(told('mr', wrong)).toEqual(['ओळ ७, स्तंभ F (अंदाजित): ही रक्कम नाही. ती अंकांत लिहा, उदा. १२,३४,५६७'])
  })

  it.each([
    ['a side that is none', [['Loans', 'Loans', 'कर्जे', '', '', '5']], 'Row 2, column A (Side)'],
    ['no head', [['Income', '', '', 'Fees', '', '5']], 'Row 2, column B (Head (English))'],
    [
      'no amount',
      [['Income', 'Taxes', 'कर', 'Tax', '']],
      'Row 2, column F (Planned): This row has no amount',
    ],
    [
      'a head whose amount was forgotten',
      [
        ['Income', 'Taxes', 'कर'],
        ['Income', 'Grants', 'अनुदाने', '', '', '5'],
      ],
      'Row 2, column F (Planned): This row has no amount',
    ],
    ['a line twice', [road, road], 'Row 3, column D (Item (English)): An earlier row'],
    [
      'an amount below zero',
      [good('a'), ['', '', '', 'b', '', '-5']],
      'Row 3, column F (Planned): An amount',
    ],
    ['an old font', [['Income', 'Taxes', 'uxjifj"kn vkgs vkf.k R;kaph', 'a', '', '5']], 'Row 2, column C'],
  ])('%s', (_what, rows, expected) => {
    const answers = told('en', read(...rows))
    expect(answers).toHaveLength(1)
    expect(answers[0]).toContain(expected)
  })
})

describe('a total', () => {
  const opening = ['Opening balance', 'Opening balance', 'आरंभीची शिल्लक', '', '', '10']
  const taxes = ['Income', 'Taxes', 'कर', 'Property tax', '', '60', '', '50']
  const grants = ['Income', 'Grants', 'अनुदाने', '', '', '40', '', '40']

  it.each([
    ['of a side', ['', 'Total income', 'एकूण जमा', '', '', '100', '', '90']],
    ['of a side with the opening balance', ['', 'एकूण जमा', '', '', '', '110']],
    ['of a head', ['', '', '', 'Total Grants', '', '40']],
  ])('%s is no line', (_what, total) => {
    const { lines, wrong } = read(opening, taxes, grants, total)
    expect(wrong).toEqual([])
    expect(lines).toHaveLength(3)
  })

  it('that is not the sum is said, with the sum', () => {
    expect(told('mr', read(taxes, grants, ['', 'Total income', 'एकूण जमा', '', '', '120']))).toEqual([
      'ओळ ४, स्तंभ F (अंदाजित): ही एकूण रक्कम ओळींच्या बेरजेशी जुळत नाही; ओळींची बेरीज १०० आहे',
    ])
  })
})

test.each([
  ['without headings', [['a', 'b']], words.noHeadings],
  ['without lines', [headings], words.noLines],
])('a file %s is no budget', (_what, rows, problem) => {
  expect(readLines(rows, 'rupees')).toEqual({ problem })
})

test('a file with too many lines is not read to its end: its totals alone would stop the desk for a quarter of a minute', () => {
  const lines = Array.from({ length: mostLines + 1 }, (_, index) => [
    'Income',
    'Taxes',
    '',
    `${index}`,
    '',
    '1',
  ])
  const unread = new Proxy<string[]>([], {
    get: () => {
      throw new Error('This row was read')
    },
  })
  expect(readLines([headings, ...lines, unread], 'rupees')).toEqual({ problem: words.tooManyLines })
})

test('a file with very many mistakes is not read to its end', () => {
  const totals = Array.from({ length: 19_000 }, () => ['Income', 'Total', '', '', '', '1', '1', '1'])
  const { wrong } = read(['Income', 'Taxes', '', 'Property tax', '', '5', '5', '5'], ...totals)
  const count = wrong.flatMap(({ complaints }) => complaints).length
  expect(count).toBeGreaterThan(500)
  expect(count).toBeLessThan(600)
})

test('the same mistake in hundreds of rows is said once, with its rows', () => {
  const rows = Array.from({ length: 400 }, (_, at) => [
    'Income',
    'Taxes',
    '',
    `${at}`,
    '',
    at === 7 ? '5' : 'five',
  ])
  const said = inOneMessage([...read(...rows, ['Loans', 'Loans', '', '', '', '5']).wrong])
  expect(said.en).toBe(
    'The spreadsheet cannot be taken over: Column F (Planned): 399 rows (2–8, 10–401): This is not an amount. Write it in digits, such as 12,34,567; Row 402, column A (Side): Please write one of: Opening balance, Income, Expenditure',
  )
  expect(said.mr).toContain('स्तंभ F (अंदाजित): ३९९ ओळी (२–८, १०–४०१): ही रक्कम नाही.')
})

test.each(['2024-25', '2025-26', '2026-27'])('the demo council’s budget of %s is read', (year) => {
  const file = new URL(`../../../../../content/demo/sheets/budget-${year}.csv`, import.meta.url)
  const answer = readLines(rowsOfCsv(readFileSync(file, 'utf8')), 'lakh')
  expect(answer).toMatchObject({ wrong: [] })
  expect('lines' in answer && answer.lines.length).toBe(31)
})
