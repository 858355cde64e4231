import type { Payload } from 'payload'

export type Ask = (path: string, init?: RequestInit) => Promise<Response>

/** Asks the API as the route handler does, without a server in between. */
export async function apiOf(payload: Payload): Promise<Ask> {
  const { answer } = await import('../../src/api/answer.ts')
  return (path, init) => answer(payload, new Request(`http://council.example/api${path}`, init))
}

export const post = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
})
