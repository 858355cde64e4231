import { expect, it } from 'vitest'
import { hintFor } from './hint-for.ts'

it('a text without Marathi says what residents see', () => {
  expect(hintFor({ en: 'Road', mr: ' ', changed: 'en' })?.en).toContain('no Marathi text yet')
})

it('a Marathi text older than the English is called so, and the other way round', () => {
  expect(hintFor({ en: 'Road', mr: 'रस्ता', changed: 'en' })?.en).toContain(
    'does the Marathi still say the same',
  )
  expect(hintFor({ en: 'Road', mr: 'रस्ता', changed: 'mr' })?.en).toContain(
    'does the English still say the same',
  )
})

it('two texts in step, and an empty form, need no hint', () => {
  expect(hintFor({ en: 'Road', mr: 'रस्ता', changed: 'both' })).toBeUndefined()
  expect(hintFor({})).toBeUndefined()
})
