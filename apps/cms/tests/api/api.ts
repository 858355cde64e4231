import type { Payload } from 'payload'
import { afterAll, beforeAll } from 'vitest'
import { openCouncil, type Settings, type TestCouncil } from '../council.ts'

export type Ask = (path: string, init?: RequestInit) => Promise<Response>

/** Calls the API directly, without a server in between. */
export async function apiOf(payload: Payload): Promise<Ask> {
  const { answer } = await import('../../src/api/answer.ts')
  return (path, init) => answer(payload, new Request(`http://council.example/api${path}`, init))
}

/** An empty council for the tests of one file, and its API. It is ready when the first test starts. */
export function councilWithApi(settings: Settings = {}) {
  let council: TestCouncil
  let asked: Ask
  beforeAll(async () => {
    council = await openCouncil(settings)
    asked = await apiOf(council.payload)
  })
  afterAll(() => council.close())
  return {
    ask: (path: string, init?: RequestInit): Promise<Response> => asked(path, init),
    get payload(): Payload {
      return council.payload
    },
    get environment(): Settings {
      return council.environment
    },
  }
}

export const post = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
})
