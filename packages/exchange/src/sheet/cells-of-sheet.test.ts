import { expect, test } from 'vitest'
import { excelFile } from '../testing/excel-file.ts'
import { sheetsIn } from './read-sheet.ts'

const read = (cell: string, file: Partial<Parameters<typeof excelFile>[0]> = {}) =>
  sheetsIn(excelFile({ sheets: { a: `<row r="1">${cell}</row>` }, ...file }), 'a.xlsx')[0]?.rows[0]?.[0] ?? ''
const formatted = (value: number, code: string, is1904 = false) =>
  read(`<c r="A1" s="1"><v>${value}</v></c>`, { formats: [code], is1904 })

const grouped = '[>=10000000]##\\,##\\,##\\,##0;[>=100000]##\\,##\\,##0;##,##0'

test.each([
  [7, 'General', '7'],
  [0.1 + 0.2, 'General', '0.3'],
  [919876543210, 'General', '919876543210'],
  [7, '@', '7'],
  [7, '0', '7'],
  [7, '000', { text: '007', number: 7 }],
  [0.6, '0%', { text: '60%', number: 0.6 }],
  [2549086, grouped, { text: '25,49,086', number: 2549086 }],
  [2549086.5, '[$₹-4009] #,##0.00', { text: '₹ 2,549,086.50', number: 2549086.5 }],
  [-5, '#,##0_);(#,##0)', { text: '(5)', number: -5 }],
  [46387.625, 'yyyy-mm-dd h:mm:ss', { text: '2026-12-31 15:00:00', moment: '2026-12-31 15:00' }],
  [46387.624999999, 'dd/mm/yyyy hh:mm', { text: '31/12/2026 15:00', moment: '2026-12-31 15:00' }],
  [46387.625, 'dd/mm/yyyy', { text: '31/12/2026', moment: '2026-12-31' }],
  [46387, 'm/d/yyyy', { text: '12/31/2026', moment: '2026-12-31', isLocal: true }],
  [46387, 'mmm-yy', { text: 'Dec-26', isLocal: true }],
  [0.4375, 'h:mm', { text: '10:30', moment: '10:30' }],
  [1.5, '[h]:mm', { text: '36:00' }],
  [-1, 'dd/mm/yyyy', { text: '', fault: 'error' }],
  [5, 'no " end', { text: '5', fault: 'error' }],
] as const)('%d with the format %s is read as it is shown', (value, code, cell) => {
  expect(formatted(value, code)).toEqual(cell)
})

test('a workbook that counts days from 1904 has the days that it shows', () => {
  expect(formatted(44925.625, 'yyyy-mm-dd h:mm', true)).toMatchObject({ moment: '2026-12-31 15:00' })
})

test.each([
  ['a formula without its result', '<c r="A1"><f>B1+1</f></c>', { text: '', fault: 'formula' }],
  ['a formula with its result', '<c r="A1"><f>B1+1</f><v>4</v></c>', '4'],
  ['a formula that gives a text', '<c r="A1" t="str"><f>B1</f><v>रस्ते</v></c>', 'रस्ते'],
  ['a formula that gives no text', '<c r="A1" t="str"><f>B1</f><v></v></c>', ''],
  ['an error', '<c r="A1" t="e"><v>#REF!</v></c>', { text: '#REF!', fault: 'error' }],
  ['a yes', '<c r="A1" t="b"><v>1</v></c>', 'TRUE'],
  ['a number as text', '<c r="A1" t="inlineStr"><is><t>007</t></is></c>', '007'],
  ['a text in parts', '<c r="A1" t="inlineStr"><is><r><t>a</t></r><r><t> b</t></r></is></c>', 'a b'],
  ['a text with its reading above', '<c r="A1" t="s"><v>0</v></c>', '東京'],
  ['a date in ISO 8601', '<c r="A1" t="d"><v>2026-12-31T15:00:00</v></c>', { moment: '2026-12-31 15:00' }],
  ['an empty cell with a style', '<c r="A1" s="0"/>', ''],
])('%s', (_what, cell, shown) => {
  const strings = '<si><t>東京</t><rPh sb="0" eb="2"><t>とうきょう</t></rPh></si>'
  const found = read(cell, { strings })
  if (typeof shown === 'string') expect(found).toBe(shown)
  else expect(found).toMatchObject(shown)
})

test('all sheets are read that are shown, each cell at its place', () => {
  const cell = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`
  const sheets = {
    Cover: `<row r="1">${cell('A1', 'Wards')}</row>`,
    'Notes hidden': `<row r="1">${cell('A1', 'secret')}</row>`,
    Wards: `<row r="3">${cell('B3', 'x')}</row><row r="4">${cell('AA4', 'y')}</row><row r="9"><c r="A9" s="0"/></row>`,
  }
  const found = sheetsIn(excelFile({ sheets }), 'a.xlsx')
  expect(found.map(({ name }) => name)).toEqual(['Cover', 'Wards'])
  expect(found[1]?.rows).toHaveLength(4)
  expect([found[1]?.rows[2]?.[1], found[1]?.rows[3]?.[26]]).toEqual(['x', 'y'])
})

test('of several sheets the first must be within the bounds, another only where it is chosen', () => {
  const bounds = { unpackedBytes: 1e6, rows: 2, columns: 5, cells: 10, cellLength: 10 }
  const long = '<row r="5"><c r="A5"><v>1</v></c></row>'
  const short = '<row r="1"><c r="A1"><v>1</v></c></row>'
  const [, other] = sheetsIn(excelFile({ sheets: { short, long } }), 'a.xlsx', bounds)
  expect(other).toMatchObject({ name: 'long', rows: [], unread: { reason: 'cells' } })
  expect(() => sheetsIn(excelFile({ sheets: { long, short } }), 'a.xlsx', bounds)).toThrow('more than 2 rows')
})
