import { beforeEach, describe, expect, test, vi } from 'vitest'
import { clearDraft, keyOf, nothingWritten, readDraft, saveDraft } from './draft.ts'

const feedback = { ...nothingWritten, name: 'कविता', subject: 'Lamp' }
const tab = new Map<string, string>()
const storage = {
  getItem: (key: string) => tab.get(key) ?? null,
  setItem: (key: string, value: string) => void tab.set(key, value),
  removeItem: (key: string) => void tab.delete(key),
}

beforeEach(() => {
  tab.clear()
  vi.stubGlobal('sessionStorage', storage)
  clearDraft()
})

describe('the draft of a feedback', () => {
  test('is there again after a reload, and gone once it is in safe hands', () => {
    saveDraft(feedback)
    expect(readDraft()).toEqual(feedback)
    clearDraft()
    expect(readDraft()).toEqual(nothingWritten)
    expect(tab.size).toBe(0)
  })

  test('has one key however often it is tried, and another one when its text is another', () => {
    const key = keyOf(feedback)
    saveDraft(feedback)
    expect(keyOf(feedback)).toBe(key)
    expect(keyOf({ ...feedback, subject: 'Lamps' })).not.toBe(key)
  })

  test('has a new key after it was sent, because the same words may be meant again', () => {
    const key = keyOf(feedback)
    clearDraft()
    expect(keyOf(feedback)).not.toBe(key)
  })

  test.each(['{', 'null', '7', '{"written":{"name":7}}'])('stored as %s does no harm', (text) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    tab.set('feedbackDraft', text)
    expect(Object.keys(readDraft())).toEqual(Object.keys(nothingWritten))
  })

  test('lives as long as the page where the browser keeps nothing', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const refuse = () => {
      throw new DOMException('no', 'SecurityError')
    }
    vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
    const key = keyOf(feedback)
    expect(keyOf(feedback)).toBe(key)
    expect(readDraft()).toEqual(feedback)
  })
})

test('a key can be made where the site is opened without HTTPS', async () => {
  const { newKey } = await import('./new-key.ts')
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(171) })
  expect(newKey()).toBe('ab'.repeat(16))
  vi.unstubAllGlobals()
  expect(newKey()).toMatch(/^[0-9a-f-]{36}$/)
})
