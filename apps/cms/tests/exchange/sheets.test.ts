import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import writeExcel from 'write-excel-file/node'
import { openCouncil, type TestCouncil } from '../council.ts'

let council: TestCouncil
let folder: string
beforeAll(async () => {
  council = await openCouncil()
  folder = path.join(await mkdtemp(path.join(tmpdir(), 'nagardwar-sheets-')), 'sheets')
  const { writeTemplates } = await import('../../src/api/exchange/templates.ts')
  await writeTemplates(council.payload, folder)
})
afterAll(async () => {
  await rm(path.dirname(folder), { recursive: true, force: true })
  await council.close()
})

const imported = async () => {
  const { importCouncil } = await import('../../src/api/exchange/import-council.ts')
  const request = { from: folder, publish: false, isDryRun: false }
  return (await importCouncil(council.payload, request, () => undefined)).entries
}

test('every list has a template with its headings in both languages and an example of its own', async () => {
  const sheets = (await readdir(folder)).filter((name) => name.endsWith('.csv'))
  expect(sheets.length).toBeGreaterThan(55)
  const wards = await readFile(path.join(folder, 'wards.csv'), 'utf8')
  expect(wards).toContain(
    'Ward number · प्रभाग क्रमांक,Name (English) · नाव (इंग्रजी),Name (Marathi) · नाव (मराठी)',
  )
  expect(wards.split('\r\n')[1]).toMatch(/^example · उदाहरण,[0-9]+,[A-Za-z]+[^,]*,[ऀ-ॿ]+/)
})

test('templates that nobody filled in bring nothing', async () => {
  const entries = await imported()
  expect(entries.filter(({ outcome }) => outcome !== 'left-out')).toEqual([])
  expect(entries.length).toBeGreaterThan(50)
})

test('a sheet with headings in one language, own columns and days as India writes them is taken in', async () => {
  await writeFile(
    path.join(folder, 'presidents.csv'),
    'नाव (इंग्रजी);नाव (मराठी);Start date;Remarks\r\nA Person;अ व्यक्ती;१/५/२०२०;tall\r\n',
  )
  const entries = await imported()
  const { docs } = await council.payload.find({ collection: 'presidents', draft: true })
  expect(docs).toMatchObject([
    { name: { en: 'A Person', mr: 'अ व्यक्ती' }, start: '2020-05-01T12:00:00.000Z', _status: 'draft' },
  ])
  expect(JSON.stringify(entries)).toContain('The column “Remarks” has no place in the desk')
})

test('an import from the command line stands in the journal, a dry run does not', async () => {
  const { importFromCommand } = await import('../../src/api/exchange/import-from-command.ts')
  const entries = async () =>
    (await council.payload.find({ collection: 'journal', where: { action: { equals: 'import' } }, limit: 0 }))
      .docs
  for (const isDryRun of [true, false])
    await importFromCommand(council.payload, { from: folder, publish: false, isDryRun }, () => undefined)
  const noted = await entries()
  expect(noted.map(({ changes }) => changes)).toEqual([`From the server’s command line: sheets`])
  expect(JSON.stringify(noted)).not.toContain(path.dirname(folder))
})

test('an Excel file is taken in as it is: text, numbers, days, and digits in either script', async () => {
  await rm(path.join(folder, 'wards.csv'))
  await rm(path.join(folder, 'chief-officers.csv'))
  await writeExcel([
    ['Ward number · प्रभाग क्रमांक', 'Name (English)', 'नाव (मराठी)'],
    [12, 'Lake & Fort', 'तलाव व किल्ला'],
    ['१३', ' =Not a formula ', null],
  ]).toFile(path.join(folder, 'wards.xlsx'))
  await writeExcel(
    [
      ['Name (English)', 'Start date', 'End date'],
      [
        'An Officer',
        { value: new Date('2021-04-01T00:00:00Z'), type: Date, format: 'dd/mm/yyyy' },
        '३१/३/२०२४',
      ],
    ],
    { dateFormat: 'dd/mm/yyyy' },
  ).toFile(path.join(folder, 'chief-officers.xlsx'))
  await imported()
  const found = async (collection: 'wards' | 'chief-officers') =>
    (await council.payload.find({ collection, draft: true, sort: '_order' })).docs
  expect(await found('wards')).toMatchObject([
    { number: '12', name: { en: 'Lake & Fort', mr: 'तलाव व किल्ला' }, _status: 'draft' },
    { number: '१३', name: { en: expect.stringContaining('=Not a formula') } },
  ])
  expect(await found('chief-officers')).toMatchObject([
    { start: '2021-04-01T12:00:00.000Z', end: '2024-03-31T12:00:00.000Z' },
  ])
  const again = await imported()
  expect(again.filter(({ outcome }) => outcome === 'created' || outcome === 'updated')).toEqual([])
})

test('a list behind a cover and below a title is taken in, and one without a heading of its list is reported', async () => {
  const { excelFile } = await import('@nagardwar/exchange/testing/excel-file')
  const line = (row: number, cells: readonly string[]) =>
    `<row r="${row}">${cells
      .map((text, at) => `<c r="${'ABCD'[at]}${row}" t="inlineStr"><is><t>${text}</t></is></c>`)
      .join('')}</row>`
  const cover = line(1, ['सह्यनगर नगरपरिषद'])
  const ponds = [
    line(1, ['तलावांची यादी']),
    line(3, ['नाव (मराठी)', 'Name (English)', 'Name (English)']),
    line(4, ['मोठा तलाव', 'Big pond', 'Another name']),
  ].join('')
  await rm(path.join(folder, 'ponds.csv'))
  await writeFile(path.join(folder, 'ponds.xlsx'), excelFile({ sheets: { Cover: cover, Ponds: ponds } }))
  await writeFile(path.join(folder, 'awards.csv'), 'a,b\r\n1,2\r\n')
  const entries = await imported()
  const { docs } = await council.payload.find({ collection: 'ponds', draft: true })
  expect(docs).toMatchObject([{ name: { en: 'Big pond', mr: 'मोठा तलाव' } }])
  const said = (table: string) => JSON.stringify(entries.filter((entry) => entry.table === table))
  expect(said('ponds')).toContain('Two columns have the heading “Name (English)”. The first was read.')
  expect(said('awards')).toContain('No heading of this list was found in the first 20 rows of a sheet')
})

test('a cell that cannot be read is said by its file, row and column, in both languages', async () => {
  await writeFile(
    path.join(folder, 'presidents.csv'),
    'Name (English);Start date\r\nB Person;1/5/2021\r\n\r\nC Person;soon\r\n',
  )
  const entries = (await imported()).filter(({ table }) => table === 'presidents')
  expect(entries.flatMap(({ marks }) => marks)).toContainEqual({
    field: 'start',
    isWork: true,
    words: {
      en: 'Row 4, column B (Start date) of presidents.csv: “soon” could not be read; the field is empty. Please write the date as 31.12.2026',
      mr: expect.stringMatching(
        /^presidents\.csv, ओळ ४, स्तंभ B \(.+\): ‘soon’ वाचता आले नाही; रकाना रिकामा आहे. कृपया दिनांक असा लिहा: ३१.१२.२०२६$/,
      ),
    },
  })
})

test('a file that cannot be read is left out by its name, in both languages', async () => {
  await writeFile(path.join(folder, 'schools.csv'), Buffer.from([0x6e, 0xe4, 0x6d, 0x65]))
  await writeFile(path.join(folder, 'roads.csv'), 'Name (English)\r\n"no end\r\nRoad\r\n')
  const entries = await imported()
  const saidOf = (table: string) =>
    entries.filter((entry) => entry.table === table).map(({ key, marks }) => [key, marks[0]?.words])
  expect(saidOf('schools')).toEqual([
    [
      'schools.csv',
      {
        en: expect.stringMatching(/^The file is not in UTF-8/),
        mr: expect.stringMatching(/^फाइलमधील मजकूर युनिकोडमध्ये नाही/),
      },
    ],
  ])
  expect(saidOf('roads')).toEqual([
    [
      'roads.csv',
      {
        en: expect.stringContaining('A quotation mark (")'),
        mr: expect.stringContaining('ओळ २ मधील अवतरण चिन्ह'),
      },
    ],
  ])
})

test('an e-mail address of a sheet that is none is work for staff', async () => {
  await writeFile(
    path.join(folder, 'officers.csv'),
    'Name (English),Email\r\nAn Officer,co[at]council[dot]example\r\n',
  )
  const entries = (await imported()).filter(({ table }) => table === 'officers')
  expect(entries[0]?.marks.filter(({ isWork }) => isWork)).toContainEqual(
    expect.objectContaining({ field: 'email' }),
  )
})
