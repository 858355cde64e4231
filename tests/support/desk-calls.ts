import { expect } from 'vitest'
import { ask } from './council.ts'
import { desk } from './staff.ts'

/** A request to the API of the desk. */
export type Call = { method: string; path: string; body?: object }

export const send = ({ method, path, body }: Call, headers: Record<string, string> = {}) =>
  ask(desk(path), {
    method,
    headers: { ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })

/** The desk refuses the call of somebody without an account, and says nothing else. */
export const expectClosed = async (call: Call) => {
  const response = await send(call)
  const body = await response.text()
  expect({ ...call, status: response.status }).toEqual({ ...call, status: 401 })
  expect(JSON.parse(body)).toEqual({ errors: [{ message: expect.any(String) }] })
}
