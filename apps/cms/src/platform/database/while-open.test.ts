import type { Payload } from 'payload'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whileOpen } from './while-open.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function council() {
  const warn = vi.fn()
  const destroy = vi.fn(async () => undefined)
  return { payload: { logger: { warn }, destroy } as unknown as Payload, warn, destroy }
}

const often = { every: 1000, failure: 'It could not be done' }

test('a regular task is repeated, and not any more when the council is closed', async () => {
  const { payload, destroy } = council()
  const task = vi.fn(async () => undefined)
  whileOpen(payload, often, task)
  await vi.advanceTimersByTimeAsync(3000)
  expect(task).toHaveBeenCalledTimes(3)
  await payload.destroy()
  expect(destroy).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(task).toHaveBeenCalledTimes(3)
})

test('the database is closed when a task that has begun has ended', async () => {
  const { payload, destroy } = council()
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  whileOpen(payload, often, () => held)
  whileOpen(payload, often, async () => undefined)
  await vi.advanceTimersByTimeAsync(1000)
  const closed = payload.destroy()
  await vi.advanceTimersByTimeAsync(1000)
  expect(destroy).not.toHaveBeenCalled()
  release()
  await closed
  expect(destroy).toHaveBeenCalledOnce()
})

test('a task is not started while it still runs, and goes on after a failure, which is said', async () => {
  const { payload, warn } = council()
  const { promise: held, reject } = Promise.withResolvers<void>()
  const task = vi.fn(() => held)
  const go = whileOpen(payload, often, task)
  const first = go()
  await vi.advanceTimersByTimeAsync(5000)
  expect(task).toHaveBeenCalledOnce()
  reject(new Error('The disk is full'))
  await first
  expect(warn).toHaveBeenCalledWith({ err: expect.any(Error), msg: 'It could not be done' })
  await vi.advanceTimersByTimeAsync(1000)
  expect(task).toHaveBeenCalledTimes(2)
})
