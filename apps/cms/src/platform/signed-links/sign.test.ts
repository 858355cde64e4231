import { expect, test } from 'vitest'
import { readLink, signLink } from './sign.ts'

const secret = 'the-secret-of-this-council'
const now = new Date('2026-11-22T10:00:00Z')
const until = new Date('2026-11-29T10:00:00Z')
const token = signLink({ purpose: 'site', until }, secret)
const read = (text: string, asked = {}) => readLink(text, { purpose: 'site', secret, now, ...asked })

test('a link is read until its time has passed', () => {
  expect(read(token)).toEqual({ purpose: 'site', until })
  expect(read(token, { now: new Date(until.getTime() - 1000) })).toBeDefined()
  expect(read(token, { now: until })).toBeUndefined()
})

test('a link is for one purpose and one council', () => {
  expect(read(token, { purpose: 'draft-tenders-12' })).toBeUndefined()
  expect(read(token, { secret: 'the-secret-of-another-council' })).toBeUndefined()
})

test.each([
  ['a later end', token.replace(/\.\d+\./, '.1999999999.')],
  ['another purpose', token.replace('site', 'sitf')],
  ['half a signature', token.slice(0, -1)],
  ['another signature', `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`],
  ['no signature', token.slice(0, token.lastIndexOf('.') + 1)],
  ['nothing', ''],
  ['letters of another script', `${token}अ`],
])('a link with %s is none', (_, text) => {
  expect(read(text)).toBeUndefined()
})
