import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { textOf } from '@nagardwar/exchange/sheet/cell'
import { headingOf } from '@nagardwar/exchange/sheet/headings'
import { readSheets } from '@nagardwar/exchange/sheet/read-sheet'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { councilWithDesk, type Role } from '../desk/desk.ts'

const { desk } = councilWithDesk()

const wards = 500
/** What a spreadsheet program could take for a formula, a number or a date, and what people type. */
const names = ['=1+1', "'=1", '-5', '+91 251 555 0101', '@home', 'a "quoted", text; twice', '007', '1/2']

const post = async (list: string, body: object, as: Role = 'admin'): Promise<number> => {
  const response = await desk().ask('POST', list, { as, body })
  expect([list, response.status]).toEqual([list, 201])
  return ((await response.json()) as { doc: { id: number } }).doc.id
}

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'nagardwar-export-'))
  const owner = await post('/departments', { name: { en: 'Roads', mr: 'रस्ते' }, _status: 'published' })
  const record = { owner, publishedOn: '2026-11-30T12:00:00.000Z' }
  const { payload } = desk()
  for (let index = 0; index < wards; index += 1) {
    const name = { en: names[index] ?? `Ward ${index + 1}`, mr: `प्रभाग ${index + 1}` }
    const data = { number: String(index + 1), name, ...(index === 0 ? { record } : {}) }
    await payload.create({ collection: 'wards', data: { ...data, _status: 'published' }, depth: 0 })
  }
}, 300_000)
afterAll(() => rm(folder, { recursive: true }))

const asked = (address: string, as?: Role, headers = {}) =>
  desk().ask('GET', `/sheets${address}`, { as, headers })

async function rowsOf(address: string, as: Role = 'clerk', language = 'en'): Promise<string[][]> {
  const response = await asked(address, as, { 'accept-language': language })
  expect(response.status).toBe(200)
  const [, name = ''] = /filename="(.+)"/.exec(response.headers.get('content-disposition') ?? '') ?? []
  const file = path.join(folder, name)
  await writeFile(file, Buffer.from(await response.arrayBuffer()))
  return ((await readSheets(file))[0]?.rows ?? []).map((row) => row.map(textOf))
}

describe.each(['xlsx', 'csv'])('a list of 500 wards as %s', (as) => {
  test('has every ward, letter by letter, under headings in both languages', async () => {
    const [heading = [], ...rows] = await rowsOf(`/wards?as=${as}`)
    expect(heading.slice(0, 4)).toEqual([
      'Number in the desk · कक्षातील क्रमांक',
      'Ward number · प्रभाग क्रमांक',
      'Name (English) · नाव (इंग्रजी)',
      'Name (Marathi) · नाव (मराठी)',
    ])
    expect(rows).toHaveLength(wards)
    expect(rows.map((row) => row[1])).toEqual(Array.from({ length: wards }, (_, at) => String(at + 1)))
    expect(rows.slice(0, names.length).map((row) => row[2])).toEqual(names)
    expect(rows.at(-1)?.[3]).toBe(`प्रभाग ${wards}`)
    expect(new Set(rows.map((row) => row[0])).size).toBe(wards)
  })

  test('says days, departments and states in words of the reader’s language', async () => {
    const inEnglish = (await rowsOf(`/wards?as=${as}`))[1] ?? []
    expect(inEnglish).toEqual(expect.arrayContaining(['30.11.2026', 'published']))
    expect(inEnglish.some((cell) => /^\d+ · Roads$/.test(cell))).toBe(true)
    const inMarathi = (await rowsOf(`/wards?as=${as}`, 'clerk', 'mr'))[1] ?? []
    expect(inMarathi).toEqual(expect.arrayContaining(['30.11.2026', 'प्रसिद्ध']))
    expect(inMarathi.some((cell) => /^\d+ · रस्ते$/.test(cell))).toBe(true)
  })
})

test('no cell begins as a formula', async () => {
  const text = await (await asked('/wards?as=csv', 'clerk')).text()
  expect(text).toContain("'=1+1")
  expect(text).not.toMatch(/(^|[,"\n])[=+\-@]/)
})

test('a draft stands in the sheet as the desk shows it', async () => {
  const [first] = (await desk().payload.find({ collection: 'wards', sort: '_order', limit: 1 })).docs
  const body = { name: { en: 'Changed', mr: 'बदललेला' } }
  await desk().ask('PATCH', `/wards/${first?.id}?draft=true`, { as: 'clerk', body })
  expect((await rowsOf('/wards?as=csv'))[1]).toEqual(expect.arrayContaining(['Changed', 'draft']))
})

describe('who may', () => {
  test.each([
    ['/wards', [403, 200, 200, 200]],
    ['/feedback', [403, 404, 200, 200]],
    ['/users', [403, 200, 200, 200]],
    ['/journal', [403, 404, 404, 404]],
    ['/approvals', [403, 404, 404, 404]],
    ['/second-factors', [403, 404, 404, 404]],
    ['/payload-preferences', [403, 404, 404, 404]],
    ['/nothing', [403, 404, 404, 404]],
    ['/__proto__', [403, 404, 404, 404]],
  ] as const)('%s: stranger, clerk, editor, administrator', async (path, statuses) => {
    const who = [undefined, 'clerk', 'editor', 'admin'] as const
    const answers = await Promise.all(who.map((as) => asked(`${path}?as=csv`, as)))
    expect(answers.map(({ status }) => status)).toEqual(statuses)
    expect(await answers[0]?.text()).not.toContain('Ward')
  })

  test('a clerk reads her own account alone, and nobody a password', async () => {
    expect(await rowsOf('/users?as=csv', 'clerk')).toHaveLength(2)
    const text = await (await asked('/users?as=csv', 'admin')).text()
    for (const name of ['clerk@', 'editor@', 'admin@']) expect(text).toContain(name)
    const [stored] = (
      await desk().payload.db.find<{ id: number; hash: string; salt: string }>({ collection: 'users' })
    ).docs
    expect(stored?.hash).toBeTruthy()
    expect(text).not.toContain(stored?.hash)
    expect(text).not.toContain(stored?.salt)
  })

  test('an export of residents’ messages is noted with their numbers', async () => {
    const data = {
      name: 'A resident',
      mobile: '0251-555-0140',
      email: 'resident@sahyanagar.example',
      subject: 'Light',
      feedback: '=HYPERLINK("https://x.example")',
      reference: 'F-AAAA-AAAA',
      receivedAt: new Date().toISOString(),
    }
    const { id } = await desk().payload.create({ collection: 'feedback', data: data as never, depth: 0 })
    const { log } = await import('../../src/platform/log.ts')
    const info = vi.spyOn(log.of(desk().payload), 'info').mockImplementation(() => undefined)
    const text = await (await asked('/feedback?as=csv', 'editor')).text()
    const told = info.mock.calls.flatMap(([message, fields]) => (message === 'Security' ? [fields] : []))
    info.mockRestore()
    expect(text).toContain(`"'=HYPERLINK(`)
    expect(told).toContainEqual(
      expect.objectContaining({
        event: 'feedback exported',
        account: desk().ids.editor,
        records: [id],
      }),
    )
  })
})

test('no list has two columns with the same heading', async () => {
  const { columnsOfList } = await import('../../src/features/sheets/columns.ts')
  const doubled = desk().payload.config.collections.flatMap((list) => {
    const headings = columnsOfList(list).map(({ label }) => headingOf(label))
    return headings.filter((heading, at) => headings.indexOf(heading) !== at).map((each) => [list.slug, each])
  })
  expect(doubled).toEqual([])
})
