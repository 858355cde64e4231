import type { Rows } from '@nagardwar/exchange/sheet/csv'
import { beforeAll, expect, test } from 'vitest'
import { councilWithDesk } from '../desk/desk.ts'
import { sheetsOf } from './sheets-of.ts'

const { desk } = councilWithDesk()
const { previewed, take } = sheetsOf(desk)

let document = ''
beforeAll(async () => {
  const data = Buffer.from('%PDF-1.7\nxref\nstartxref\n0\n%%EOF\n')
  const file = { name: 'paper.pdf', data, mimetype: 'application/pdf', size: data.length }
  document = String((await desk().payload.create({ collection: 'media', data: {}, file })).filename)
})

const headings = ['Description (English)', 'Document (English)', 'Work done (percent)']
/** A thousand projects; the progress of most of them is no number. */
const projects = (progress: (row: number) => string): Rows => [
  headings,
  ...Array.from({ length: 1000 }, (_, at) => [`Road ${at + 2}`, document, progress(at + 2)]),
]
const isGood = (row: number): boolean => row < 4 || (row > 60 && row < 75) || row === 500
const sheet = () => projects((row) => (isGood(row) ? '60' : `about ${row}`))

test('a thousand wrong rows are one complaint, with the first cells and what they hold', async () => {
  const { complaints, counts, moreComplaints } = await previewed(sheet(), { list: 'projects' })
  expect(counts).toEqual({ added: 17, changed: 0, unchanged: 0, wrong: 983 })
  expect(complaints).toEqual([
    {
      place: 'Column C (Work done (percent)): 983 rows',
      message: 'This is not a number',
      rows: '4–60, 75–499, 501–1001',
      examples: [4, 5, 6, 7, 8].map((row) => ({ cell: `C${row}`, value: `about ${row}` })),
    },
  ])
  expect(moreComplaints).toBe(0)
  const marathi = await previewed(sheet(), { list: 'projects', language: 'mr' })
  expect(marathi.complaints).toMatchObject([
    {
      place: expect.stringMatching(/^स्तंभ C \(.*\): ९८३ ओळी$/),
      message: 'ही संख्या नाही',
      rows: '४–६०, ७५–४९९, ५०१–१००१',
    },
  ])
  expect(marathi.complaints[0]?.examples[0]).toEqual({ cell: 'C४', value: 'about 4' })
})

test('files that the desk lacks are one complaint, each by its name, and many gaps are cut', async () => {
  const rows = Array.from({ length: 60 }, (_, at) => [
    `Road ${at}`,
    at % 2 ? `missing-${at}.pdf` : document,
    '60',
  ])
  const { complaints } = await previewed([headings, ...rows], { list: 'projects' })
  expect(complaints).toMatchObject([
    {
      place: 'Column B (Document (English)): 30 rows',
      message: 'There is no such file in the desk; upload it first',
      rows: '3, 5, 7, 9, 11, 13, 15, 17, 19, 21 …',
    },
  ])
  expect(complaints[0]?.examples[0]).toEqual({ cell: 'B3', value: 'missing-1.pdf' })
})

test('the corrected file is taken', async () => {
  const rows = projects(() => '60').slice(0, 40)
  const { mark, complaints } = await previewed(rows, { list: 'projects' })
  expect(complaints).toEqual([])
  expect((await take(rows, { list: 'projects', fields: { mark } })).status).toBe(200)
})
