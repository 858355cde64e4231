import { describe, expect, test } from 'vitest'
import { api, ask, cmsUrl, siteUrl } from '../support/council.ts'
import { exactly, exactlyInTime } from '../support/exact-request.ts'

describe('the pages of the site', () => {
  test.each(['/', '/mr/roads', '/contact', '/search?q=road', '/nothing-here'])(
    '%s run nothing that is not listed',
    async (path) => {
      const { headers } = await exactly(siteUrl, path)
      const [policy, ancestors] = String(headers['content-security-policy']).split('; frame-ancestors ')
      expect(policy).toContain("default-src 'none'")
      // The setup in the desk shows the site beside its questions.
      expect(ancestors).toBe(`'self' http://localhost:${new URL(cmsUrl).port}`)
      expect(policy).not.toMatch(/unsafe|\*|nonce|http:/)
      expect(headers).toMatchObject({
        'cross-origin-opener-policy': 'same-origin',
        'x-frame-options': 'SAMEORIGIN',
      })
      expect(headers['permissions-policy']).toContain('geolocation=(self)')
      expect(headers['permissions-policy']).toContain('camera=()')
    },
  )

  test('are the same for everybody, whatever a client sends along', async () => {
    const plain = await exactly(siteUrl, '/roads')
    const poison: Record<string, string>[] = [
      { 'x-forwarded-host': 'evil.example', 'x-forwarded-scheme': 'http', 'x-forwarded-port': '1' },
      { 'accept-language': 'mr' },
      { cookie: 'language=mr; theme=dark; payload-token=x' },
      { 'x-original-url': '/contact', 'x-http-method-override': 'POST' },
      { 'user-agent': '<script>alert(1)</script>', referer: 'https://evil.example/' },
      { accept: 'application/json' },
    ]
    for (const headers of poison) await expectPlain('/roads', headers)
    for (const query of ['?utm=1', '?lang=mr', '?page=abc', '?<script>', '?q=x'])
      await expectPlain(`/roads${query}`)
    expect(plain.headers.vary).toBe('accept-encoding')
  })

  /**
   * A page asked for in this way is the page that everybody gets at that moment. A page may change for everybody: soon
   * after a start the menu says how large its documents are. So it is compared while it stays the same.
   */
  async function expectPlain(path: string, headers: Record<string, string> = {}): Promise<void> {
    const plain = async () => (await exactly(siteUrl, '/roads')).text
    let before = await plain()
    for (let attempt = 0; attempt < 50; attempt++) {
      const asked = (await exactly(siteUrl, path, headers)).text
      const after = await plain()
      if (before === after) return expect(asked).toBe(after)
      before = after
    }
    expect.unreachable('the page never stays the same')
  }

  test('only the first page looks at the language cookie, and says so to caches', async () => {
    expect((await exactly(siteUrl, '/')).headers.vary).toContain('cookie')
    const chosen = await exactly(siteUrl, '/', { cookie: 'language=mr' })
    expect([chosen.status, chosen.headers.location]).toEqual([302, '/mr'])
    const odd = await exactly(siteUrl, '/', { cookie: 'language=//evil.example' })
    expect(odd.headers.location).toBeUndefined()
  })
})

test.each([
  '/images/w_480,f_webp/http://127.0.0.1:1/a.png',
  '/images/w_480,f_webp//evil.example/a.png',
  '/images/w_480,f_webp/%68ttp:%2f%2fevil.example/a.png',
  '/api/uploads/http://169.254.169.254/a.png',
  '/api/uploads/@evil.example/a.png',
  '/api/uploads//evil.example/a.png',
  '/api/uploads/x.png?url=http://127.0.0.1/',
])('the site fetches nothing from elsewhere: %s', async (path) => {
  expect([400, 404]).toContain((await exactlyInTime(siteUrl, path)).status)
})

describe('what is sent to the API', () => {
  const send = (body: string, type = 'application/json', path = '/contact-us') =>
    ask(api(path), { method: 'POST', headers: { 'content-type': type }, body })

  test.each([
    ['deep', `${'['.repeat(30_000)}${']'.repeat(30_000)}`],
    ['deep in a field', `{"name":${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}}`],
    ['an ancestor', '{"__proto__":{"name":"x"},"constructor":{"prototype":{"polluted":true}}}'],
    ['numbers beyond all', '{"name":1e999,"mobile":-0}'],
    ['a list', '[{"name":"x"}]'],
    ['nothing', 'null'],
  ])('is refused in words when it is %s', async (_what, body) => {
    for (const path of ['/contact-us', '/notification', '/useful']) {
      const response = await send(body, 'application/json', path)
      expect(response.status).toBe(400)
      expect(await response.json()).toHaveProperty('message')
    }
    expect(Object.prototype).not.toHaveProperty('polluted')
  })

  test('cannot be sent by a page of another site as a form to the site', async () => {
    for (const path of ['/contact', '/useful', '/vitals', '/sealed-feedback']) {
      const response = await ask(siteUrl + path, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://evil.example' },
        body: 'name=x',
      })
      expect({ path, status: response.status }).toEqual({ path, status: 403 })
    }
  })
})
