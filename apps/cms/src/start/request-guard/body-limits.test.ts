import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { largestBody, tooLarge } from './body-limits.ts'

const kilobyte = 1024
const form = { headers: {} } as IncomingMessage
const megabyte = 1024 ** 2

test.each([
  ['/cms-api/users/logout', kilobyte],
  ['/cms-api/users/me', kilobyte],
  ['/cms-api/users/forgot-password?x', kilobyte],
  ['/cms-api/users/login', 2 * kilobyte],
  ['/cms-api/users/first-register?depth=0', 4 * kilobyte],
  ['/cms-api/roads/3?draft=true', megabyte],
  ['/cms-api/users/3', megabyte],
  ['/admin/collections/roads/3', megabyte],
])('to %s goes no more than %i bytes', (address, most) => {
  expect(largestBody(form, address)).toBe(most)
})

test('a document fits into an upload', () => {
  expect(largestBody(form, '/cms-api/media?depth=0')).toBeGreaterThan(30 * megabyte)
})

test('a login in JSON is a kilobyte at most, one by the form has room for the longest password', async () => {
  const json = { headers: { 'content-type': 'application/json' } } as IncomingMessage
  expect(largestBody(json, '/cms-api/users/login')).toBe(kilobyte)
  const sent = new FormData()
  const credentials = { email: `${'a'.repeat(60)}@${'b'.repeat(180)}.example`, password: '🌳'.repeat(200) }
  sent.set('_payload', JSON.stringify(credentials))
  const body = await new Response(sent).arrayBuffer()
  expect(body.byteLength).toBeGreaterThan(kilobyte)
  expect(body.byteLength).toBeLessThan(largestBody(form, '/cms-api/users/login'))
})

test('who sends a document over the limit reads the limit, in the language of the desk', () => {
  const said = (language: string, address: string) =>
    JSON.stringify(tooLarge({ headers: { 'accept-language': language } } as IncomingMessage, address))
  expect(said('en', '/cms-api/media?depth=0')).toContain('The document is larger than 30 MB')
  expect(said('mr', '/cms-api/media/4')).toContain('दस्तऐवज ३० एमबीपेक्षा मोठा आहे')
  expect(said('mr', '/cms-api/wards')).toContain('एका वेळी इतकी माहिती पाठवता येत नाही')
})
