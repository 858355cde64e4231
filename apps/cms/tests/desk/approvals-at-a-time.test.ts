import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { createLocalReq } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import type { Approval } from '../../src/content/approval/states.ts'
import { carryOutDue } from '../../src/features/approvals/keep-time.ts'
import { councilWithDesk, type Role } from './desk.ts'

const { desk, council } = councilWithDesk()

type Record = { list: string; record: number }

async function draft(as: Role, list: string, body: object): Promise<Record> {
  const response = await desk().ask('POST', `/${list}?draft=true`, { as, body })
  return { list, record: ((await response.json()) as { doc: { id: number } }).doc.id }
}

const news = () => draft('clerk', 'news', { description: { en: 'The road opens' } })
const road = () => draft('clerk', 'roads', { description: { en: 'Road' }, length: { en: '1 km' } })

const post = (path: string, as: Role, body: object = {}) =>
  desk().ask('POST', `/approvals${path}`, { as, body })

const stored = async (id: number): Promise<Approval> =>
  (await desk().payload.findByID({ collection: 'approvals', id, depth: 0 })) as unknown as Approval

async function sent(...records: Record[]): Promise<Approval> {
  const response = await post('/send', 'clerk', { records })
  expect(response.status).toBe(200)
  return stored(((await response.json()) as { id: number }).id)
}

const approve = ({ id, records }: Approval, times: object = {}, as: Role = 'editor') =>
  post(`/${id}/approve`, as, {
    seen: records.map(({ list, record, version }) => ({ list, record, version })),
    ...times,
  })

const statusesOf = (records: Record[]) =>
  Promise.all(
    records.map(
      async ({ list, record }) =>
        ((await desk().payload.findByID({ collection: list as 'news', id: record })) as { _status?: unknown })
          ._status,
    ),
  )

const publishedVersions = async ({ list, record }: Record): Promise<number> =>
  (
    await desk().payload.countVersions({
      collection: list as 'news',
      where: { and: [{ parent: { equals: record } }, { 'version._status': { equals: 'published' } }] },
    })
  ).totalDocs

/** What a field for day and time sends, so many hours from now, in India. */
const inHours = (hours: number): string =>
  new Date(Date.now() + (hours + 5.5) * 3600_000).toISOString().slice(0, 16)
const later = (hours: number) => new Date(Date.now() + hours * 3600_000)

const look = (now: Date) => carryOutDue(desk().payload, now)

let bundle: Record[]
let approval: Approval
beforeAll(async () => {
  bundle = [await news(), await road()]
  approval = await sent(...bundle)
})

test('what was approved for a time is public from then to its end, and each is done once', async () => {
  expect((await approve(approval, { publishAt: inHours(2), withdrawAt: inHours(4) })).status).toBe(200)
  expect((await stored(approval.id)).state).toBe('scheduled')
  await look(later(1))
  expect(await statusesOf(bundle)).toEqual(['draft', 'draft'])
  await Promise.all([look(later(3)), look(later(3)), look(later(3))])
  expect(await statusesOf(bundle)).toEqual(['published', 'published'])
  expect(await Promise.all(bundle.map(publishedVersions))).toEqual([1, 1])
  await look(later(5))
  expect(await statusesOf(bundle)).toEqual(['draft', 'draft'])
  expect((await stored(approval.id)).state).toBe('withdrawn')
})

test('what waits for its time is not changed, and can be returned', async () => {
  const record = await news()
  const waiting = await sent(record)
  await approve(waiting, { publishAt: inHours(2) })
  const body = { description: { en: 'Written afterwards' } }
  const change = () => desk().ask('PATCH', `/news/${record.record}?draft=true`, { as: 'clerk', body })
  expect((await change()).status).toBe(400)
  expect((await post(`/${waiting.id}/return`, 'editor', { reason: 'Wait for the minister' })).status).toBe(
    200,
  )
  expect((await change()).status).toBe(200)
  await look(later(3))
  expect(await statusesOf([record])).toEqual(['draft'])
})

test.each([
  ['in the past', { publishAt: '2020-01-01T10:00' }],
  ['that ends before it begins', { publishAt: inHours(4), withdrawAt: inHours(2) }],
  ['that is none', { publishAt: 'tomorrow' }],
])('a time %s is refused', async (_which, times) => {
  expect((await approve(await sent(await news()), times)).status).toBe(400)
})

test('only who may publish may choose a time', async () => {
  const waiting = await sent(await news())
  expect((await approve(waiting, { publishAt: inHours(2) }, 'clerk')).status).toBe(403)
  const body = { records: [await news()], publishAt: inHours(2) }
  expect((await post('/now', 'clerk', body)).status).toBe(403)
  await post('/send', 'clerk', { ...body, state: 'scheduled' })
  expect((await statusesOf(body.records))[0]).toBe('draft')
})

test('of a bundle with something missing nothing is published', async () => {
  const parts = [await news(), await road()]
  const waiting = await sent(...parts)
  await desk().ask('PATCH', `/roads/${parts[1]?.record}?draft=true`, {
    as: 'clerk',
    body: { description: { en: '' } },
  })
  const newest = await desk().payload.findVersions({
    collection: 'roads',
    where: { parent: { equals: parts[1]?.record } },
    sort: '-updatedAt',
    limit: 1,
  })
  const seen = waiting.records.map((part) =>
    part.list === 'roads' ? { ...part, version: Number(newest.docs[0]?.id) } : part,
  )
  expect((await approve({ ...waiting, records: seen })).status).toBe(400)
  expect(await statusesOf(parts)).toEqual(['draft', 'draft'])
  expect((await stored(waiting.id)).state).toBe('waiting')
})

test('a desk that is killed in the middle of a bundle leaves all of it published, or nothing', async () => {
  const parts = [await news(), await road()]
  const waiting = await sent(...parts)
  const script = path.join(import.meta.dirname, '../prepared/approve-and-die.ts')
  const ended = await promisify(execFile)(process.execPath, [script, String(waiting.id)], {
    env: { ...process.env, ...council().environment, LOG_LEVEL: 'error' },
  }).catch((error: { signal?: string; stderr?: string }) => error)
  expect(ended).toMatchObject({ signal: 'SIGKILL' })
  const isPostgres = desk().payload.db.name === 'postgres'
  expect((await stored(waiting.id)).state).toBe(isPostgres ? 'waiting' : 'publishing')
  // The lock of the killed desk does not hold up the next one for longer than half a minute; here nobody has it.
  await look(new Date())
  expect(await statusesOf(parts)).toEqual(isPostgres ? ['draft', 'draft'] : ['published', 'published'])
  expect((await stored(waiting.id)).state).toBe(isPostgres ? 'waiting' : 'published')
  if (isPostgres) expect((await approve(waiting)).status).toBe(200)
  expect(await Promise.all(parts.map(publishedVersions))).toEqual([1, 1])
}, 180_000)

test('what is published later stands on the first page, of all for editors and of her own for a clerk', async () => {
  const { scheduledFor, sentBy } = await import('../../src/features/approvals/on-today.ts')
  const asked = async (as: Role) => {
    const user = await desk().payload.findByID({ collection: 'users', id: desk().ids[as] })
    return createLocalReq({ user: { ...user, collection: 'users' } as never }, desk().payload)
  }
  const record = await news()
  const waiting = await sent(record)
  const idsOf = async (as: Role) => (await scheduledFor(await asked(as))).map(({ id }) => id)
  expect(await idsOf('editor')).not.toContain(waiting.id)
  await approve(waiting, { publishAt: inHours(2) })
  for (const as of ['clerk', 'editor'] as const) expect(await idsOf(as)).toContain(waiting.id)
  const [entry] = (await scheduledFor(await asked('editor'))).filter(({ id }) => id === waiting.id)
  expect(entry?.date).toBe((await stored(waiting.id)).publishAt)
  expect((await sentBy(await asked('clerk'))).map(({ id }) => id)).not.toContain(waiting.id)
})
