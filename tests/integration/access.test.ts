import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { ask, cmsUrl } from '../support/council.ts'
import { as, desk, hireStaff, type Role } from '../support/staff.ts'

/** Every list that the desk has, Payload's own among them, as its generated types name them. */
const collections = (() => {
  const types = readFileSync(new URL('../../apps/cms/src/payload-types.ts', import.meta.url), 'utf8')
  const block = types.match(/^ {2}collections: \{\n([\s\S]*?)^ {2}\};/m)?.[1] ?? ''
  return [...block.matchAll(/^ {4}'?([a-z-]+)'?: /gm)].map(([, slug = '']) => slug)
})()

type Act = 'read' | 'create' | 'update' | 'delete' | 'versions' | 'publish'
type Rule = Partial<Record<Act, readonly Role[]>>

const all: readonly Role[] = ['clerk', 'editor', 'admin']
const editors: readonly Role[] = ['editor', 'admin']
const admins: readonly Role[] = ['admin']
const none: readonly Role[] = []

const received: Rule = { read: editors, create: none, update: editors, delete: admins }
/** Who may do what (docs/decisions/0010); every list that is not named here is content. */
const special: Readonly<Record<string, Rule>> = {
  media: { read: all, create: all, update: editors, delete: editors },
  synonyms: { read: all, create: editors, update: editors, delete: editors },
  feedback: received,
  notifications: received,
  'page-opinions': { read: all, create: none, update: none, delete: admins },
  counters: { read: all, create: none, update: none, delete: none },
  users: { read: all, create: admins, delete: admins },
  origins: { read: none, update: none, delete: none },
}
const content: Rule = {
  read: all,
  create: all,
  publish: editors,
  update: all,
  delete: editors,
  versions: all,
}

/** No record has this number, so that whoever may, finds nothing, and nothing is changed. */
const nowhere = 987_654_321

/** Only a person who may publish hears what is wrong with these; a date that is none is refused to everybody. */
const overBeforeItBegins = {
  publishedOn: '2026-02-02T00:00:00.000Z',
  validUntil: '2026-02-01T00:00:00.000Z',
}

type Call = { method: string; path: string; body?: object }
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
  versions: [
    { method: 'GET', path: `/${slug}/versions?limit=1` },
    { method: 'GET', path: `/${slug}/versions/${nowhere}` },
  ],
})

const send = ({ method, path, body }: Call, headers: Record<string, string> = {}) =>
  ask(desk(path), {
    method,
    headers: { ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })

let tokens: Record<Role, string>
beforeAll(async () => {
  tokens = await hireStaff()
})

test('the matrix knows every list of the running desk', async () => {
  const known = (await (await ask(desk('/access'), { headers: as(tokens.admin) })).json()) as {
    collections: object
    globals: object
  }
  expect(collections.length).toBeGreaterThan(60)
  expect(collections).toEqual(expect.arrayContaining(Object.keys(known.collections)))
  expect(Object.keys(known.globals)).toEqual(['settings'])
})

const expectClosed = async (call: Call) => {
  const response = await send(call)
  const body = await response.text()
  expect({ ...call, status: response.status }).toEqual({ ...call, status: 401 })
  expect(JSON.parse(body)).toEqual({ errors: [{ message: expect.any(String) }] })
}

test.each(all)('a %s cannot write what only the import knows of records', async (role) => {
  const body = { place: 'x', source: 'x', record: 1 }
  expect((await send({ method: 'POST', path: '/origins', body }, as(tokens[role]))).status).toBe(403)
})

describe.each(collections)('%s', (slug) => {
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
      for (const call of calls(slug)[act as Act]) {
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
      // A wrong value: whoever may change it hears so, and nothing changes.
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

describe('from outside', () => {
  test.each([
    ['GET', '/access'],
    ['GET', '/og'],
    ['GET', '/graphql'],
    ['POST', '/graphql'],
    ['GET', '/graphql-playground'],
    ['POST', '/reorder'],
    ['POST', '/users/forgot-password'],
    ['POST', '/users/reset-password'],
    ['POST', '/users/refresh-token'],
    ['POST', '/users/unlock'],
    ['POST', '/users/verify/x'],
    ['GET', '/payload-jobs/run'],
    ['GET', '/payload-preferences/nav'],
    ['GET', '/media/file/lake.jpg'],
    ['GET', '/media/paste-url?src=http://127.0.0.1/'],
    ['GET', '/users%2Fme/../feedback'],
    ['GET', '/%66eedback'],
    ['GET', '/feedback%00'],
    ['GET', '//feedback'],
    ['OPTIONS', '/feedback'],
  ])('%s %s says nothing', async (method, path) => {
    const response = await send({
      method,
      path,
      ...(method === 'POST' ? { body: { email: 'x@x.example' } } : {}),
    })
    expect([400, 401, 404, 308]).toContain(response.status)
    expect(await response.text()).not.toMatch(/"docs"|collections|menu-entries|idempotency|feedback"/)
  })

  test('a method in a header opens nothing', async () => {
    for (const slug of ['feedback', 'users', 'roads'])
      for (const path of [`/${slug}`, '/users/login', '/users/logout']) {
        const response = await ask(desk(path), {
          method: 'POST',
          headers: {
            'content-type': 'application/x-www-form-urlencoded',
            'x-http-method-override': 'GET',
            'x-payload-http-method-override': 'GET',
          },
          body: 'limit=1',
        })
        expect(await response.text()).not.toContain('"docs"')
      }
  })

  test('who asks who they are hears that they are nobody', async () => {
    const me = await send({ method: 'GET', path: '/users/me' })
    expect(((await me.json()) as { user: unknown }).user).toBeNull()
    expect(me.headers.get('cache-control')).toBe('no-store')
  })

  test.each(['/admin', '/admin/collections/feedback', '/admin/collections/feedback/1', '/admin/account'])(
    'the desk’s page %s leads to the login and tells nothing',
    async (path) => {
      const response = await ask(cmsUrl + path)
      const text = await response.text()
      const location = response.headers.get('location') ?? ''
      expect(location || text).toContain('/admin/login')
      expect(text).not.toMatch(/idempotencyKey|receivedAt|menu-entries/)
    },
  )

  test('the login page names no list and is not for search engines', async () => {
    const response = await ask(`${cmsUrl}/admin/login`)
    const page = await response.text()
    expect(page).not.toMatch(/idempotencyKey|page-opinions|menu-entries|disclosure-departments/)
    expect(response.headers.get('x-robots-tag')).toContain('noindex')
    expect(page).toMatch(/name="robots" content="noindex/)
  })
})
