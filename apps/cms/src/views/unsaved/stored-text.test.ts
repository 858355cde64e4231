import { beforeEach, expect, test } from 'vitest'
import { forgetAllTexts, forgetOldTexts, forgetText, keepText, keyOf, readText } from './stored-text.ts'

const stored = new Map<string, string>()
const device = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
  key: (index: number) => [...stored.keys()][index] ?? null,
  get length() {
    return stored.size
  },
}
const key = keyOf(7, 'news', undefined)
const now = new Date('2026-11-22T09:00:00.000Z')
beforeEach(() => stored.clear())

test('what was typed is found again, without a chosen file', () => {
  keepText(device, key, { description: { mr: 'नवीन' }, file: {} }, now)
  expect(readText(device, key)).toEqual({ at: now.toISOString(), values: { description: { mr: 'नवीन' } } })
  forgetText(device, key)
  expect(readText(device, key)).toBeUndefined()
})

test('another person and another record have their own', () => {
  keepText(device, key, { a: 1 }, now)
  expect(readText(device, keyOf(8, 'news', undefined))).toBeUndefined()
  expect(readText(device, keyOf(7, 'news', 1))).toBeUndefined()
})

test('a logout leaves nothing of it, and everything else', () => {
  stored.set('other', 'x')
  keepText(device, key, { a: 1 }, now)
  keepText(device, keyOf(8, 'wards', 2), { a: 2 }, now)
  forgetAllTexts(device)
  expect([...stored.keys()]).toEqual(['other'])
})

test('text that nobody has come back to for a week is gone, and so is what cannot be read', () => {
  const day = 24 * 60 * 60_000
  stored.set('other', 'x')
  keepText(device, key, { a: 1 }, now)
  keepText(device, keyOf(8, 'wards', 2), { a: 2 }, new Date(now.getTime() + day))
  stored.set(keyOf(9, 'wards', 3), '{"at": 5')
  forgetOldTexts(device, new Date(now.getTime() + 7 * day))
  expect([...stored.keys()]).toEqual(['other', keyOf(8, 'wards', 2)])
})

test('a device that keeps nothing, or something else, disturbs nobody', () => {
  const refusing = {
    ...device,
    getItem: () => {
      throw new Error('denied')
    },
    setItem: () => {
      throw new Error('full')
    },
  }
  keepText(refusing, key, { a: 1 }, now)
  expect(readText(refusing, key)).toBeUndefined()
  stored.set(key, '{"at": 5')
  expect(readText(device, key)).toBeUndefined()
})
