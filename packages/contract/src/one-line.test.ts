import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inOneLine } from './one-line.ts'
import { tiredBy } from './testing/tired-by.ts'

const sign = fc.constantFrom(' ', '\n', '\r', '\t', '\u2028', '\u2029', '\u00a0', '\v', 'a', 'क', '\u202e')
const slowRule = (text: string): string =>
  text.replace(/[\u202a-\u202e\u2066-\u2069]/g, '').replace(/\s*[\n\r\t\u2028\u2029]\s*/g, ' ')

test('a line break with the spaces around it becomes one space', () => {
  expect(inOneLine('नगर  \r\n\t परिषद')).toBe('नगर परिषद')
  expect(inOneLine('two  spaces\u202e stay')).toBe('two  spaces stay')
  fc.assert(
    fc.property(fc.string({ unit: sign, maxLength: 12 }), (text) => inOneLine(text) === slowRule(text)),
  )
})

test('100,000 signs of one kind are put in one line within 50 ms of processor', () => {
  expect(tiredBy(inOneLine)).toBeUndefined()
})
