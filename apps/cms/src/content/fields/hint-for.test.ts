import { expect, it } from 'vitest'
import { hintFor } from './hint-for.ts'

it('a text without Marathi says what residents see', () => {
  expect(hintFor({ en: 'Road', mr: ' ', changed: 'en' })?.en).toContain('no Marathi text yet')
})

const inStep = { en: 'Road', mr: 'रस्ता', changed: 'both' } as const

it('a Marathi text older than the English is called so, and the other way round', () => {
  const marathiBehind = { ...inStep, changed: 'en' } as const
  expect(hintFor(marathiBehind, marathiBehind)?.en).toContain('does the Marathi still say the same')
  const englishBehind = { ...inStep, changed: 'mr' } as const
  expect(hintFor(englishBehind, englishBehind)?.en).toContain('does the English still say the same')
})

it('the hint follows what is typed, before it is saved', () => {
  expect(hintFor({ en: 'Street', mr: 'रस्ता' }, inStep)?.en).toContain('does the Marathi still say the same')
  const marathiBehind = { ...inStep, changed: 'en' } as const
  expect(hintFor({ en: 'Road', mr: 'मार्ग' }, marathiBehind)).toBeUndefined()
})

it('Marathi that is typed after the English was saved is behind nothing', () => {
  expect(hintFor({ en: 'Road', mr: 'रस्ता' }, { en: 'Road', mr: '', changed: 'en' })).toBeUndefined()
})

it('two texts in step, and an empty form, need no hint', () => {
  expect(hintFor(inStep, inStep)).toBeUndefined()
  expect(hintFor({})).toBeUndefined()
})
