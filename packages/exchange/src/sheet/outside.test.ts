import { expect, test } from 'vitest'
import { excelFile } from '../testing/excel-file.ts'
import { sheetsIn } from './read-sheet.ts'

/** The rows of an Excel file with one cell, and a document type before each of its parts. */
const rowsOf = (doctype: string, cell: string) => {
  const a = `<row r="1"><c r="A1" t="inlineStr"><is><t>${cell}</t></is></c></row>`
  return sheetsIn(excelFile({ doctype, sheets: { a } }), 'sheet.xlsx')[0]?.rows
}

test('a sheet of one cell is read', () => {
  expect(rowsOf('', 'a word')).toEqual([['a word']])
})

test('a sheet that names files of the machine, addresses or words of its own brings nothing of them', () => {
  const doctype =
    '<!DOCTYPE x [<!ENTITY file SYSTEM "file:///etc/passwd"><!ENTITY far SYSTEM "http://127.0.0.1:9/"><!ENTITY ten "0123456789">]>'
  expect(rowsOf(doctype, '&file;&far;&ten;')).toEqual([['&file;&far;&ten;']])
})
