import { beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../support/council.ts'
import { type Call, expectClosed, send } from '../support/desk-calls.ts'
import { listsOfDesk } from '../support/lists-of-desk.ts'
import { as, desk, hireStaff, type Role } from '../support/staff.ts'

type Act = 'read' | 'create' | 'update' | 'delete' | 'versions' | 'publish' | 'trash'
type Rule = Partial<Record<Act, readonly Role[]>>

const all: readonly Role[] = ['clerk', 'editor', 'admin']
const editors: readonly Role[] = ['editor', 'admin']
const admins: readonly Role[] = ['admin']
const none: readonly Role[] = []

const received: Rule = { read: editors, create: none, update: editors, delete: admins }
/** Who may do what (docs/decisions/0010). Every collection that is not named here is content. */
const special: Readonly<Record<string, Rule>> = {
  media: { read: all, create: all, update: editors, delete: admins, trash: editors, versions: all },
  synonyms: { read: all, create: editors, update: editors, delete: admins, trash: editors },
  journal: { read: admins, update: none, delete: none },
  // Reports of misconduct have one reader, so what is not there is refused as they are. Who may change what is there is
  // asked in `apps/cms/tests/feedback`.
  feedback: { read: editors, create: none, update: none, delete: none },
  'feedback-entries': { read: editors, create: none, update: none, delete: none },
  'feedback-mails': { read: none, create: none, update: none, delete: none },
  reports: { read: all, create: none, update: none, delete: none },
  'report-followers': { read: none, create: none, update: none, delete: none },
  'resident-files': { read: none, create: none, update: none, delete: none },
  'answer-templates': { read: editors, create: editors, update: editors, delete: admins },
  notifications: received,
  'page-opinions': { read: all, create: none, update: none, delete: admins },
  'reader-counts': { read: all, create: none, update: none, delete: none },
  'push-subscriptions': { read: none, create: none, update: none, delete: none },
  'push-announcements': { read: none, create: none, update: none, delete: none },
  'push-deliveries': { read: none, create: none, update: none, delete: none },
  'mail-subscriptions': { read: none, create: none, update: none, delete: none },
  'mail-batches': { read: none, create: none, update: none, delete: none },
  'mail-deliveries': { read: none, create: none, update: none, delete: none },
  'mail-news': { read: none, create: none, update: none, delete: none },
  counters: { read: all, create: none, update: none, delete: none },
  users: { read: all, create: admins, delete: admins },
  origins: { read: none, update: none, delete: none },
  approvals: { read: all, create: none, update: none, delete: none },
  'obligation-statements': { read: all, create: none, update: none, delete: none },
  'opening-decisions': { read: admins, create: none, update: none, delete: none },
  'second-factors': { read: none, create: none, update: none, delete: none },
}
const content: Rule = {
  read: all,
  create: all,
  publish: editors,
  update: all,
  delete: admins,
  // A clerk has no draft of her own here.
  trash: editors,
  versions: all,
}

/** No record has this id, so even an allowed request finds nothing and changes nothing. */
const nowhere = 987_654_321

/** Only users who may publish get these errors; an invalid date is refused to everybody. */
const overBeforeItBegins = {
  publishedOn: '2026-02-02T00:00:00.000Z',
  validUntil: '2026-02-01T00:00:00.000Z',
}

const calls = (slug: string): Record<Act, Call[]> => ({
  read: [
    { method: 'GET', path: `/${slug}?limit=1` },
    { method: 'GET', path: `/${slug}/${nowhere}` },
    { method: 'GET', path: `/${slug}?draft=true&depth=2&limit=1` },
    { method: 'GET', path: `/${slug}/count` },
  ],
  create: [{ method: 'POST', path: `/${slug}?draft=true`, body: { record: { publishedOn: 'no date' } } }],
  publish: [
    { method: 'POST', path: `/${slug}`, body: { _status: 'published', record: overBeforeItBegins } },
    { method: 'PATCH', path: `/${slug}/${nowhere}`, body: { _status: 'published' } },
  ],
  update: [{ method: 'PATCH', path: `/${slug}/${nowhere}?draft=true`, body: {} }],
  delete: [{ method: 'DELETE', path: `/${slug}/${nowhere}` }],
  trash: [{ method: 'PATCH', path: `/${slug}/${nowhere}`, body: { deletedAt: '2026-01-01T00:00:00.000Z' } }],
  versions: [
    { method: 'GET', path: `/${slug}/versions?limit=1` },
    { method: 'GET', path: `/${slug}/versions/${nowhere}` },
  ],
})

/**
 * Lists of content have their rules from one function. Staff read the first and the last of them in every way, the others in
 * one; what they write is tried everywhere in every way, and strangers are refused everywhere in every way.
 */
const contentLists = listsOfDesk.filter((slug) => !special[slug] && !slug.startsWith('payload-'))
const readInOneWay = new Set(contentLists.slice(1, -1))

function waysOf(slug: string, act: Act): Call[] {
  const ways = calls(slug)[act]
  const isOnce = readInOneWay.has(slug) && (act === 'read' || act === 'versions')
  return isOnce ? ways.slice(0, 1) : ways
}

let tokens: Record<Role, string>
beforeAll(async () => {
  tokens = await hireStaff()
})

test('the matrix knows every list of the running desk', async () => {
  const known = (await (await ask(desk('/access'), { headers: as(tokens.admin) })).json()) as {
    collections: object
    globals: object
  }
  expect(listsOfDesk.length).toBeGreaterThan(60)
  expect(listsOfDesk).toEqual(expect.arrayContaining(Object.keys(known.collections)))
  expect(Object.keys(known.globals)).toEqual(['settings', 'opening'])
})

test.each(all)('a %s cannot write what only the import knows of records, nor the journal', async (role) => {
  const origin = { place: 'x', source: 'x', record: 1 }
  const entry = { action: 'login', at: '2026-01-01T00:00:00.000Z' }
  for (const [path, body] of [
    ['/origins', origin],
    ['/journal', entry],
  ] as const)
    expect((await send({ method: 'POST', path, body }, as(tokens[role]))).status).toBe(403)
})

describe.each(listsOfDesk)('%s', (slug) => {
  test('is closed to everybody outside', async () => {
    for (const call of Object.values(calls(slug)).flat()) await expectClosed(call)
    for (const method of ['PATCH', 'DELETE', 'PUT'])
      await expectClosed({ method, path: `/${slug}?where[id][exists]=true` })
    await expectClosed({ method: 'POST', path: `/${slug}/versions/${nowhere}` })
    await expectClosed({ method: 'POST', path: `/${slug}/${nowhere}/duplicate` })
    await expectClosed({ method: 'GET', path: `/${slug}/access/${nowhere}` })
  })

  if (slug.startsWith('payload-')) return
  const rule = special[slug] ?? content
  test.each(all)('lets a %s do what the role may, and no more', async (role) => {
    for (const [act, those] of Object.entries(rule))
      for (const call of waysOf(slug, act as Act)) {
        const { status } = await send(call, as(tokens[role]))
        expect({ ...call, role, refused: status === 403 }).toEqual({
          ...call,
          role,
          refused: !those.includes(role),
        })
        expect(status).toBeLessThan(500)
      }
  })
})

describe('the council’s settings', () => {
  const path = '/globals/settings'
  test('are closed to everybody outside', async () => {
    for (const suffix of ['', '?draft=true', '/versions', `/versions/${nowhere}`, '/access'])
      await expectClosed({ method: 'GET', path: path + suffix })
    await expectClosed({ method: 'POST', path, body: {} })
  })

  test('are read by all staff and changed by editors', async () => {
    for (const role of all) {
      expect((await send({ method: 'GET', path }, as(tokens[role]))).status).toBe(200)
      // A wrong value: users who may change it get an error, and nothing changes.
      const change = await send({ method: 'POST', path, body: { email: 'no address' } }, as(tokens[role]))
      expect({ role, status: change.status }).toEqual({ role, status: role === 'clerk' ? 403 : 400 })
    }
  })
})

describe('accounts', () => {
  test('of others are for administrators alone', async () => {
    const list = async (role: Role) => {
      const { docs } = (await (await send({ method: 'GET', path: '/users' }, as(tokens[role]))).json()) as {
        docs: Record<string, unknown>[]
      }
      return docs
    }
    expect((await list('admin')).length).toBeGreaterThanOrEqual(3)
    for (const role of ['editor', 'clerk'] as const)
      expect((await list(role)).map((account) => account.role)).toEqual([role])
    for (const account of await list('admin'))
      for (const secret of ['hash', 'salt', 'password', 'resetPasswordToken'])
        expect(account).not.toHaveProperty(secret)
  })

  test('nobody outside makes one, nor a second first one', async () => {
    const body = { name: 'x', email: 'x@evil.example', password: 'x'.repeat(12), role: 'admin' }
    await expectClosed({ method: 'POST', path: '/users', body })
    const { status } = await send({ method: 'POST', path: '/users/first-register', body })
    expect(status).toBe(403)
  })

  test('a clerk changes no role, not even by an address for many', async () => {
    const call = { method: 'PATCH', path: '/users?where[id][exists]=true', body: { role: 'admin' } }
    await send(call, as(tokens.clerk))
    const { user } = (await (await send({ method: 'GET', path: '/users/me' }, as(tokens.clerk))).json()) as {
      user: { role: string }
    }
    expect(user.role).toBe('clerk')
  })
})
