import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { offlineAddresses } from './answers.ts'
import { freshOrKept } from './fresh-or-kept.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const soon = <T>(value: T, ms: number) => new Promise<T>((resolve) => setTimeout(resolve, ms, value))
const refused = (ms: number) => soon(0, ms).then(() => Promise.reject(new TypeError('Failed to fetch')))

/** The answer, and after how many milliseconds. */
async function found(fresh: Promise<string>, copy: string | undefined) {
  const start = Date.now()
  const ways = { fresh, kept: async () => copy, isUsable: (text: string) => text !== '503', patience: 3000 }
  const answered = freshOrKept(ways).then((answer) => ({ ...answer, after: Date.now() - start }))
  await vi.advanceTimersByTimeAsync(10_000)
  return answered
}

test.each([
  ['the network in time', () => soon('new', 500), 'old', { answer: 'new', isCopy: false, after: 500 }],
  ['no network: the copy, at once', () => refused(5), 'old', { answer: 'old', isCopy: true, after: 5 }],
  [
    'a slow network: the copy, after three seconds',
    () => soon('new', 9000),
    'old',
    { answer: 'old', isCopy: true, after: 3000 },
  ],
  [
    'a server in trouble: the copy',
    () => soon('503', 100),
    'old',
    { answer: 'old', isCopy: true, after: 100 },
  ],
  [
    'a slow network and no copy: the network',
    () => soon('new', 9000),
    undefined,
    { answer: 'new', isCopy: false, after: 9000 },
  ],
  [
    'a server in trouble and no copy: what it says',
    () => soon('503', 100),
    undefined,
    { answer: '503', isCopy: false, after: 100 },
  ],
  ['neither', () => refused(5), undefined, { after: 5 }],
  ['a network that fails late, and no copy', () => refused(9000), undefined, { after: 9000 }],
])('%s', async (_, fresh, copy, expected) => {
  expect(await found(fresh(), copy)).toEqual(expected)
})

test.each([
  ['/roads', '/offline'],
  ['/mr/roads', '/mr/offline'],
  ['/mr', '/mr/offline'],
  ['/en/roads', '/en/offline'],
  ['/mrs', '/offline'],
])('%s that was never read leads to %s', (path, address) => {
  expect(offlineAddresses(path)[0]).toBe(address)
})
