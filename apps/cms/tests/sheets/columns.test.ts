import { excelFile } from '@nagardwar/exchange/testing/excel-file'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Arrangement } from '../../src/features/sheets/import/columns/arrangement.ts'
import { councilWithDesk } from '../desk/desk.ts'
import { sheetsOf } from './sheets-of.ts'

const { desk } = councilWithDesk()
const { preview, previewed, take } = sheetsOf(desk)

const letters = 'ABCDEFG'
const rowOf = (number: number, cells: readonly string[]): string =>
  `<row r="${number}">${cells
    .map((text, at) => `<c r="${letters[at]}${number}" t="inlineStr"><is><t>${text}</t></is></c>`)
    .join('')}</row>`
const book = (sheets: Readonly<Record<string, readonly (readonly string[])[]>>): Blob => {
  const xml = Object.entries(sheets).map(([name, rows]) => [
    name,
    rows.map((cells, at) => rowOf(at + 1, cells)).join(''),
  ])
  return new Blob([new Uint8Array(excelFile({ sheets: Object.fromEntries(xml) }))])
}

const wards = (first: string): string[][] => [
  ['नाडगाव नगरपंचायत'],
  [],
  ['अ.क्र.', 'प्रभागाचे नाव', 'लोकसंख्या'],
  [first, 'गावठाण', '१,२३४'],
  [`${first}0`, 'किल्ला', '९८७'],
]
const cover = [['प्रभागनिहाय माहिती'], ['सन २०२६']]
const withCover = (first = '71') => book({ मुखपृष्ठ: cover, प्रभाग: wards(first) })

const columns = (layout?: object, assigned: unknown[] = []) => ({
  columns: JSON.stringify({ ...(layout ? { layout } : {}), assigned }),
})
const byHand = { sheet: 1, row: 3, columns: ['number', 'name.mr', ''] }
const excel = { kind: 'xlsx', language: 'mr' } as const

/** How a file is read, where a person must look at it first. */
async function arranged(file: Blob, sending = {}): Promise<Arrangement> {
  const { status, body } = await preview(file, { ...excel, ...sending })
  expect([status, Object.keys(body)]).toEqual([200, ['arrangement']])
  return (body as unknown as { arrangement: Arrangement }).arrangement
}
const forget = () =>
  desk().payload.delete({ collection: 'payload-kv' as never, where: { key: { like: 'sheet-columns:' } } })
const remembered = async () =>
  (
    await desk().payload.find({
      collection: 'payload-kv' as never,
      where: { key: { equals: 'sheet-columns:wards' } },
    })
  ).docs.map((doc) => (doc as unknown as { data: unknown }).data)

beforeAll(async () => {
  const data = { requiredLanguages: 'mr' as const, name: { en: 'Nadgaon', mr: 'नाडगाव' } }
  await desk().payload.updateGlobal({ slug: 'settings', data })
})
beforeEach(forget)

describe('a sheet whose headings are not those of the list', () => {
  test('is shown as it was read, with the likeliest row of headings, and nothing is refused', async () => {
    const shown = await arranged(withCover())
    expect(shown).toMatchObject({ sheets: ['मुखपृष्ठ', 'प्रभाग'], sheet: 1, row: 3 })
    expect(shown.why).toContain('एकही शीर्षक सापडले नाही')
    expect(shown.rows[2]).toEqual(['अ.क्र.', 'प्रभागाचे नाव', 'लोकसंख्या'])
    expect(shown.columns).toMatchObject([
      { letter: 'A', heading: 'अ.क्र.', examples: ['71', '710'], field: '', isUnknown: true },
      { letter: 'B', heading: 'प्रभागाचे नाव', examples: ['गावठाण', 'किल्ला'] },
      { letter: 'C', heading: 'लोकसंख्या', examples: ['१,२३४', '९८७'] },
    ])
    expect(shown.fields).toContainEqual({ name: 'name.mr', label: 'नाव (मराठी)' })
    expect(shown.fields.map(({ name }) => name)).not.toContain('listedAs')
  })

  test('is read as a person says', async () => {
    const { added, from, notRead, arrangement } = await previewed(withCover(), {
      ...excel,
      fields: columns(byHand),
    })
    expect(from).toBe('पत्रक: प्रभाग; शीर्षकांची ओळ: ३')
    expect(notRead).toEqual(['लोकसंख्या'])
    expect(added.map(({ name }) => name)).toEqual(['71 · गावठाण', '710 · किल्ला'])
    expect(arrangement).toMatchObject({ why: '', sheet: 1, row: 3 })
  })

  test('may have no headings at all', async () => {
    const file = book({ a: [['72', 'तलाव']] })
    const layout = { sheet: 0, row: 0, columns: ['number', 'name.mr'] }
    const { added, from } = await previewed(file, { ...excel, fields: columns(layout) })
    expect([from, added[0]?.row]).toEqual(['पत्रक: a; शीर्षके नाहीत', 1])
  })

  test('another sheet or row is shown without a guess at its columns', async () => {
    const file = withCover()
    expect(await arranged(file, { fields: columns({ sheet: 0 }) })).toMatchObject({ sheet: 0, row: 1 })
    const second = await arranged(file, { fields: columns({ sheet: 1, row: 4 }) })
    expect(second.columns[1]).toMatchObject({ heading: 'गावठाण', field: '' })
  })

  test('one column that is not recognised is asked about, and named', async () => {
    const rows = [
      ['प्रभाग क्रमांक', 'नाव (मराठी)', 'लोकसंख्या'],
      ['73', 'बाजार', '१००'],
    ]
    const shown = await arranged(book({ a: rows }))
    expect(shown.why).toBe('फाइलमधील एक स्तंभ ओळखता आला नाही. त्यात काय आहे ते निवडा, किंवा तो वगळा.')
    expect(shown.columns.map(({ field, isUnknown }) => [field, isUnknown])).toEqual([
      ['number', false],
      ['name.mr', false],
      ['', true],
    ])
  })

  test('two columns with one heading are asked about', async () => {
    const rows = [
      ['प्रभाग क्रमांक', 'नाव (मराठी)', 'नाव (मराठी)'],
      ['74', 'बाजार', 'चौक'],
    ]
    expect((await arranged(book({ a: rows }))).why).toContain('दोन स्तंभांचे शीर्षक नाव (मराठी)')
  })
})

describe('what a request says of the columns', () => {
  test.each([
    ['a sheet that the file lacks', { ...byHand, sheet: 2 }],
    ['a row that the file lacks', { ...byHand, row: 9 }],
    ['a field that the system sets', { ...byHand, columns: ['number', 'listedAs'] }],
    ['a field of another list', { ...byHand, columns: ['number', 'lastDate'] }],
    ['more columns than the sheet has', { ...byHand, columns: Array(9).fill('') }],
    ['a sheet below 0', { ...byHand, sheet: -1 }],
    ['something else besides', { ...byHand, publish: true }],
  ])('is refused where it is %s', async (_, layout) => {
    const { status, message } = await preview(withCover(), {
      ...excel,
      language: 'en',
      fields: columns(layout),
    })
    expect([status, message]).toEqual([400, expect.stringContaining('Please choose the file again')])
  })

  test('is refused where it is no JSON, or too long', async () => {
    for (const text of ['{', '"x', `[${'['.repeat(90_000)}`, 'x'.repeat(300_000)])
      expect((await preview(withCover(), { ...excel, fields: { columns: text } })).status).toBe(400)
  })

  test('is asked again where two columns are one field, or none is assigned', async () => {
    const twice = columns({ ...byHand, columns: ['name.mr', 'name.mr', ''] })
    expect((await arranged(withCover(), { fields: twice })).why).toContain('दोन स्तंभांना एकच रकाना')
    const none = columns({ ...byHand, columns: ['', '', ''] })
    expect((await arranged(withCover(), { fields: none })).why).toContain('किमान एका स्तंभासाठी')
  })

  test('does not let a stranger or an unreadable list be read', async () => {
    expect((await preview(withCover(), { ...excel, as: undefined, fields: columns(byHand) })).status).toBe(
      403,
    )
    const users = { ...excel, list: 'users', fields: columns(byHand) }
    expect((await preview(withCover(), users)).status).toBe(403)
  })
})

describe('what was assigned', () => {
  test('is remembered for the list once the file is imported, for everybody', async () => {
    const { mark } = await previewed(withCover('75'), { ...excel, fields: columns(byHand) })
    expect(await remembered()).toEqual([])
    const fields = { ...columns(byHand), mark }
    const { status } = await take(withCover('75'), { ...excel, fields })
    expect(status).toBe(200)
    expect(await remembered()).toEqual([
      {
        sheet: 'प्रभाग',
        at: 2,
        assigned: [
          ['अ.क्र.', 'number'],
          ['प्रभागाचे नाव', 'name.mr'],
          ['लोकसंख्या', ''],
        ],
      },
    ])
    const other = book({ पान: [['शीर्षक'], ['प्रभागाचे नाव', 'अ.क्र.', 'लोकसंख्या'], ['घाट', '76', '५']] })
    const { added, notRead } = await previewed(other, { ...excel, as: 'editor', language: 'en' })
    expect(added[0]?.changes.map(({ field, after }) => [field, after])).toEqual([
      ['Name (Marathi)', 'घाट'],
      ['Ward number', '76'],
    ])
    expect(notRead).toEqual(['लोकसंख्या'])
  })

  test('on one page holds for the file that is sent again, before it is imported', async () => {
    const assigned = [
      ['अ.क्र.', 'number'],
      ['प्रभागाचे नाव', 'name.mr'],
      ['लोकसंख्या', ''],
    ]
    const { counts } = await previewed(withCover('77'), { ...excel, fields: columns(undefined, assigned) })
    expect(counts).toMatchObject({ added: 2, wrong: 0 })
    expect(await remembered()).toEqual([])
  })

  test('is changed by what is assigned later, and a field that is gone is asked about', async () => {
    const data = {
      sheet: '',
      at: 0,
      assigned: [
        ['अ.क्र.', 'gone'],
        ['प्रभागाचे नाव', 'name.mr'],
        ['x', ''],
      ],
    }
    await desk().payload.create({
      collection: 'payload-kv' as never,
      data: { key: 'sheet-columns:wards', data } as never,
    })
    expect((await arranged(withCover('78'))).columns.map(({ field }) => field)).toEqual(['', 'name.mr', ''])
    const { mark } = await previewed(withCover('78'), { ...excel, fields: columns(byHand) })
    await take(withCover('78'), { ...excel, fields: { ...columns(byHand), mark } })
    expect(await remembered()).toMatchObject([
      {
        assigned: [
          ['अ.क्र.', 'number'],
          ['प्रभागाचे नाव', 'name.mr'],
          ['लोकसंख्या', ''],
          ['x', ''],
        ],
      },
    ])
  })

  test('chooses among sheets that have the same headings', async () => {
    const rows = (name: string) => [
      ['प्रभाग क्रमांक', 'नाव (मराठी)'],
      ['79', name],
    ]
    const years = book({ '2025': rows('जुने'), '2026': rows('नवे') })
    const layout = { sheet: 1, row: 1, columns: ['number', 'name.mr'] }
    expect((await previewed(years, excel)).added[0]?.name).toBe('79 · जुने')
    const { mark } = await previewed(years, { ...excel, fields: columns(layout) })
    await take(years, { ...excel, fields: { ...columns(layout), mark } })
    const next = book({ '2025': rows('जुने'), '2026': rows('पुढे') })
    expect((await previewed(next, excel)).changed.length + (await previewed(next, excel)).added.length).toBe(
      1,
    )
    expect(JSON.stringify(await previewed(next, excel))).toContain('पुढे')
  })
})
