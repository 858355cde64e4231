import { createRateLimit } from '@nagardwar/http/rate-limit'
import { expect, it } from 'vitest'
import { callFor, type Server } from './server-functions.ts'

const calls: unknown[] = []
const server = (change: Partial<Server> = {}): Server => ({
  account: async () => ({ id: 1 }),
  limit: createRateLimit(0),
  mayChange: async () => false,
  call: async (call) => {
    calls.push(call)
    return { state: {} }
  },
  ...change,
})
const strangers = { account: async () => null }
const form = { collectionSlug: 'users', operation: 'create' }

it.each(['constructor', '__proto__', 'toString', 'schedule-publish', 'copy-data-from-locale', 'nothing', 7])(
  'a function called %j is none',
  async (name) => {
    await expect(callFor(server(), name, {})).rejects.toThrow('No such function')
  },
)

it('without an account nothing is called', async () => {
  for (const name of ['form-state', 'render-list', 'table-state'])
    await expect(callFor(server(strangers), name, form)).rejects.toThrow('Not logged in')
})

it('an account calls so often a minute', async () => {
  const limited = server({ limit: createRateLimit(2) })
  await callFor(limited, 'render-list', {})
  await callFor(limited, 'render-list', {})
  await expect(callFor(limited, 'render-list', {})).rejects.toThrow('Too often')
})

it('a form of what somebody may not change is shown, and locks nothing', async () => {
  await callFor(server(), 'form-state', { collectionSlug: 'users', id: 2, returnLockStatus: true })
  expect(calls.at(-1)).toMatchObject({ args: { id: 2, returnLockStatus: false } })
  await callFor(server({ mayChange: async () => true }), 'form-state', {
    collectionSlug: 'wards',
    id: 2,
    returnLockStatus: true,
  })
  expect(calls.at(-1)).toMatchObject({ args: { id: 2, returnLockStatus: true } })
})

it('a form is checked before it is sent too, so that a late answer takes no mark away', async () => {
  await callFor(server(), 'form-state', { collectionSlug: 'wards', skipValidation: true })
  expect(calls.at(-1)).toMatchObject({ args: { skipValidation: false } })
})

it('a form that fails says nothing of the database', async () => {
  const failing = server({
    call: async () => ({ errors: [{ message: 'Failed query: select * from feedback' }] }),
  })
  expect(JSON.stringify(await callFor(failing, 'form-state', { collectionSlug: 'feedback' }))).not.toContain(
    'select',
  )
})
