import { EventEmitter } from 'node:events'
import type { ServerResponse } from 'node:http'
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { createFairTurns } from './fair-turns.ts'

const open = () => new EventEmitter() as unknown as ServerResponse
const refuse = () => {
  throw new Error('refused')
}

test('a client with hundreds of requests holds nobody else up', async () => {
  const enter = createFairTurns()
  const done: string[] = []
  const ask = (client: string) => {
    const response = open()
    enter(
      client,
      response,
      () => {
        done.push(client)
        setImmediate(() => response.emit('close'))
      },
      refuse,
    )
  }
  for (let request = 0; request < 200; request++) ask('flood')
  await turn()
  const before = done.length
  ask('reader')
  expect(done.indexOf('reader')).toBe(before)
  expect(before).toBeLessThan(30)
  await vi.waitFor(() => expect(done).toHaveLength(201))
})

test('a request that takes long keeps the others of its client waiting for a moment only', async () => {
  const enter = createFairTurns()
  let begun = 0
  for (let request = 0; request < 20; request++) enter('office', open(), () => begun++, refuse)
  expect(begun).toBe(8)
  await vi.waitFor(() => expect(begun).toBe(20), { timeout: 10_000 })
})

test('who asks for more than can wait is refused, and may come again', async () => {
  const enter = createFairTurns()
  const responses = Array.from({ length: 300 }, open)
  let refused = 0
  for (const response of responses)
    enter(
      'flood',
      response,
      () => undefined,
      () => refused++,
    )
  expect(refused).toBe(300 - 8 - 256)
  for (const response of responses) {
    Object.assign(response, { destroyed: true })
    response.emit('close')
  }
  await wait(50)
  let begun = 0
  enter('flood', open(), () => begun++, refuse)
  await vi.waitFor(() => expect(begun).toBe(1), { timeout: 10_000 })
})
