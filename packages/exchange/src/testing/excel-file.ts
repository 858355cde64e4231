import { crc32 } from 'node:zlib'

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
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'

type ExcelFile = {
  /** What stands before each of its parts. */
  doctype?: string
  /** The XML of the rows of each sheet, by name; `hidden` ends the name of one that is not shown. */
  sheets: Readonly<Record<string, string>>
  /** Number formats; a cell has one by its place here, beginning with `s="1"`. */
  formats?: readonly string[]
  strings?: string
  is1904?: boolean
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const stylesWith = (formats: readonly string[]): string =>
  `<styleSheet xmlns="${main}"><numFmts>${formats
    .map((code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${escaped(code)}"/>`)
    .join('')}</numFmts><cellStyleXfs><xf numFmtId="9"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>${formats
    .map((_, at) => `<xf numFmtId="${164 + at}"/>`)
    .join('')}</cellXfs></styleSheet>`

/** An Excel file made of the XML of its rows. */
export function excelFile({ doctype = '', sheets, formats = [], strings, is1904 }: ExcelFile): Buffer {
  const names = Object.keys(sheets)
  const listed = names
    .map((name, at) => {
      const state = name.endsWith('hidden') ? ' state="hidden"' : ''
      return `<sheet name="${escaped(name)}" sheetId="${at + 1}"${state} r:id="rId${at + 1}"/>`
    })
    .join('')
  const related = names
    .map(
      (_, at) =>
        `<Relationship Id="rId${at + 1}" Type="${office}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
    )
    .join('')
  const parts: [string, string][] = [
    ['[Content_Types].xml', `<Types xmlns="${types}"/>`],
    [
      'xl/workbook.xml',
      `<workbook xmlns="${main}" xmlns:r="${office}"><workbookPr${is1904 ? ' date1904="1"' : ''}/><sheets>${listed}</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `<Relationships xmlns="${types.replace('content-types', 'relationships')}">${related}</Relationships>`,
    ],
    ['xl/styles.xml', stylesWith(formats)],
    ...(strings
      ? [['xl/sharedStrings.xml', `<sst xmlns="${main}">${strings}</sst>`] as [string, string]]
      : []),
    ...Object.values(sheets).map((rows, at): [string, string] => [
      `xl/worksheets/sheet${at + 1}.xml`,
      `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`,
    ]),
  ]
  return archiveOf(parts.map(([name, text]) => [name, `<?xml version="1.0"?>${doctype}${text}`]))
}
