import { crc32 } from 'node:zlib'
import { expect, test } from 'vitest'
import { rowsIn } from './read-sheet.ts'

/** A ZIP archive of files that are not compressed (APPNOTE 4.3). */
function archiveOf(files: readonly (readonly [string, string])[]): Buffer {
  const [pieces, entries]: [Buffer[], Buffer[]] = [[], []]
  for (const [name, text] of files) {
    const [title, bytes] = [Buffer.from(name), Buffer.from(text)]
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt32LE(crc32(bytes), 10)
    facts.writeUInt32LE(bytes.length, 14)
    facts.writeUInt32LE(bytes.length, 18)
    facts.writeUInt16LE(title.length, 22)
    const entry = Buffer.alloc(16)
    entry.writeUInt32LE(Buffer.concat(pieces).length, 12)
    entries.push(Buffer.from('PK\x01\x02\x14\x00'), facts, entry.subarray(2), title)
    pieces.push(Buffer.from('PK\x03\x04'), facts, title, bytes)
  }
  const [body, list] = [Buffer.concat(pieces), Buffer.concat(entries)]
  const end = Buffer.alloc(18)
  end.writeUInt16LE(files.length, 4)
  end.writeUInt16LE(files.length, 6)
  end.writeUInt32LE(list.length, 8)
  end.writeUInt32LE(body.length, 12)
  return Buffer.concat([body, list, Buffer.from('PK\x05\x06'), end])
}

const types = 'http://schemas.openxmlformats.org/package/2006/content-types'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const sheet = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'

/** An Excel file with one cell, and a document type before each of its parts. */
const excelWith = (doctype: string, cell: string): Buffer =>
  archiveOf(
    [
      ['[Content_Types].xml', `<Types xmlns="${types}"/>`],
      [
        'xl/workbook.xml',
        `<workbook xmlns="${sheet}" xmlns:r="${office}"><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      ],
      [
        'xl/_rels/workbook.xml.rels',
        `<Relationships xmlns="${types.replace('content-types', 'relationships')}"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
      ],
      [
        'xl/worksheets/sheet1.xml',
        `<worksheet xmlns="${sheet}"><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>${cell}</t></is></c></row></sheetData></worksheet>`,
      ],
    ].map(([name = '', text = '']) => [name, `<?xml version="1.0"?>${doctype}${text}`] as const),
  )

test('a sheet of one cell is read', async () => {
  expect(await rowsIn(excelWith('', 'a word'), 'sheet.xlsx')).toEqual([['a word']])
})

test('a sheet that names files of the machine, addresses or words of its own brings nothing of them', async () => {
  const doctype =
    '<!DOCTYPE x [<!ENTITY file SYSTEM "file:///etc/passwd"><!ENTITY far SYSTEM "http://127.0.0.1:9/"><!ENTITY ten "0123456789">]>'
  const rows = await rowsIn(excelWith(doctype, '&file;&far;&ten;'), 'sheet.xlsx')
  expect(rows).toEqual([['&file;&far;&ten;']])
})
