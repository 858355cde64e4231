import { beforeAll, describe, expect, test } from 'vitest'
import { councilWithDesk } from '../desk/desk.ts'
import { sheetsOf } from './sheets-of.ts'

const { desk } = councilWithDesk()
const { exported, preview, take, approvalOf, previewed, rowOf } = sheetsOf(desk)

let ids: number[] = []
beforeAll(async () => {
  const { payload } = desk()
  await desk().ask('POST', '/departments', {
    as: 'admin',
    body: { name: { en: 'Roads', mr: 'रस्ते' }, _status: 'published' },
  })
  const names = ['=1+1', "'=1", '007', 'two · words', 'Fort']
  ids = []
  for (const [at, en] of names.entries()) {
    const name = { en, mr: `प्रभाग ${at + 1}` }
    const data = { number: String(at + 1), name, _status: 'published' as const }
    ids.push((await payload.create({ collection: 'wards', data, depth: 0 })).id)
  }
})

describe('a sheet that nobody changed', () => {
  test.each(['csv', 'xlsx'] as const)(
    'changes nothing, as %s, for a reader of either language',
    async (kind) => {
      for (const language of ['en', 'mr']) {
        const rows = await exported({ language })
        const { counts } = await previewed(rows, { kind, language: language === 'en' ? 'mr' : 'en' })
        expect(counts).toEqual({ added: 0, changed: 0, unchanged: 5, wrong: 0 })
      }
    },
  )
})

describe('what a sheet would do', () => {
  test('is said row by row, and nothing is stored', async () => {
    const rows = await exported()
    const [heading = []] = rows
    const fort = rowOf(rows, 'Fort')
    fort[3] = 'किल्ला'
    fort[heading.findIndex((cell) => cell.startsWith('About this record (Owning'))] = 'Roads'
    const added = heading.map((cell) =>
      cell.startsWith('Ward number') ? '६' : cell.startsWith('Name') ? 'Lake' : '',
    )
    const shown = await previewed([...rows, [], added])
    expect(shown.counts).toEqual({ added: 1, changed: 1, unchanged: 4, wrong: 0 })
    expect(shown.changed).toEqual([
      {
        row: 6,
        number: ids[4],
        name: '5 · Fort',
        changes: [
          { field: 'Name (Marathi)', language: 'mr', before: 'प्रभाग 5', after: 'किल्ला' },
          { field: 'About this record (Owning department)', before: '', after: '1 · Roads' },
        ],
      },
    ])
    expect(shown.added[0]).toMatchObject({ row: 8, name: '६ · Lake' })
    expect(shown.notChanged).toEqual(['State in the desk', 'Last saved in the desk'])
    expect(await exported()).toEqual(await exported())
    expect((await exported()).length).toBe(6)
  })

  test('is understood under headings in one language, in any order, without the other columns', async () => {
    const rows = [
      ['नाव (मराठी)', 'कक्षातील क्रमांक', 'Something else'],
      ['किल्ला', String(ids[4]), 'x'],
    ]
    const left = { columns: JSON.stringify({ assigned: [['something else', '']] }) }
    const shown = await previewed(rows, { language: 'mr', fields: left })
    expect(shown.counts).toMatchObject({ changed: 1, wrong: 0 })
    expect(shown.notRead).toEqual(['Something else'])
    expect(shown.notChanged).toContain('प्रभाग क्रमांक')
  })

  test('names what is wrong by row and column, in the reader’s language', async () => {
    const [heading = [], first = [], second = []] = await exported()
    const wrong = (at: number, cell: string, from = first) =>
      from.map((old, index) => (index === at ? cell : old))
    const owner = heading.findIndex((cell) => cell.startsWith('About this record (Owning'))
    const rows = [
      heading,
      wrong(0, '9999'),
      wrong(0, 'x1'),
      wrong(1, 'a/b', wrong(0, '')),
      wrong(2, '', second),
      wrong(owner, '7 · Water'),
      [...((await exported())[3] ?? []), 'beyond'],
    ]
    const { complaints, counts } = await previewed(rows)
    expect(complaints.map(({ place }) => place)).toEqual([
      'Row 2, column A',
      'Row 3, column A',
      'Row 4, column B (Ward number)',
      'Row 5, column C (Name (English))',
      'Row 6, column G (About this record (Owning department))',
      expect.stringMatching(/^Row 7, column [A-Z]+$/),
    ])
    expect(counts).toEqual({ added: 0, changed: 0, unchanged: 0, wrong: 6 })
    const inMarathi = await previewed(rows, { language: 'mr' })
    expect(inMarathi.complaints[3]).toMatchObject({
      place: 'ओळ ५, स्तंभ C (नाव (इंग्रजी))',
      message: expect.stringMatching(/आवश्यक/),
    })
  })

  test('Marathi in an old font is refused by row and column', async () => {
    const rows = await exported()
    rowOf(rows, 'Fort')[3] = "vkgs dk;kZy; 'kklu"
    expect((await previewed(rows)).complaints).toEqual([
      {
        place: 'Row 6, column D (Name (Marathi))',
        message: expect.stringContaining('an old font'),
        rows: '',
        examples: [{ cell: 'D6', value: "vkgs dk;kZy; 'kklu" }],
      },
    ])
  })

  test('a day is read as people type it and as a spreadsheet turns it', async () => {
    const rows = await exported()
    const at = (rows[0] ?? []).findIndex((cell) => cell.includes('(Published on)'))
    for (const cell of ['30.11.2026', '३०/११/२०२६', '2026-11-30']) {
      rowOf(rows, 'Fort')[at] = cell
      expect((await previewed(rows)).changed[0]?.changes[0]).toMatchObject({ after: '30.11.2026' })
    }
    rowOf(rows, 'Fort')[at] = '31.11.2026'
    expect((await previewed(rows)).complaints).toHaveLength(1)
  })

  test('a row that was added before is not added again', async () => {
    const [heading = [], first = []] = await exported()
    expect((await previewed([heading, ['', ...first.slice(1)]])).counts).toMatchObject({
      added: 0,
      unchanged: 1,
    })
  })
})

describe('an import', () => {
  test('with errors stores nothing, and only the good rows where the person says so', async () => {
    const rows = await exported()
    rowOf(rows, 'Fort')[2] = 'Old fort'
    rowOf(rows, '007')[1] = 'a/b'
    const shown = await previewed(rows)
    expect(shown.counts).toMatchObject({ changed: 1, wrong: 1 })
    const refused = await take(rows, { fields: { mark: shown.mark } })
    expect([refused.status, refused.message]).toEqual([400, expect.stringContaining('Some rows have errors')])
    const taken = await take(rows, { fields: { mark: shown.mark, only: 'good', remark: 'Ward names' } })
    const approval = await approvalOf(taken.approval)
    expect(approval).toMatchObject({ state: 'waiting', sentBy: 'clerk', remark: 'Ward names' })
    expect(approval.records).toHaveLength(1)
    expect(rowOf(await exported(), 'Old fort')).toContain('draft')
    const again = await previewed(rowOf(await exported(), 'Old fort').length ? rows : [])
    expect(again.counts).toMatchObject({ changed: 0, wrong: 1 })
  })

  test('of what waits for approval already is refused', async () => {
    const rows = await exported()
    rowOf(rows, 'Old fort')[2] = 'New fort'
    expect((await previewed(rows)).complaints[0]?.message).toBe('It was sent for approval already')
  })

  test('is refused where a record was changed after the preview', async () => {
    const rows = await exported()
    rowOf(rows, '007')[2] = 'James'
    const { mark } = await previewed(rows)
    const body = { name: { mr: 'बदलले' } }
    await desk().ask('PATCH', `/wards/${ids[2]}?draft=true`, { as: 'editor', body })
    const refused = await take(rows, { fields: { mark } })
    expect([refused.status, refused.message]).toEqual([
      409,
      expect.stringContaining('was changed since you looked'),
    ])
    expect(rowOf(await exported(), '007')).toContain('बदलले')
  })

  test('that is sent twice at once adds each row once', async () => {
    const rows = [
      ['Ward number', 'Name (English)'],
      ['50', 'Twice'],
    ]
    const { mark } = await previewed(rows)
    const answers = await Promise.all([1, 2].map(() => take(rows, { fields: { mark } })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await exported()).filter((row) => row.includes('Twice'))).toHaveLength(1)
  })

  test('sets nothing that the system sets', async () => {
    const rows = [
      ['id', '_status', 'listedAs', 'saved.by', 'updatedAt', 'name.en'],
      [String(ids[1]), 'published', 'x', 'nobody', '2020-01-01', 'Quoted'],
    ]
    const system = ['_status', 'listedAs', 'saved.by', 'updatedAt']
    const assigned = system.map((heading) => [heading.toLowerCase(), ''])
    const fields = { columns: JSON.stringify({ assigned }) }
    const shown = await previewed(rows, { fields })
    expect(shown.notRead).toEqual(system)
    await take(rows, { fields: { ...fields, mark: shown.mark } })
    const row = rowOf(await exported(), 'Quoted')
    expect(row).toContain('draft')
  })

  test('puts new records first where the newest come first, in the order of the file', async () => {
    const older = { description: { en: 'Older' }, url: 'https://youtu.be/abcdefghijk' }
    await desk().ask('POST', '/videos?draft=true', { as: 'editor', body: older })
    const rows = [
      ['Description (English)', 'Address of the video'],
      ['First of the file', 'https://youtu.be/abcdefghij1'],
      ['Second of the file', 'https://youtu.be/abcdefghij2'],
    ]
    const { mark, complaints } = await previewed(rows, { list: 'videos' })
    expect(complaints).toEqual([])
    await take(rows, { list: 'videos', fields: { mark } })
    const { docs } = await desk().payload.find({ collection: 'videos', draft: true, sort: '_order' })
    expect(docs.map(({ description }) => (description as { en: string }).en)).toEqual([
      'First of the file',
      'Second of the file',
      'Older',
    ])
  })

  test.each([
    ['a text', new Blob(['no spreadsheet']), 'xlsx', 'could not be read as an Excel file'],
    ['another script than UTF-8', new Blob([new Uint8Array([0x6e, 0xe4])]), 'csv', 'is not in UTF-8'],
    ['6 MB', new Blob([new Uint8Array(6 * 1024 * 1024)]), 'csv', 'larger than 5 MB'],
    ['nothing', new Blob([]), 'csv', 'choose an Excel or CSV file'],
    ['headings alone', new Blob(['Ward number\r\n']), 'csv', 'no rows'],
    ['501 changes', new Blob([`Ward number\r\n${'7\r\n'.repeat(501)}`]), 'csv', 'at most 500'],
  ] as const)('of a file with %s is refused in a sentence', async (_what, file, kind, sentence) => {
    const { status, message } = await preview(file, { kind })
    expect([status, message]).toEqual([400, expect.stringContaining(sentence)])
  })

  test.each([
    ['other headings', new Blob(['a,b\r\n1,2\r\n']), 'No heading of this list'],
    ['one heading twice', new Blob(['Ward number,Ward number\r\n1,2\r\n']), 'Two columns have the heading'],
    [
      'an unknown heading',
      new Blob(['Ward number,x\r\n1,2\r\n']),
      'One column of the file was not recognised',
    ],
  ])(
    'of a file with %s waits until a person has said what stands in its columns',
    async (_, file, sentence) => {
      const { status, body } = await preview(file)
      expect([status, body]).toEqual([
        200,
        { arrangement: expect.objectContaining({ why: expect.any(String) }) },
      ])
      const taken = await take(file)
      expect([taken.status, taken.message]).toEqual([400, expect.stringContaining(sentence)])
    },
  )
})

test.each([
  ['wards', [403, 200, 200, 200]],
  ['feedback', [403, 403, 403, 403]],
  ['users', [403, 403, 403, 403]],
  ['synonyms', [403, 403, 403, 403]],
  ['media', [403, 403, 403, 403]],
  ['nothing', [403, 403, 403, 403]],
] as const)('who may import into %s: stranger, clerk, editor, administrator', async (list, statuses) => {
  const rows = [['Ward number'], ['99']]
  const who = [undefined, 'clerk', 'editor', 'admin'] as const
  const answers = await Promise.all(who.map((as) => preview(rows, { as, list })))
  expect(answers.map(({ status }) => status)).toEqual(statuses)
})
