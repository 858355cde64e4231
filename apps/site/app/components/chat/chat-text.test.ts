import { expect, test } from 'vitest'
import { chatLimit, countCharacters, withinLimit } from './chat-text.ts'

test('a message is counted as a person counts it', () => {
  expect(countCharacters('hello')).toBe(5)
  expect(countCharacters('नमस्कार')).toBeLessThan('नमस्कार'.length)
  expect(countCharacters('👨‍👩‍👧')).toBe(1)
})

test('a long message is cut at the limit, between two characters', () => {
  const cut = withinLimit('कि'.repeat(200))
  expect(countCharacters(cut)).toBe(chatLimit)
  expect(cut.endsWith('कि')).toBe(true)
})
