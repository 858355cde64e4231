import { describe, expect, test } from 'vitest'
import { listRows } from '../../src/api/list-rows.ts'
import { councilWithDesk, type Role } from './desk.ts'

const { desk } = councilWithDesk()
const text = { en: 'The lake is rising', mr: 'तलावाची पातळी वाढत आहे' }
const hours = (count: number): string => new Date(Date.now() + count * 3_600_000).toISOString()
const putUp = (as: Role | undefined, more: object = {}) =>
  desk().ask('POST', '/alerts', {
    as,
    body: { text, kind: 'danger', end: hours(6), _status: 'published', ...more },
  })
const rows = () => listRows(desk().payload, 'alerts', 'mr')

test('an editor puts up an alert in three fields: it begins at once, for the whole town', async () => {
  expect((await putUp('editor')).status).toBe(201)
  const [row] = await rows()
  expect(row).toMatchObject({ text: text.mr, kind: 'danger', ward_no: '', department_id: 0 })
  expect(Date.now() - Date.parse(String(row?.starts_at))).toBeLessThan(60_000)
})

test('the journal says who put it up', async () => {
  const response = await desk().ask('GET', '/journal?sort=-id&limit=5', { as: 'admin' })
  const { docs } = (await response.json()) as { docs: { action: string; by: string; list: string }[] }
  expect(docs).toContainEqual(expect.objectContaining({ action: 'publish', by: 'editor', list: 'Alert' }))
})

test('its end may be brought forward', async () => {
  const { doc } = (await (await putUp('editor')).json()) as { doc: { id: number } }
  const end = hours(1)
  const answer = await desk().ask('PATCH', `/alerts/${doc.id}`, { as: 'editor', body: { end } })
  expect(answer.status).toBe(200)
  expect((await rows()).find(({ id }) => id === doc.id)).toMatchObject({ ends_at: end })
})

describe('it is refused', () => {
  test.each<[string, Role | undefined, object, number]>([
    ['from a stranger', undefined, {}, 403],
    ['from a clerk, who may save a draft', 'clerk', {}, 403],
    ['without an end', 'editor', { end: null }, 400],
    ['with an end before its beginning', 'editor', { start: hours(7) }, 400],
    ['with a kind that does not exist', 'editor', { kind: 'joke' }, 400],
    ['with wards that are none', 'editor', { wards: 'near the lake!' }, 400],
  ])('%s', async (_, as, more, status) => {
    const before = (await rows()).length
    expect((await putUp(as, more)).status).toBe(status)
    expect(await rows()).toHaveLength(before)
  })

  test('while a clerk’s draft is kept, and not shown', async () => {
    const before = (await rows()).length
    const body = { text, kind: 'danger', end: hours(6) }
    expect((await desk().ask('POST', '/alerts?draft=true', { as: 'clerk', body })).status).toBe(201)
    expect(await rows()).toHaveLength(before)
  })
})

test.each([
  ['start', 'end'],
  ['since', 'until'],
  ['publishedOn', 'validUntil'],
])('every form asks %s before %s', (from, until) => {
  const asked = desk().payload.config.collections.flatMap(({ slug, fields }) => {
    const names = [...JSON.stringify(fields).matchAll(/"name":"([A-Za-z]+)"/g)].map(([, name]) => name)
    return names.includes(from) && names.includes(until) ? [{ slug, names }] : []
  })
  expect(asked.length).toBeGreaterThan(0)
  for (const { slug, names } of asked)
    expect([slug, names.indexOf(from) < names.indexOf(until)]).toEqual([slug, true])
})
