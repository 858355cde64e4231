import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startFakeApi } from '../testing/fake-api.ts'
import { startTestSite, type TestSite } from '../testing/test-site.ts'

let api: Awaited<ReturnType<typeof startFakeApi>>
let site: TestSite
beforeAll(async () => {
  api = await startFakeApi()
  site = await startTestSite({ apiRoot: api.root, env: { TRUSTED_HOPS: '1' } })
  // From here on the page comes from memory.
  await site.get('/mr/roads')
})
afterAll(async () => {
  await site.stop()
  await api.stop()
})

const as = (client: string) => ({ 'x-forwarded-for': client })
const opinion = (client: string) =>
  site.post('/mr/useful', `page=/${'a'.repeat(60_000)}&useful=true`, {
    ...as(client),
    'content-type': 'application/x-www-form-urlencoded',
  })

test('a client that sent a minute’s worth hears so in its language, reads pages from memory, and costs others nothing', async () => {
  const stranger = '203.0.113.7'
  let answer = await opinion(stranger)
  for (let sent = 0; sent < 600 && !answer.text.includes('आपल्या नेटवर्कवरून'); sent++)
    answer = await opinion(stranger)
  expect(answer.text).toContain('आपल्या नेटवर्कवरून')
  expect(answer.status).toBe(429)
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  expect(answer.headers['content-language']).toBe('mr')
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
  const search = await site.get('/search.json?q=road', as(stranger))
  expect(search.status).toBe(429)
  expect(search.text).toContain('from your network')

  expect((await site.get('/mr/roads', as(stranger))).status).toBe(200)
  expect((await site.get('/nothing', as('203.0.113.8'))).status).toBe(404)
}, 120_000)

test('forms of many clients that come slowly hold up nobody else', async () => {
  const { hostname, port } = new URL(site.origin)
  const begun = Array.from({ length: 400 }, (_, sent) => {
    const socket = connect(Number(port), hostname)
    socket.on('error', () => {})
    socket.write(
      `POST /useful HTTP/1.1\r\nhost: ${hostname}:${port}\r\nx-forwarded-for: 198.51.100.${sent % 50}\r\n` +
        'content-type: application/x-www-form-urlencoded\r\ncontent-length: 60000\r\n\r\npage=',
    )
    return socket
  })
  await new Promise((resolve) => setTimeout(resolve, 200))
  const asked = performance.now()
  const form = { ...as('203.0.113.9'), 'content-type': 'application/x-www-form-urlencoded' }
  expect((await site.post('/useful', 'page=/roads&useful=true', form)).status).toBe(303)
  expect(performance.now() - asked).toBeLessThan(4000)
  for (const socket of begun) socket.destroy()
}, 60_000)
