import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetInTab, keepInTab, keptInTab } from './tab-store.ts'

const storage = new Map<string, string>()
const tab = { name: '' }

beforeEach(() => {
  storage.clear()
  tab.name = ''
  vi.stubGlobal('window', tab)
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  })
})
// Files of one worker share their globals.
afterEach(() => void vi.unstubAllGlobals())

const written = { name: 'कविता साळुंखे', mobile: '0251-555-0140' }

test('what is kept comes back, and lies in the storage in a form that nobody reads', async () => {
  await keepInTab('draft', written)
  expect(await keptInTab('draft')).toEqual(written)
  expect([...storage.values()].join()).not.toMatch(/कविता|0251|name/)
  expect(await keptInTab('receipt')).toBeUndefined()
})

test('the same text is never the same bytes', async () => {
  await keepInTab('draft', written)
  const first = storage.get('draft')
  await keepInTab('draft', written)
  expect(storage.get('draft')).not.toBe(first)
})

test('a tab that has the storage and not the key opens nothing', async () => {
  await keepInTab('draft', written)
  tab.name = ''
  await expect(keptInTab('draft')).rejects.toThrow()
})

test('what was kept under one name opens under no other', async () => {
  await keepInTab('draft', written)
  storage.set('receipt', storage.get('draft') ?? '')
  await expect(keptInTab('receipt')).rejects.toThrow()
})

test('the key stands beside what else the name of the window says', async () => {
  tab.name = 'script-failures=1'
  await keepInTab('draft', written)
  expect(tab.name).toMatch(/^script-failures=1&tab-key=[0-9a-f-]{72}$/)
})

test('the last text stays, however quickly they follow, and what is forgotten is gone', async () => {
  const slow = new Promise<string>((resolve) => setTimeout(() => resolve('first'), 20))
  void keepInTab('draft', slow)
  void keepInTab('draft', 'second')
  expect(await keptInTab('draft')).toBe('second')
  void keepInTab('draft', 'third')
  await forgetInTab('draft')
  expect(storage.size).toBe(0)
})

test('a text of the longest message has room', async () => {
  const long = 'ळ'.repeat(5000)
  await keepInTab('draft', long)
  expect(await keptInTab('draft')).toBe(long)
})
