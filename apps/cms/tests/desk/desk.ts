import type { Payload } from 'payload'
import { afterAll, beforeAll } from 'vitest'
import { openCouncil, type Settings, type TestCouncil } from '../council.ts'

export type Role = 'admin' | 'editor' | 'clerk'
type Asked = { body?: unknown; as?: Role | undefined; headers?: Record<string, string> }

const origin = 'http://localhost:3001'
export const password = 'a-long-enough-password'
export const emailOf = (role: Role): string => `${role}@sahyanagar.example`

const bodyOf = (body: unknown): RequestInit =>
  body instanceof FormData || typeof body === 'string'
    ? { body }
    : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }

/** The session's token, if the answer sets one. */
export const tokenIn = (response: Response): string | undefined =>
  /(?:^|,\s*)(?:__Host-)?payload-token=([^;]+)/.exec(response.headers.get('set-cookie') ?? '')?.[1]

/** The desk's REST API as Payload answers it, with an account of each role. */
export async function deskOf(payload: Payload) {
  const { handleEndpoints } = await import('payload')
  const config = Promise.resolve(payload.config)
  const tokens: Partial<Record<Role, string>> = {}
  const ids = {} as Record<Role, number>

  function ask(method: string, path: string, { body, as, headers = {} }: Asked = {}): Promise<Response> {
    const token = as && tokens[as]
    const sent = body === undefined ? {} : bodyOf(body)
    const all = { ...sent.headers, ...(token ? { authorization: `JWT ${token}` } : {}), ...headers }
    const request = new Request(`${origin}/cms-api${path}`, { method, ...sent, headers: all })
    return handleEndpoints({ config, request })
  }

  const logIn = (role: Role, word = password): Promise<Response> =>
    ask('POST', '/users/login', { body: { email: emailOf(role), password: word } })

  for (const role of ['admin', 'editor', 'clerk'] as const) {
    const data = { name: role, email: emailOf(role), password, role }
    ids[role] = (await payload.create({ collection: 'users', data })).id
    const token = tokenIn(await logIn(role))
    if (token) tokens[role] = token
  }
  return { payload, ask, logIn, ids, tokens }
}

export type Desk = Awaited<ReturnType<typeof deskOf>>

/** A separate council for the tests of one file, and its desk. */
export function councilWithDesk(settings: Settings = {}) {
  let council: TestCouncil
  let desk: Desk
  beforeAll(async () => {
    council = await openCouncil(settings)
    desk = await deskOf(council.payload)
  })
  afterAll(() => council.close())
  return { desk: (): Desk => desk, council: (): TestCouncil => council }
}
