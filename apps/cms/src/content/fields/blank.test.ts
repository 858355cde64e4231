import { tiredBy } from '@nagardwar/contract/testing/tired-by'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { blankIn } from './blank.ts'

test('the first blank of a text is found', () => {
  expect(blankIn('Address: [[address]], [[email]]')).toBe('[[address]]')
  expect(blankIn('[a] [[b')).toBeUndefined()
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('[', ']', 'a', 'क'), maxLength: 14 }), (text) => {
      expect(blankIn(text)).toBe(/\[\[[^\]]*\]\]/u.exec(text)?.[0])
    }),
  )
})

test('100,000 brackets are looked through within 50 ms of processor', () => {
  expect(tiredBy(blankIn)).toBeUndefined()
  expect(tiredBy((text) => blankIn(text.replaceAll('/', ']')))).toBeUndefined()
  expect(tiredBy((text) => blankIn(text.replaceAll('/', '[]')))).toBeUndefined()
})
