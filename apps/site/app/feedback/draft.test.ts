import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { nothingWritten } from './draft.ts'

const feedback = { ...nothingWritten, name: 'कविता', subject: 'Lamp' }
const tab = new Map<string, string>()
const storage = {
  getItem: (key: string) => tab.get(key) ?? null,
  setItem: (key: string, value: string) => void tab.set(key, value),
  removeItem: (key: string) => void tab.delete(key),
}

/** The module as a page has it that was just loaded. */
async function reload() {
  vi.resetModules()
  return import('./draft.ts')
}

beforeEach(() => {
  tab.clear()
  vi.stubGlobal('window', { name: '' })
  vi.stubGlobal('sessionStorage', storage)
})
// Files of one worker share their globals.
afterEach(() => void vi.unstubAllGlobals())

describe('the draft of a feedback', () => {
  test('is there again after a reload, and gone once it is in safe hands', async () => {
    const { saveDraft } = await reload()
    await saveDraft(feedback)
    expect([...tab.values()].join()).not.toMatch(/कविता|Lamp/)
    const { clearDraft, readDraft } = await reload()
    expect(await readDraft()).toEqual(feedback)
    await clearDraft()
    expect(await readDraft()).toEqual(nothingWritten)
    expect(tab.size).toBe(0)
  })

  test('that is sent while it is still being stored does not come back', async () => {
    const { clearDraft, saveDraft } = await reload()
    void saveDraft(feedback)
    await clearDraft()
    const { readDraft } = await reload()
    expect(await readDraft()).toEqual(nothingWritten)
  })

  test('has one key however often it is tried, after a reload too, and another one when its text is another', async () => {
    const before = await reload()
    const key = await before.keyOf(feedback)
    const { keyOf, saveDraft } = await reload()
    await saveDraft(feedback)
    expect(await keyOf(feedback)).toBe(key)
    expect(await keyOf({ ...feedback, subject: 'Lamps' })).not.toBe(key)
  })

  test('has a new key after it was sent, because the same words may be meant again', async () => {
    const { clearDraft, keyOf } = await reload()
    const key = await keyOf(feedback)
    await clearDraft()
    expect(await keyOf(feedback)).not.toBe(key)
  })

  test.each(['{', 'null', '', '{"written":{"name":7}}', 'x'.repeat(50)])(
    'stored as %s does no harm',
    async (text) => {
      vi.spyOn(console, 'warn').mockImplementation(() => undefined)
      tab.set('draft', text)
      const { readDraft } = await reload()
      expect(await readDraft()).toEqual(nothingWritten)
    },
  )

  test('of another version has the fields of this one', async () => {
    const { keepInTab } = await import('./tab-store.ts')
    await keepInTab('draft', { written: { name: 7, age: '30' } })
    const { readDraft } = await reload()
    expect(await readDraft()).toEqual({ ...nothingWritten, name: '7' })
  })

  test.each([
    [
      'storage',
      () => vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse }),
    ],
    [
      'encryption, without HTTPS',
      () => vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes }),
    ],
  ])('lives as long as the page where the browser has no %s', async (_, take) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    take()
    const { keyOf, readDraft } = await reload()
    const key = await keyOf(feedback)
    expect(await keyOf(feedback)).toBe(key)
    expect(await readDraft()).toEqual(feedback)
    vi.unstubAllGlobals()
  })
})

const refuse = () => {
  throw new DOMException('no', 'SecurityError')
}

test('a key can be made where the site is opened without HTTPS', async () => {
  const { newKey } = await import('./new-key.ts')
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(171) })
  expect(newKey()).toBe('ab'.repeat(16))
  vi.unstubAllGlobals()
  expect(newKey()).toMatch(/^[0-9a-f-]{36}$/)
})
