import { afterEach, describe, expect, test, vi } from 'vitest'
import { listRows } from '../../src/api/list-rows.ts'
import { startOfDay } from '../../src/content/published.ts'
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

describe('without a beginning', () => {
  const later = (count: number) => new Date(Date.now() + count * 3_600_000)
  const draftOf = async (more: object = {}) => {
    const body = { text, kind: 'danger', end: hours(30), ...more }
    const response = await desk().ask('POST', '/alerts?draft=true', { as: 'clerk', body })
    return ((await response.json()) as { doc: { id: number; start?: string | null } }).doc
  }
  const startOf = async (id: number) => String((await rows()).find((row) => row.id === id)?.starts_at)
  afterEach(() => vi.useRealTimers())

  test('it begins when it is published, not when its draft was saved', async () => {
    const { id, start } = await draftOf()
    expect(start).toBeFalsy()
    await desk().ask('PATCH', `/alerts/${id}?draft=true`, { as: 'clerk', body: { kind: 'warning' } })
    const published = later(5)
    vi.useFakeTimers({ now: published, toFake: ['Date'] })
    const sent = await desk().ask('POST', '/approvals/send', {
      as: 'clerk',
      body: { records: [{ list: 'alerts', record: id }] },
    })
    const { id: request } = (await sent.json()) as { id: number }
    const found = await desk().payload.findByID({ collection: 'approvals', id: request, depth: 0 })
    const { records } = found as unknown as { records: { list: string; record: number; version: number }[] }
    const seen = records.map(({ list, record, version }) => ({ list, record, version }))
    const answer = await desk().ask('POST', `/approvals/${request}/approve`, { as: 'editor', body: { seen } })
    expect(answer.status).toBe(200)
    expect(Math.abs(Date.parse(await startOf(id)) - published.getTime())).toBeLessThan(60_000)
  })

  test('it begins on the day from which it is shown', async () => {
    const publishedOn = later(24).toISOString()
    const { id } = await draftOf({ record: { publishedOn } })
    const answer = await desk().ask('PATCH', `/alerts/${id}`, {
      as: 'editor',
      body: { _status: 'published' },
    })
    expect(answer.status).toBe(200)
    const { start } = await desk().payload.findByID({ collection: 'alerts', id, depth: 0 })
    expect(start).toBe(startOfDay(new Date(publishedOn)))
  })

  test('it keeps its beginning when it is changed later', async () => {
    const { id } = await draftOf()
    await desk().ask('PATCH', `/alerts/${id}`, { as: 'editor', body: { _status: 'published' } })
    const began = await startOf(id)
    vi.useFakeTimers({ now: later(2), toFake: ['Date'] })
    await desk().ask('PATCH', `/alerts/${id}`, {
      as: 'editor',
      body: { kind: 'warning', _status: 'published' },
    })
    expect(await startOf(id)).toBe(began)
  })

  test('its draft may be saved with an end alone', async () => {
    const answer = await desk().ask('POST', '/alerts?draft=true', {
      as: 'clerk',
      body: { text, kind: 'danger', end: hours(-1) },
    })
    expect(answer.status).toBe(201)
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
