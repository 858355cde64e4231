import type { Rows } from '@nagardwar/exchange/sheet/csv'
import { beforeAll, expect, test } from 'vitest'
import { councilWithDesk } from '../desk/desk.ts'
import { sheetsOf } from './sheets-of.ts'

const { desk } = councilWithDesk()
const { exported, previewed, take, approvalOf } = sheetsOf(desk)

const wards = 500

beforeAll(async () => {
  for (let number = 1; number <= wards; number += 1) {
    const name = { en: `Ward ${number}`, mr: `प्रभाग ${number}` }
    const data = { number: String(number), name, _status: 'published' as const }
    await desk().payload.create({ collection: 'wards', data, depth: 0 })
  }
}, 300_000)

const withoutTime = (rows: Rows): Rows => rows.map((row) => row.slice(0, -1))

test('500 wards go in as a spreadsheet, are approved as one, and come out unchanged', async () => {
  const [heading = [], ...rows] = await exported()
  const changed = [
    heading,
    ...rows.map(([id = '', number = '', en = '', ...rest]) => [id, number, `New ${en}`, ...rest]),
  ]
  const shown = await previewed(changed, { kind: 'xlsx' })
  expect(shown.counts).toEqual({ added: 0, changed: wards, unchanged: 0, wrong: 0 })
  const taken = await take(changed, { kind: 'xlsx', fields: { mark: shown.mark } })
  const { id, state, records } = await approvalOf(taken.approval)
  expect([state, records.length]).toEqual(['waiting', wards])
  const seen = records.map(({ list, record, version }) => ({ list, record, version }))
  const approved = await desk().ask('POST', `/approvals/${id}/approve`, { as: 'editor', body: { seen } })
  // What takes more than ten seconds begins with spaces, so that the connection stays open.
  expect([approved.status, (await approved.text()).trim()]).toEqual([200, '{}'])
  expect((await approvalOf(id)).state).toBe('published')
  expect(withoutTime(await exported())).toEqual(withoutTime(changed))
}, 600_000)
