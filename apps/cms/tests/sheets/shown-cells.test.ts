import { excelFile } from '@nagardwar/exchange/testing/excel-file'
import { beforeAll, expect, test } from 'vitest'
import { councilWithDesk } from '../desk/desk.ts'
import { sheetsOf } from './sheets-of.ts'

const { desk } = councilWithDesk()
const { previewed } = sheetsOf(desk)

let document = ''
beforeAll(async () => {
  const data = Buffer.from('%PDF-1.7\nxref\nstartxref\n0\n%%EOF\n')
  const file = { name: 'paper.pdf', data, mimetype: 'application/pdf', size: data.length }
  document = String((await desk().payload.create({ collection: 'media', data: {}, file })).filename)
})

const formats = ['yyyy-mm-dd h:mm:ss', '0%', '000', 'm/d/yyyy']
const letters = 'ABCDEFG'

/** A cell as text, or as a number under one of the formats. */
type Given = string | readonly [number, format: number]
const row = (number: number, cells: readonly Given[]): string =>
  `<row r="${number}">${cells
    .map((cell, at) =>
      typeof cell === 'string'
        ? `<c r="${letters[at]}${number}" t="inlineStr"><is><t>${cell}</t></is></c>`
        : `<c r="${letters[at]}${number}" s="${cell[1]}"><v>${cell[0]}</v></c>`,
    )
    .join('')}</row>`
const file = (...rows: Given[][]): Blob => {
  const sheets = { Sheet: rows.map((cells, at) => row(at + 1, cells)).join('') }
  return new Blob([new Uint8Array(excelFile({ sheets, formats }))])
}

test('headings are found below a title and behind a cover, and the preview says where', async () => {
  const cover = row(1, ['Nadgaon Nagar Panchayat'])
  const wards = [
    row(1, ['List of wards 2026']),
    row(3, ['अ.क्र.', 'Ward number', 'Name (English)']),
    row(4, ['1', '401', 'Second sheet']),
  ].join('')
  const sheets = { Cover: cover, Wards: wards }
  const blob = new Blob([new Uint8Array(excelFile({ sheets, formats }))])
  const fields = { columns: JSON.stringify({ assigned: [['अ.क्र.', '']] }) }
  const { added, from, notRead } = await previewed(blob, { kind: 'xlsx', fields })
  expect([from, notRead]).toEqual(['Sheet “Wards”, headings in row 3', ['अ.क्र.']])
  expect(added).toMatchObject([{ row: 4, name: '401 · Second sheet' }])
})

test('the last time of a tender is the one that its cell shows, by India’s clock', async () => {
  const headings = ['Description (English)', 'Document (English)', 'Type', 'Last day and time']
  const line = (name: string, time: Given): Given[] => [name, document, 'Tender', time]
  const sheet = file(
    headings,
    line('Excel', [46387.625, 1]),
    line('English', '31/12/2026 3:00 PM'),
    line('Marathi', '३१.१२.२०२६, १५:००'),
  )
  const { added, complaints } = await previewed(sheet, { list: 'tenders', kind: 'xlsx' })
  expect(complaints).toEqual([])
  const times = added.map(({ changes }) => changes.find(({ field }) => field.includes('Last day'))?.after)
  expect(times).toEqual(Array(3).fill('31.12.2026, 15:00'))
})

test('the progress of a project is the percentage that its cell shows', async () => {
  const headings = ['Description (English)', 'Document (English)', 'Work done (percent)']
  const line = (cell: Given): Given[] => ['Road', document, cell]
  const sheet = file(headings, line('60'), line([0.6, 2]), line('60%'), line([1, 2]))
  const { added, complaints } = await previewed(sheet, { list: 'projects', kind: 'xlsx' })
  expect(complaints).toEqual([])
  expect(added.map(({ changes }) => changes.at(-1)?.after)).toEqual(['60', '60', '60', '100'])
})

test('a text is what its cell shows; a date that each computer shows otherwise is refused by its cell', async () => {
  const sheet = file(['Ward number', 'Name (English)'], [[7, 3], 'Lake'], ['8', [0.25, 2]], ['9', [46054, 4]])
  const { added, complaints } = await previewed(sheet, { kind: 'xlsx', language: 'mr' })
  expect(added.map(({ name }) => name)).toEqual(['007 · Lake', '8 · 25%'])
  expect(complaints).toEqual([
    {
      place: 'ओळ ४, स्तंभ B (नाव (इंग्रजी))',
      message: expect.stringContaining('प्रत्येक संगणकावर वेगळा'),
      rows: '',
      examples: [{ cell: 'B४', value: expect.any(String) }],
    },
  ])
})
