import { beforeAll, describe, expect, test } from 'vitest'
import { ask, cmsUrl } from '../support/council.ts'
import { desk, hireStaff, type Role } from '../support/staff.ts'

/** Next's id of the desk's server function; it is in every page, including the login. */
let id: string
let tokens: Record<Role, string>
beforeAll(async () => {
  tokens = await hireStaff()
  const page = await (await ask(`${cmsUrl}/admin/login`)).text()
  id = /\\"id\\":\\"([0-9a-f]{40,42})\\",\\"bound\\":null/.exec(page)?.[1] ?? ''
  expect(id).not.toBe('')
})

async function call(name: unknown, args: unknown, as?: Role, function_ = id) {
  const response = await ask(`${cmsUrl}/admin/login`, {
    method: 'POST',
    headers: {
      'next-action': function_,
      'content-type': 'text/plain;charset=UTF-8',
      accept: 'text/x-component',
      origin: new URL(cmsUrl).origin,
      ...(as ? { cookie: `payload-token=${tokens[as]}` } : {}),
    },
    body: JSON.stringify([{ name, args }]),
  })
  return { status: response.status, text: await response.text() }
}

const form = { collectionSlug: 'wards', operation: 'create', schemaPath: 'wards', renderAllFields: false }
const inside =
  /\n\s+at \S|node_modules|SQLITE_|Failed query|\bselect\b.+\bfrom\b|"(?:hash|salt)"|eyJ[\w-]+\.|payload-token/i

describe('the desk’s server functions', () => {
  test.each([
    ['form-state', form],
    ['form-state', { collectionSlug: 'users', operation: 'create' }],
    ['form-state', { collectionSlug: 'feedback', id: 1, operation: 'update', schemaPath: 'feedback' }],
    ['render-list', { collectionSlug: 'feedback' }],
    ['table-state', { collectionSlug: 'users' }],
    ['constructor', {}],
    ['__proto__', {}],
    ['schedule-publish', { doc: { relationTo: 'wards', value: '1' } }],
    [{ toString: 'x' }, {}],
  ])('do nothing for a stranger: %j', async (name, args) => {
    const { status, text } = await call(name, args)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(text.length).toBeLessThan(300)
    expect(text).not.toMatch(inside)
  })

  test.each(['constructor', '__proto__', 'toString', 'schedule-publish', 'copy-data-from-locale', 'nothing'])(
    'are those of the desk’s pages alone, for a clerk too: %s',
    async (name) => {
      const { status, text } = await call(name, { request: {} }, 'clerk')
      expect(status).toBeGreaterThanOrEqual(400)
      expect(text.length).toBeLessThan(300)
      expect(text).not.toMatch(inside)
    },
  )

  test('build a form for a clerk', async () => {
    const { status, text } = await call('form-state', form, 'clerk')
    expect(status).toBe(200)
    expect(text).toContain('"state"')
    expect(text).not.toMatch(inside)
  })

  test('show a clerk nothing of residents’ messages, nor of the database', async () => {
    for (const args of [
      {
        collectionSlug: 'feedback',
        id: 1,
        operation: 'update',
        schemaPath: 'feedback',
        returnLockStatus: true,
      },
      { collectionSlug: 'feedback', id: "1' OR 1=1", operation: 'update', schemaPath: 'feedback' },
      { collectionSlug: 'feedback', operation: 'update', schemaPath: 'x', data: { name: { $ne: 1 } } },
    ]) {
      const { text } = await call('form-state', args, 'clerk')
      expect(text).not.toMatch(inside)
      expect(text).not.toMatch(/@\S+\.\S+|idempotencyKey":\{"value/)
    }
  })

  test('that Next does not know are not there', async () => {
    const { status, text } = await call('form-state', form, 'clerk', `40${'0'.repeat(40)}`)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(text.length).toBeLessThan(300)
  })
})

test('a stranger asks the desk so often a minute, behind a proxy, and then waits', async () => {
  const me = async (address: string) =>
    (await ask(desk('/users/me'), { headers: { 'x-forwarded-for': address } })).status
  const answers: number[] = []
  for (let time = 0; time < 301; time++) answers.push(await me('203.0.113.31'))
  expect(answers.at(-2)).toBe(200)
  expect(answers.at(-1)).toBe(429)
  expect(await me('203.0.113.32')).toBe(200)
}, 120_000)
