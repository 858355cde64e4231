import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withoutAtEnd, withoutAtEnds } from './at-ends.ts'
import { tiredBy } from './testing/tired-by.ts'

const made = fc.string({ unit: fc.constantFrom('/', ' ', ',', 'a', 'क', 'े', '😀'), maxLength: 10 })

test('signs at the end, or at both ends, are taken away and others stay', () => {
  expect(withoutAtEnd('/roads//', /\//)).toBe('/roads')
  expect(withoutAtEnds(', a, b ,', /[\s,]/u)).toBe('a, b')
  fc.assert(
    fc.property(made, (text) => {
      expect(withoutAtEnd(text, /[/,]/)).toBe(text.replace(/[/,]+$/, ''))
      expect(withoutAtEnds(text, /[\s,]/u)).toBe(text.replace(/^[\s,]+|[\s,]+$/gu, ''))
      expect(withoutAtEnds(text, /[\d\W_]/u)).toBe(text.replace(/^[\d\W_]+|[\d\W_]+$/gu, ''))
    }),
  )
})

test('100,000 signs at an end take at most 50 ms of processor', () => {
  expect(tiredBy((text) => withoutAtEnd(text, /\W/))).toBeUndefined()
  expect(tiredBy((text) => withoutAtEnds(text, /\W/))).toBeUndefined()
})
