import { beforeAll, describe, expect, test } from 'vitest'
import type { Approval } from '../../src/content/approval/states.ts'
import { councilWithDesk, type Role } from './desk.ts'

const { desk } = councilWithDesk()

type Record = { list: string; record: number }

const pond = { name: { en: 'Old lake', mr: 'जुना तलाव' }, address: { en: 'Lake Road', mr: 'तलाव मार्ग' } }

async function draft(as: Role, body: object = pond, list = 'ponds'): Promise<Record> {
  const response = await desk().ask('POST', `/${list}?draft=true`, { as, body })
  expect(response.status).toBe(201)
  return { list, record: ((await response.json()) as { doc: { id: number } }).doc.id }
}

const post = (path: string, as: Role | undefined, body: object = {}, headers = {}) =>
  desk().ask('POST', `/approvals${path}`, { as, body, headers })

async function sent(as: Role, ...records: Record[]): Promise<Approval> {
  const response = await post('/send', as, { records, remark: 'Please look' })
  expect(response.status).toBe(200)
  return stored(((await response.json()) as { id: number }).id)
}

const stored = async (id: number): Promise<Approval> =>
  (await desk().payload.findByID({ collection: 'approvals', id, depth: 0 })) as unknown as Approval

const seenOf = ({ records }: Approval) =>
  records.map(({ list, record, version }) => ({ list, record, version }))
const approve = (approval: Approval, as: Role, more: object = {}) =>
  post(`/${approval.id}/approve`, as, { seen: seenOf(approval), ...more })

const statusOf = async ({ list, record }: Record): Promise<unknown> =>
  (
    (await desk().payload.findByID({ collection: list as 'ponds', id: record, draft: false })) as {
      _status?: unknown
    }
  )._status

const messageOf = async (response: Response): Promise<string> =>
  ((await response.json()) as { errors: { message: string }[] }).errors[0]?.message ?? ''

const setPublishing = (publishing: 'own' | 'second', as: Role = 'admin') =>
  desk().ask('POST', '/globals/settings', {
    as,
    body: { name: { en: 'Council' }, abbreviation: { en: 'C' }, publishing },
  })

const journalOf = async (action: string) =>
  (
    await desk().payload.find({
      collection: 'journal',
      where: { action: { equals: action } },
      sort: '-id',
      limit: 1,
    })
  ).docs[0]

beforeAll(async () => {
  expect((await setPublishing('own')).status).toBe(200)
})

describe('a clerk’s draft', () => {
  test('is sent with a remark, approved as it was seen, and public then', async () => {
    const record = await draft('clerk')
    const approval = await sent('clerk', record)
    expect(approval).toMatchObject({ state: 'waiting', sentBy: 'clerk', remark: 'Please look' })
    expect(await statusOf(record)).toBe('draft')
    expect((await approve(approval, 'editor')).status).toBe(200)
    expect(await statusOf(record)).toBe('published')
    expect(await stored(approval.id)).toMatchObject({ state: 'published', decidedBy: 'editor' })
    expect(await journalOf('approve')).toMatchObject({ by: 'editor', record: record.record })
  })

  test('is sent only when it could be published', async () => {
    const { address } = pond
    const response = await post('/send', 'clerk', { records: [await draft('clerk', { address })] })
    expect(response.status).toBe(400)
    expect(await messageOf(response)).toContain('Name')
  })

  test('comes back with the reason, and not without one', async () => {
    const approval = await sent('clerk', await draft('clerk'))
    expect((await post(`/${approval.id}/return`, 'editor')).status).toBe(400)
    expect((await post(`/${approval.id}/return`, 'editor', { reason: 'The address is old' })).status).toBe(
      200,
    )
    expect(await stored(approval.id)).toMatchObject({ state: 'returned', reason: 'The address is old' })
    expect((await approve(approval, 'editor')).status).toBe(409)
  })

  test('that was changed after the officer saw it is shown again first', async () => {
    const record = await draft('clerk')
    const approval = await sent('clerk', record)
    const body = { name: { en: 'Another lake' } }
    await desk().ask('PATCH', `/ponds/${record.record}?draft=true`, { as: 'clerk', body })
    const response = await approve(approval, 'editor')
    expect([response.status, await statusOf(record)]).toEqual([400, 'draft'])
  })

  test('is taken back by who sent it alone', async () => {
    const approval = await sent('clerk', await draft('clerk'))
    expect((await post(`/${approval.id}/take-back`, 'editor')).status).toBe(400)
    expect((await post(`/${approval.id}/take-back`, 'clerk')).status).toBe(200)
    expect((await stored(approval.id)).state).toBe('takenBack')
  })

  test('is sent once', async () => {
    const record = await draft('clerk')
    await sent('clerk', record)
    expect((await post('/send', 'clerk', { records: [record] })).status).toBe(400)
  })

  test('that an editor publishes from the form waits no longer', async () => {
    const record = await draft('clerk')
    const approval = await sent('clerk', record)
    const body = { ...pond, _status: 'published' }
    expect((await desk().ask('PATCH', `/ponds/${record.record}`, { as: 'editor', body })).status).toBe(200)
    expect((await stored(approval.id)).state).toBe('published')
  })
})

describe('who may', () => {
  test.each([
    ['/send', [401, 400, 400, 400]],
    ['/now', [401, 403, 400, 400]],
    ['/1/approve', [401, 403, 409, 409]],
    ['/1/return', [401, 403, 409, 409]],
    ['/1/take-back', [401, 409, 409, 409]],
  ] as const)('%s: stranger, clerk, editor, administrator', async (path, statuses) => {
    const asked = [undefined, 'clerk', 'editor', 'admin'] as const
    const answers = await Promise.all(asked.map((as) => post(path.replace('1', '999999'), as)))
    expect(answers.map(({ status }) => status)).toEqual(statuses)
  })

  test.each(['clerk', 'editor', 'admin'] as const)('a %s writes no request past them', async (as) => {
    const body = { state: 'published', sentAt: '2026-01-01T00:00:00.000Z', records: [] }
    expect((await desk().ask('POST', '/approvals', { as, body })).status).toBe(403)
    const { id } = await sent('clerk', await draft('clerk'))
    expect((await desk().ask('PATCH', `/approvals/${id}`, { as, body })).status).toBe(403)
    expect((await desk().ask('DELETE', `/approvals/${id}`, { as })).status).toBe(403)
    expect((await stored(id)).state).toBe('waiting')
  })

  test('a request says neither who nor when nor in which state', async () => {
    const record = await draft('clerk')
    const forged = { sentBy: 'admin', sentAccount: 1, state: 'published', sentAt: '2001-01-01T00:00:00.000Z' }
    const response = await post('/send', 'clerk', { records: [record], ...forged })
    const approval = await stored(((await response.json()) as { id: number }).id)
    expect(approval).toMatchObject({ state: 'waiting', sentBy: 'clerk', sentAccount: desk().ids.clerk })
    expect(Date.parse(approval.sentAt)).toBeGreaterThan(Date.now() - 60_000)
  })

  test('what is no list with drafts is refused, and so is a record twice', async () => {
    const record = await draft('clerk')
    for (const records of [[{ list: 'users', record: 1 }], [record, record], [], [{ ...record, record: 0 }]])
      expect((await post('/send', 'clerk', { records })).status).toBe(400)
  })
})

describe('where a second person approves', () => {
  beforeAll(async () => {
    await setPublishing('second')
    return async () => {
      await setPublishing('own')
    }
  })

  test('only an administrator decides that', async () => {
    await setPublishing('own', 'editor')
    expect(await desk().payload.findGlobal({ slug: 'settings' })).toMatchObject({ publishing: 'second' })
  })

  test('an editor publishes nothing from the form, not with an old version and not from the trash', async () => {
    const body = { ...pond, _status: 'published' }
    expect((await desk().ask('POST', '/ponds', { as: 'editor', body })).status).toBe(403)
    const { record } = await draft('editor')
    expect((await desk().ask('PATCH', `/ponds/${record}`, { as: 'editor', body })).status).toBe(403)
    const published = await draft('editor')
    await post('/now', 'editor', { records: [published], reason: 'Urgent' })
    const { docs } = await desk().payload.findVersions({
      collection: 'ponds',
      where: { and: [{ parent: { equals: published.record } }, { latest: { equals: true } }] },
    })
    const changed = { name: { en: 'Written later' } }
    await desk().ask('PATCH', `/ponds/${published.record}?draft=true`, { as: 'clerk', body: changed })
    const restored = await desk().ask('POST', `/ponds/versions/${docs[0]?.id}`, { as: 'editor' })
    expect(restored.status).toBe(403)
    const trashed = { deletedAt: '2026-01-01T00:00:00.000Z' }
    await desk().ask('PATCH', `/ponds/${record}`, { as: 'editor', body: trashed })
    const back = { deletedAt: null, _status: 'published' }
    await desk().ask('PATCH', `/ponds/${record}?trash=true`, { as: 'editor', body: back })
    expect(await statusOf({ list: 'ponds', record }).catch(() => 'none')).not.toBe('published')
  })

  test('an editor does not approve what she wrote or sent, but another one does', async () => {
    const approval = await sent('editor', await draft('editor'))
    const response = await approve(approval, 'editor')
    expect([response.status, await messageOf(response)]).toEqual([
      400,
      expect.stringContaining('another person'),
    ])
    expect((await approve(approval, 'admin')).status).toBe(200)
  })

  test('an editor who has changed what a clerk sent is its author too', async () => {
    const record = await draft('clerk')
    const approval = await sent('clerk', record)
    const body = { name: { en: 'Mended' } }
    await desk().ask('PATCH', `/ponds/${record.record}?draft=true`, { as: 'editor', body })
    expect(await messageOf(await approve(approval, 'editor'))).toContain('another person')
  })

  test('in an emergency she publishes with a reason, which is kept', async () => {
    const record = await draft('editor')
    expect((await post('/now', 'editor', { records: [record] })).status).toBe(400)
    const response = await post('/now', 'editor', { records: [record], reason: 'Flood warning' })
    expect(response.status).toBe(200)
    const { id } = (await response.json()) as { id: number }
    expect(await stored(id)).toMatchObject({ isUrgent: true, reason: 'Flood warning', decidedBy: 'editor' })
    expect(await statusOf(record)).toBe('published')
    expect(await journalOf('urgent')).toMatchObject({ by: 'editor', changes: 'Flood warning' })
  })
})

test('lists name the column of the status in both languages', () => {
  const { flattenedFields } = desk().payload.collections.ponds.config
  const status = flattenedFields.find(({ name }) => name === '_status')
  expect(status).toMatchObject({ label: { en: 'Status', mr: 'स्थिती' } })
})
