import { expect, test } from 'vitest'
import type { Cell } from '../sheet/cell.ts'
import { sheetsIn } from '../sheet/read-sheet.ts'
import { excelFile } from '../testing/excel-file.ts'
import { cellComplaints } from './cell-complaints.ts'
import { type Read, readAmount } from './cell-kinds.ts'
import { type CellField, type References, readCell } from './read-cell.ts'

/** A cell of an Excel file with a number under a format, or with a text. */
const cellOf = (content: number | string, format = 'General'): Cell => {
  const cell =
    typeof content === 'number'
      ? `<c r="A1" s="1"><v>${content}</v></c>`
      : content.startsWith('<')
        ? content
        : `<c r="A1" t="inlineStr"><is><t>${content}</t></is></c>`
  const file = excelFile({ sheets: { a: `<row r="1">${cell}</row>` }, formats: [format] })
  return sheetsIn(file, 'a.xlsx')[0]?.rows[0]?.[0] ?? ''
}

const kinds = ['text', 'number', 'percent', 'yesOrNo', 'day', 'moment'] as const
const fields: Record<(typeof kinds)[number], CellField> = {
  text: { kind: 'text' },
  number: { kind: 'number' },
  percent: { kind: 'number', isPercent: true },
  yesOrNo: { kind: 'yesOrNo' },
  day: { kind: 'date' },
  moment: { kind: 'date', hasTime: true },
}
const references: References = {
  file: (name) => ({ value: `file ${name}` }),
  record: (text, list) => ({ value: `${list} ${text}` }),
}

/** The value, or the name of the sentence that refuses it. */
function answer(read: Read): unknown {
  if ('value' in read) return read.value
  return `✗ ${Object.entries(cellComplaints).find(([, words]) => words === read.complaint)?.[0]}`
}

const [noNumber, noYes, noDay, noTime] = ['✗ notInDigits', '✗ notYesOrNo', '✗ notADay', '✗ notATime']
const noAmount = '✗ notAnAmount'
const noPercent = '✗ notInPercent'
const other = '✗ otherNumber'
const local = '✗ dateOfComputer'
const grouped = '[>=10000000]##\\,##\\,##\\,##0;[>=100000]##\\,##\\,##0;##,##0'
const [day, moment] = ['2026-12-31T12:00:00.000Z', '2026-12-31T09:30:00.000Z']

type Line = readonly [content: number | string, format: string, ...expected: (string | number | boolean)[]]

// biome-ignore format: a table
const table: readonly Line[] = [
  // content, format, text, number, percent, yesOrNo, day, moment
  [60, 'General', '60', 60, 60, noYes, noDay, noTime],
  [1, 'General', '1', 1, 1, true, noDay, noTime],
  [0.1 + 0.2, 'General', '0.3', 0.3, 0.3, noYes, noDay, noTime],
  [1e-7, 'General', '1e-7', 1e-7, 1e-7, noYes, noDay, noTime],
  [7, '000', '007', 7, 7, noYes, noDay, noTime],
  [1234.567, '0.00', '1234.57', 1234.57, 1234.57, noYes, noDay, noTime],
  [0.6, '0%', '60%', noPercent, 60, noYes, noDay, noTime],
  [0.256, '0.0%', '25.6%', noPercent, 25.6, noYes, noDay, noTime],
  [2549086.5, '#,##0.00', '2,549,086.50', 2549086.5, 2549086.5, noYes, noDay, noTime],
  [2549086, grouped, '25,49,086', 2549086, 2549086, noYes, noDay, noTime],
  [2549086.5, '[$₹-4009] #,##0.00', '₹ 2,549,086.50', 2549086.5, 2549086.5, noYes, noDay, noTime],
  [2549086, '#,##0,', '2,549', other, other, noYes, noDay, noTime],
  [-5, '#,##0_);(#,##0)', '(5)', -5, -5, noYes, noDay, noTime],
  [12, '0" km"', '12 km', 12, 12, noYes, noDay, noTime],
  [0.5, '# ?/?', '1/2', other, other, noYes, noDay, noTime],
  [123456, '0.00E+00', '1.23E+05', other, other, noYes, noDay, noTime],
  [46387, 'dd/mm/yyyy', '31/12/2026', noNumber, noNumber, noYes, day, noTime],
  [46387, 'yyyy-mm-dd', '2026-12-31', noNumber, noNumber, noYes, day, noTime],
  [46387, 'm/d/yyyy', local, noNumber, noNumber, noYes, day, noTime],
  [46387, 'd-mmm-yy', local, noNumber, noNumber, noYes, day, noTime],
  [46387, 'mmm-yy', local, noNumber, noNumber, noYes, noDay, noTime],
  [46387.625, 'yyyy-mm-dd h:mm:ss', '2026-12-31 15:00:00', noNumber, noNumber, noYes, noDay, moment],
  [46387.625, 'dd/mm/yyyy h:mm AM/PM', '31/12/2026 3:00 PM', noNumber, noNumber, noYes, noDay, moment],
  [46387, 'yyyy-mm-dd h:mm', '2026-12-31 0:00', noNumber, noNumber, noYes, day, '2026-12-30T18:30:00.000Z'],
  [46387.625, 'dd/mm/yyyy', '31/12/2026', noNumber, noNumber, noYes, day, noTime],
  [0.4375, 'h:mm', '10:30', noNumber, noNumber, noYes, noDay, noTime],
  [0.4375, 'h:mm:ss', '10:30:00', noNumber, noNumber, noYes, noDay, noTime],
  [1.5, '[h]:mm', '36:00', noNumber, noNumber, noYes, noDay, noTime],
  ['007', '@', '007', 7, 7, noYes, noDay, noTime],
  ['६०', '@', '६०', 60, 60, noYes, noDay, noTime],
  ['60%', '@', '60%', noPercent, 60, noYes, noDay, noTime],
  ['25,49,086', '@', '25,49,086', 2549086, 2549086, noYes, noDay, noTime],
  ['२५,४९,०८६', '@', '२५,४९,०८६', 2549086, 2549086, noYes, noDay, noTime],
  ['रु. 2,500/-', '@', 'रु. 2,500/-', 2500, 2500, noYes, noDay, noTime],
  ['2.549,50', '@', '2.549,50', noNumber, noNumber, noYes, noDay, noTime],
  ['Rs. 25.49 lakh', '@', 'Rs. 25.49 lakh', noNumber, noNumber, noYes, noDay, noTime],
  ['होय', '@', 'होय', noNumber, noNumber, true, noDay, noTime],
  ['31/12/2026', '@', '31/12/2026', noNumber, noNumber, noYes, day, noTime],
  ['30/02/2026', '@', '30/02/2026', noNumber, noNumber, noYes, noDay, noTime],
  ['31/12/2026 3:00 PM', '@', '31/12/2026 3:00 PM', noNumber, noNumber, noYes, noDay, moment],
  ['३१.१२.२०२६, १५:००', '@', '३१.१२.२०२६, १५:००', noNumber, noNumber, noYes, noDay, moment],
  ['2026-12-31 15:00', '@', '2026-12-31 15:00', noNumber, noNumber, noYes, noDay, moment],
  [moment, '@', moment, noNumber, noNumber, noYes, moment, moment],
  ['<c r="A1" t="b"><v>1</v></c>', '@', 'TRUE', noNumber, noNumber, true, noDay, noTime],
  ['<c r="A1"><f>B1</f></c>', '@', ...Array<string>(6).fill('✗ noResult')],
  ['<c r="A1" t="e"><v>#N/A</v></c>', '@', ...Array<string>(6).fill('✗ isError')],
]

const lines = table.map(([content, format, ...expected]) => ({ content, format, expected }))

test.each(lines)('$content under the format $format is read as it is shown, or refused', (line) => {
  const cell = cellOf(line.content, line.format)
  expect(
    Object.fromEntries(kinds.map((kind) => [kind, answer(readCell(cell, fields[kind], references))])),
  ).toEqual(Object.fromEntries(kinds.map((kind, at) => [kind, line.expected[at]])))
})

test.each(lines)('$content under the format $format is the same amount as number, or refused', (line) => {
  const [, number] = line.expected
  const amount = answer(readAmount(cellOf(line.content, line.format)))
  expect(amount).toBe(number === noNumber ? noAmount : number)
})

test.each([
  ['nil', 0],
  [' निरंक ', 0],
  ['शून्य', 0],
  ['', null],
  ['–', null],
])('an account writes “%s” for %s', (text, value) => {
  expect(readAmount(text)).toEqual({ value })
})
