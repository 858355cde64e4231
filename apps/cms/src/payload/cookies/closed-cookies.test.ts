import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { closeCookies, closed, cookiePrefix } from './closed-cookies.ts'

test('cookies have the prefix for one host where the desk is served over https, and there alone', () => {
  expect([cookiePrefix(true), cookiePrefix(false)]).toEqual(['__Host-payload', 'payload'])
})

test.each([
  ['__Host-payload-lng=mr', '__Host-payload-lng=mr; Path=/; Secure; SameSite=Lax'],
  [
    '__Host-payload-lng=mr; Path=/; Max-Age=9',
    '__Host-payload-lng=mr; Path=/; Max-Age=9; Secure; SameSite=Lax',
  ],
  ['__Host-a=1; path=/; secure; samesite=strict', '__Host-a=1; path=/; secure; samesite=strict'],
  ['payload-lng=mr', 'payload-lng=mr'],
])('%s leaves as %s', (set, sent) => {
  expect(closed(set)).toBe(sent)
})

test('what Next sets is closed when the answer’s head is written', async () => {
  const server = createServer((_, response) => {
    closeCookies(response)
    response.appendHeader('set-cookie', '__Host-payload-lng=mr; Path=/')
    response.appendHeader('set-cookie', '__Host-payload-token=x; Path=/; HttpOnly; Secure; SameSite=Lax')
    response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const cookies = await new Promise((resolve) =>
    request({ port, host: '127.0.0.1', agent: false }, ({ headers }) => resolve(headers['set-cookie'])).end(),
  )
  server.close()
  expect(cookies).toEqual([
    '__Host-payload-lng=mr; Path=/; Secure; SameSite=Lax',
    '__Host-payload-token=x; Path=/; HttpOnly; Secure; SameSite=Lax',
  ])
})
