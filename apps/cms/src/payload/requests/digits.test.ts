import type { Where } from 'payload'
import { expect, test } from 'vitest'
import { inEitherScript } from './digits.ts'

test('a text with digits is looked for in both scripts', () => {
  expect(inEitherScript({ name: { like: 'प्रभाग 12' } })).toEqual({
    or: [{ name: { like: 'प्रभाग 12' } }, { name: { like: 'प्रभाग १२' } }],
  })
})

test('other conditions stay as they are, within groups too', () => {
  const where: Where = { or: [{ name: { contains: 'pond' } }, { number: { equals: '12' } }] }
  expect(inEitherScript(where)).toEqual(where)
})

test('several conditions of one level all count', () => {
  expect(inEitherScript({ a: { contains: '१' }, b: { exists: true } })).toEqual({
    and: [{ or: [{ a: { contains: '१' } }, { a: { contains: '1' } }] }, { b: { exists: true } }],
  })
})
