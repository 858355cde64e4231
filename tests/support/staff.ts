import { randomInt } from 'node:crypto'
import { ask, cmsUrl } from './council.ts'

export const roles = ['admin', 'editor', 'clerk'] as const
export type Role = (typeof roles)[number]

export const desk = (path: string) => `${cmsUrl}/cms-api${path}`
export const password = 'a-long-enough-password'
export const emailOf = (role: Role) => `${role}@sahyanagar.example`

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  ask(desk(path), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

export const logIn = (role: Role, word = password, headers: Record<string, string> = {}) =>
  post('/users/login', { email: emailOf(role), password: word }, headers)

/** The session of a login, which is only in the cookie. */
export const tokenIn = (response: Response): string =>
  /(?:^|,\s*)payload-token=([^;]+)/.exec(response.headers.get('set-cookie') ?? '')?.[1] ?? ''

/**
 * Logins of one client are limited, and many test files begin within a minute: each login is by another client, as a
 * proxy on this machine forwards it.
 */
async function tokenOf(role: Role): Promise<string> {
  const response = await logIn(role, password, {
    'x-forwarded-for': `198.18.${randomInt(256)}.${randomInt(256)}`,
  })
  if (!response.ok) throw new Error(`${role} cannot log in: ${response.status} ${await response.text()}`)
  return tokenIn(response)
}

/** Headers of a request by a member of staff. */
export const as = (token: string) => ({ authorization: `JWT ${token}` })

/** A request by a member of staff, with a body of JSON where there is one. */
export const sendAs = (token: string, method: string, path: string, body?: object) =>
  ask(desk(path), {
    method,
    headers: { 'content-type': 'application/json', ...as(token) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })

/**
 * One account of each role in the council under test, with their tokens. The first is created on the desk's first
 * screen, as in a new council; later test files find them all.
 */
export async function hireStaff(): Promise<Record<Role, string>> {
  const account = (role: Role) => ({ name: role, email: emailOf(role), password, role })
  await post('/users/first-register', account('admin'))
  const admin = await tokenOf('admin')
  for (const role of ['editor', 'clerk'] as const) await post('/users', account(role), as(admin))
  return { admin, editor: await tokenOf('editor'), clerk: await tokenOf('clerk') }
}
