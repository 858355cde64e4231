import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { csvOf, rowsOfCsv } from './csv.ts'
import { readSheets } from './read-sheet.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'nagardwar-sheet-'))
})
afterAll(() => rm(folder, { recursive: true }))

const odd = [
  ['Name', 'नाव'],
  ['+91 251 555 0101', '-'],
  ["'=1+1", '=HYPERLINK("https://x.example")'],
  ['two\nlines', 'with "quotes", and ; signs'],
]

test('what is written to a sheet is read back, letter by letter', () => {
  expect(rowsOfCsv(csvOf(odd))).toEqual(odd)
})

test('no cell begins as a formula', () => {
  expect(csvOf(odd)).not.toMatch(/(^|[,"\n])[=+\-@]/)
})

test('a sheet that Excel wrote with semicolons is read', async () => {
  const file = path.join(folder, 'wards.csv')
  await writeFile(file, '\uFEFFWard number;Name\r\n1;Lake\r\n;\r\n2;Fort\r\n')
  expect((await readSheets(file))[0]?.rows).toEqual([
    ['Ward number', 'Name'],
    ['1', 'Lake'],
    ['', ''],
    ['2', 'Fort'],
  ])
})

test('lines without any cell do not change what separates the cells', () => {
  expect(rowsOfCsv('Name;Start\r\nA;1/5/2021\r\n\r\nB;soon\r\n')).toEqual([
    ['Name', 'Start'],
    ['A', '1/5/2021'],
    [''],
    ['B', 'soon'],
  ])
})

test('a file in another script than UTF-8, or that is no Excel file, is refused with a sentence', async () => {
  const latin = path.join(folder, 'latin.csv')
  await writeFile(latin, Buffer.from([0x6e, 0xe4, 0x6d, 0x65]))
  await expect(readSheets(latin)).rejects.toThrow('latin.csv is not in UTF-8')
  const broken = path.join(folder, 'broken.xlsx')
  await writeFile(broken, 'no spreadsheet')
  await expect(readSheets(broken)).rejects.toThrow('broken.xlsx is no Excel file')
})
