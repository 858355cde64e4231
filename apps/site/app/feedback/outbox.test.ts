import { afterAll, expect, test, vi } from 'vitest'
import type { OutboxEntry } from './outbox.ts'

const stored = vi.hoisted(() => new Map<string, unknown>())
vi.mock('idb-keyval', () => ({
  createStore: () => undefined,
  values: async () => [...stored.values()],
  set: async (key: string, value: unknown) => void stored.set(key, value),
  del: async (key: string) => void stored.delete(key),
  delMany: async (keys: string[]) => {
    for (const key of keys) stored.delete(key)
  },
}))
// Files of one worker share their modules: others have loaded this one with the real storage, and will again.
vi.resetModules()
const { readOutbox } = await import('./outbox.ts')
afterAll(() => vi.resetModules())

const day = 24 * 60 * 60 * 1000
const waiting = (key: string, days: number): OutboxEntry => ({
  key,
  subject: 'Lamp',
  keptAt: new Date(Date.now() - days * day).toISOString(),
  state: 'waiting',
  feedback: { name: 'Kavita', mobile: '98', subject: 'Lamp', email: 'k@council.example', feedback: 'Dark' },
})

test('a message that waits for more than thirty days is deleted from the device, text and all', async () => {
  for (const entry of [waiting('young', 1), waiting('old', 31), waiting('last', 29)])
    stored.set(entry.key, entry)
  expect((await readOutbox()).map(({ key }) => key)).toEqual(['last', 'young'])
  expect([...stored.keys()].sort()).toEqual(['last', 'young'])
})
