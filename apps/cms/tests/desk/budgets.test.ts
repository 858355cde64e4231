import { lists } from '@nagardwar/contract'
import { csvOf } from '@nagardwar/exchange/sheet/csv'
import { excelOf } from '@nagardwar/exchange/sheet/excel'
import { expect, test } from 'vitest'
import { listRows } from '../../src/api/list-rows.ts'
import { councilWithDesk } from './desk.ts'

const { desk } = councilWithDesk()

const headings = [
  ['Side', 'बाजू'],
  ['Head (English)', 'शीर्ष (इंग्रजी)'],
  ['Head (Marathi)', 'शीर्ष (मराठी)'],
  ['Planned', 'अंदाजित'],
  ['Actual', 'प्रत्यक्ष'],
].map((words) => words.join(' · '))
const good = [
  headings,
  ['Opening balance', 'Opening balance', 'आरंभीची शिल्लक', '10.00', ''],
  ['जमा', 'Taxes', 'कर', '१,२३४.५०', '1,200'],
  ['जमा', 'Grants', 'अनुदाने', '500', '500'],
  ['', 'Total income', 'एकूण जमा', '1,734.50', '1,700'],
  ['खर्च', 'Roads', 'रस्ते', '900', '812.25'],
]
/** The amount in row 7, column D is in words. */
const wrong = [...good, ['खर्च', 'Water', 'पाणी', 'पाच लाख', '']]

const xlsx = { ending: 'xlsx', type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' }

/** Uploads a spreadsheet as a clerk does, and gives its number. */
async function upload(rows: string[][], kind: 'xlsx' | 'csv' = 'xlsx'): Promise<number> {
  const bytes = kind === 'xlsx' ? await excelOf(rows) : Buffer.from(csvOf(rows))
  const form = new FormData()
  form.set('_payload', '{}')
  const type = kind === 'xlsx' ? xlsx.type : 'text/csv'
  form.set('file', new File([new Uint8Array(bytes)], `budget.${kind}`, { type }))
  const answer = await desk().ask('POST', '/media', { as: 'clerk', body: form })
  const { doc, errors } = (await answer.json()) as { doc?: { id: number }; errors?: unknown }
  if (!doc) throw new Error(JSON.stringify(errors))
  return doc.id
}

type Sent = Record<string, unknown>
const save = (body: Sent, as: 'editor' | 'clerk' = 'clerk', language = 'en') =>
  desk().ask('POST', '/budgets?draft=true', {
    as,
    body: JSON.stringify({ _status: 'draft', unit: 'lakh', ...body }),
    headers: { 'content-type': 'application/json', 'accept-language': language },
  })

const stored = async (year: string) =>
  (await desk().payload.find({ collection: 'budgets', where: { year: { equals: year } }, draft: true })).docs
const publicRow = async (year: string) =>
  (await listRows(desk().payload, 'budgets', 'mr')).find((row) => row.year === year)

test.each([
  ['en', 'Row 7, column D (Planned): This is not an amount.'],
  ['mr', 'ओळ ७, स्तंभ D (अंदाजित): ही रक्कम नाही.'],
])('a mistake in row 7, column D is said so, %s, and nothing is stored', async (language, words) => {
  const answer = await save({ year: '2023-24', sheet: await upload(wrong) }, 'clerk', language)
  expect(answer.status).toBe(400)
  expect(((await answer.json()) as { errors: { message: string }[] }).errors[0]?.message).toContain(words)
  expect(await stored('2023-24')).toEqual([])
})

test('a good one is a draft, and public once it is approved, in rupees', async () => {
  const answer = await save({ year: '२०२४-२०२५', population: 20_000, sheet: await upload(good) })
  expect(answer.status).toBe(201)
  const { doc } = (await answer.json()) as { doc: { id: number } }
  expect(await publicRow('2024-25')).toBeUndefined()
  const published = await desk().ask('PATCH', `/budgets/${doc.id}`, {
    as: 'editor',
    body: { _status: 'published' },
  })
  expect(published.status).toBe(200)
  const row = await publicRow('2024-25')
  expect(lists.budgets.schema.safeParse({ ...row, last_changed: undefined }).error?.issues ?? []).toEqual([])
  expect(row).toMatchObject({
    population: '20000',
    sheet: expect.stringMatching(/^\/uploads\/budget-[0-9a-f]{12}\.xlsx$/),
    lines: [
      { id: 1, side: 'opening', planned: '1000000', actual: '' },
      { id: 2, side: 'income', head: 'कर', item: '', planned: '123450000', revised: '', actual: '120000000' },
      { id: 3, side: 'income', head: 'अनुदाने', planned: '50000000' },
      { id: 4, side: 'expenditure', head: 'रस्ते', planned: '90000000', actual: '81225000' },
    ],
  })
})

test('no request sets the lines, whoever sends it', async () => {
  const lines = [{ side: 'income', head: { en: 'Invented' }, planned: 1 }]
  for (const as of ['clerk', 'editor'] as const) {
    const year = as === 'clerk' ? '2021-22' : '2022-23'
    const answer = await save({ year, sheet: await upload(good, 'csv'), lines }, as)
    expect(answer.status).toBe(201)
    const { doc } = (await answer.json()) as { doc: { id: number } }
    await desk().ask('PATCH', `/budgets/${doc.id}?draft=true`, { as, body: { lines, _status: 'draft' } })
    const [record] = await stored(year)
    expect(record?.lines?.map(({ head }) => head?.en)).toEqual([
      'Opening balance',
      'Taxes',
      'Grants',
      'Roads',
    ])
  }
})

test('without its unit a spreadsheet is not read, and without a spreadsheet nothing is published', async () => {
  const unread = await save({ year: '2019-20', unit: null, sheet: await upload(good) }, 'clerk', 'mr')
  expect([unread.status, await unread.text()]).toEqual([400, expect.stringContaining('रकमा कशात आहेत')])
  const bare = await desk().ask('POST', '/budgets', {
    as: 'editor',
    body: { year: '2019-20', _status: 'published' },
  })
  expect([bare.status, await bare.text()]).toEqual([400, expect.stringContaining('the spreadsheet')])
})

test.each([
  ['2025-27', 400],
  ['2025', 400],
  ['2025-26', 201],
])('the year %s answers %d', async (year, status) => {
  expect((await save({ year })).status).toBe(status)
})

test('another spreadsheet brings other lines; taking it away takes them away', async () => {
  const answer = await save({ year: '2018-19', sheet: await upload(good) })
  const { doc } = (await answer.json()) as { doc: { id: number } }
  const change = (body: object) =>
    desk().ask('PATCH', `/budgets/${doc.id}?draft=true`, { as: 'clerk', body: { _status: 'draft', ...body } })
  await change({ unit: 'rupees' })
  expect((await stored('2018-19'))[0]?.lines?.[1]?.planned).toBe(1234.5)
  await change({ sheet: await upload(good.slice(0, 3)) })
  expect((await stored('2018-19'))[0]?.lines).toHaveLength(2)
  await change({ sheet: null })
  expect((await stored('2018-19'))[0]?.lines).toEqual([])
})
