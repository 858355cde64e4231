import { Secret, TOTP } from 'otpauth'
import { beforeAll, expect, test } from 'vitest'
import { ask } from '../support/council.ts'
import { as, desk, hireStaff, password, type Role, tokenIn } from '../support/staff.ts'

let tokens: Record<Role, string>
beforeAll(async () => {
  tokens = await hireStaff()
})

const account = { name: 'Second step', email: 'second-step@sahyanagar.example', password, role: 'editor' }
/** A client of its own, as a proxy on this machine forwards it. */
const client = { 'x-forwarded-for': '203.0.113.77' }
const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  ask(desk(path), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...client, ...headers },
    body: JSON.stringify(body),
  })
const logIn = (more: object = {}) =>
  post('/users/login', { email: account.email, password: account.password, ...more })
/**
 * The code of an app, so many steps of half a minute from now. The step now and then the next one are taken for at least
 * half a minute, however slow the machine is.
 */
const codeOf = (secret: string, steps: number) =>
  new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate({
    timestamp: Date.now() + steps * 30_000,
  })

test('the desk lets nobody in without the second step, and says that a code is needed', async () => {
  const made = await post('/users', account, as(tokens.admin))
  const { doc } = (await made.json()) as { doc: { id: number } }
  const own = as(tokenIn(await logIn()))
  const call = (name: string, body: object) => post(`/users/${doc.id}/second-factor/${name}`, body, own)
  const { secret } = (await (await call('begin', { currentPassword: password })).json()) as { secret: string }
  expect((await call('confirm', { code: codeOf(secret, 0) })).status).toBe(200)

  const needed = await logIn()
  expect([needed.status, needed.headers.get('x-login-step')]).toEqual([401, 'needed'])
  expect(needed.headers.get('set-cookie')).toBeNull()
  const wrong = await logIn({ code: '000000' })
  expect([wrong.status, wrong.headers.get('x-login-step')]).toEqual([401, 'wrong'])
  expect(tokenIn(wrong)).toBe('')
  const other = await post('/users/login', { email: account.email, password: 'a-wrong-long-password' })
  expect(other.headers.get('x-login-step')).toBeNull()
  expect(tokenIn(await logIn({ code: codeOf(secret, 1) }))).toMatch(/^ey/)
})

test('a stranger reaches nothing of it', async () => {
  for (const path of [
    '/users/1/second-factor/begin',
    '/users/1/second-factor/take-off',
    '/users/invitations',
  ])
    expect((await post(path, {})).status).toBe(401)
  expect((await ask(desk('/second-factors'), { headers: as(tokens.admin) })).status).toBe(403)
})
