import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rowsOfCsv } from './csv.ts'
import { defused, defusedInCsv, plain, plainInCsv } from './formula.ts'

const text = fc.string({
  unit: fc.constantFrom(
    '=',
    '+',
    '-',
    '@',
    '＝',
    '＠',
    "'",
    ' ',
    '\u00a0',
    '\u200b',
    '\ufeff',
    ';',
    '\t',
    '\n',
    '1',
    'क',
  ),
  maxLength: 8,
})

/** What a program sees of a text that it cuts at another separator, once what has no width is gone. */
const begins = /^[\p{Zs}\p{Cf}]*[=+\-@＝＋－＠]/u

test.each([
  '=1+1',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(1)',
  '\u200b=1+1',
  '\ufeff=1+1',
  ' =1+1',
  '\u00a0=1+1',
  "'=1+1",
  '\t=1',
])('a cell that begins as %j gets an apostrophe, and is read back as it was', (cell) => {
  expect(defused(cell)).toBe(`'${cell}`)
  expect(plain(defused(cell))).toBe(cell)
})

test.each(['x;=1+1', 'x\t=1+1', 'x\n=1+1', 'x; ＝1+1'])(
  'of %j no part begins as a formula in a CSV file that is cut at another sign',
  (cell) => {
    for (const part of defusedInCsv(cell).split(/[;\t\n]/)) expect(part).not.toMatch(begins)
    expect(plainInCsv(defusedInCsv(cell))).toBe(cell)
  },
)

test('every text is read back as it was, and no part of it begins as a formula', () => {
  fc.assert(
    fc.property(text, (cell) => {
      expect(plain(defused(cell))).toBe(cell)
      expect(plainInCsv(defusedInCsv(cell))).toBe(cell)
      expect(defused(cell)).not.toMatch(begins)
      for (const part of defusedInCsv(cell).split(/[;\t\r\n]/)) expect(part).not.toMatch(begins)
    }),
    { numRuns: 2000 },
  )
})

test('text without such a start stays as it is', () => {
  for (const cell of ['Road 1-2', '10 am; 5 pm', 'a@b.example', 'सकाळी १०–५']) {
    expect(defusedInCsv(cell)).toBe(cell)
    expect(rowsOfCsv(`"${cell}"`)).toEqual([[cell]])
  }
})
