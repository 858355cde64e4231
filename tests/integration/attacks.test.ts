import { request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { api, ask, cmsUrl, siteUrl } from '../support/council.ts'
import { as, desk, hireStaff, type Role } from '../support/staff.ts'

const both = [
  ['site', siteUrl],
  ['desk', cmsUrl],
] as const

type Answer = { status: number; headers: Record<string, unknown>; text: string }

/** A request exactly as written: `fetch` would tidy the address first. */
const exactly = (base: string, path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<Answer>((resolve, reject) => {
    const { hostname, port } = new URL(base)
    const request = httpRequest({ host: hostname, port, path, method, headers, agent: false }, (response) => {
      let text = ''
      response.setEncoding('latin1')
      response.on('data', (chunk) => {
        text += chunk
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }))
    })
    request.on('error', reject)
    request.end()
  })

/** Bytes as no browser would send them, and what comes back until the other side closes, or for so long. */
const raw = (base: string, bytes: string, patience = 3000) =>
  new Promise<string>((resolve, reject) => {
    const { hostname, port } = new URL(base)
    const socket = connect(Number(port), hostname, () => socket.write(bytes, 'latin1'))
    let answer = ''
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1')
    })
    const timer = setTimeout(() => socket.destroy(), patience)
    socket.on('close', () => {
      clearTimeout(timer)
      resolve(answer)
    })
    socket.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ECONNRESET' ? resolve(answer) : reject(error),
    )
  })

const secrets = /root:.*:0:0|PAYLOAD_SECRET|"workspaces"|SQLite format|BEGIN|\bat .+\(.+:\d+:\d+\)/

describe.each(both)('on the %s', (_app, base) => {
  const steps = [
    '../',
    '..%2f',
    '%2e%2e/',
    '%2e%2e%2f',
    '%252e%252e%252f',
    '..%5c',
    '..\\',
    '..;/',
    '....//',
    '%c0%ae%c0%ae/',
    '..%00/',
  ]
  const places = [
    '/',
    '/api/uploads/',
    '/cms-api/media/file/',
    '/images/w_480,f_webp/uploads/',
    '/assets/',
    '/_next/static/',
    '/admin/',
  ]

  test.each(places)('no path leads out below %s', async (place) => {
    for (const step of steps)
      for (const file of [
        'etc/passwd',
        'package.json',
        'data/secrets.env',
        'cms.db',
        'etc/passwd%00.png',
        'cms.db.png',
      ]) {
        const path = place + step.repeat(6) + file
        const { status, text } = await exactly(base, path)
        // The desk shows its login, whatever is asked for below it.
        const refused = (status >= 300 && status < 500) || text.includes('/admin/login')
        expect({ path, refused, told: secrets.test(text) }).toEqual({
          path,
          refused: true,
          told: false,
        })
      }
  })

  const post = 'POST /api/notification HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n'
  const hidden = 'GET /hidden-request HTTP/1.1\r\nHost: a\r\n\r\n'
  test.each([
    [
      'a length and chunks',
      `${post}Content-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`,
    ],
    ['two lengths', `${post}Content-Length: 2\r\nContent-Length: 40\r\n\r\n{}${hidden}`],
    ['two lengths in one line', `${post}Content-Length: 2, 40\r\n\r\n{}${hidden}`],
    ['a length with a sign', `${post}Content-Length: +2\r\n\r\n{}${hidden}`],
    ['a folded header', `${post}Transfer-Encoding:\r\n chunked\r\n\r\n0\r\n\r\n${hidden}`],
    ['chunks by another name', `${post}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${hidden}`],
    ['chunks twice', `${post}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${hidden}`],
    ['a gap before the colon', `${post}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n${hidden}`],
    ['lines without their first half', 'GET / HTTP/1.1\nHost: a\n\n'],
    ['a chunk without end', `${post}Transfer-Encoding: chunked\r\n\r\nfffffffffffffffff\r\n`],
    ['a header without a name', 'GET / HTTP/1.1\r\nHost: a\r\n: b\r\n\r\n'],
    ['a byte of nothing in a header', 'GET / HTTP/1.1\r\nHost: a\r\nX: a\x00b\r\n\r\n'],
    ['no HTTP at all', 'hello\r\n\r\n'],
  ])('%s is no request, and hides none', async (_shape, bytes) => {
    const answer = await raw(base, bytes)
    expect(answer.split(/HTTP\/1\.1 \d{3}/).length - 1).toBeLessThanOrEqual(1)
    expect(answer).toMatch(/^(HTTP\/1\.1 4\d\d |$)/)
  })

  test('too many or too large headers are refused', async () => {
    const many = Array.from({ length: 5000 }, (_, n) => `X-${n}: y`).join('\r\n')
    expect(await raw(base, `GET / HTTP/1.1\r\nHost: a\r\n${many}\r\n\r\n`)).toMatch(/^HTTP\/1\.1 431 /)
    const large = `X: ${'x'.repeat(40_000)}`
    expect(await raw(base, `GET / HTTP/1.1\r\nHost: a\r\n${large}\r\n\r\n`)).toMatch(/^HTTP\/1\.1 431 /)
  })

  test('the name that a client gives the host gets into no answer', async () => {
    const evil = {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-server': 'evil.example',
      'x-original-url': '/evil.example',
      'x-rewrite-url': '/evil.example',
      forwarded: 'host=evil.example',
      'x-forwarded-proto': 'https',
      'x-forwarded-prefix': '/evil.example',
    }
    const paths = [
      '/',
      '/roads',
      '/roads/',
      '/mr/roads',
      '/api/roads',
      '/robots.txt',
      '/sitemap.xml',
      '/api/openapi.json',
      '/api/docs',
      '/admin/login',
      '/admin',
      '/nothing',
    ]
    for (const path of paths) {
      const { headers, text } = await exactly(base, path, evil)
      const location = String(headers.location ?? '')
      expect({ path, location: location.includes('evil') }).toEqual({ path, location: false })
      expect({ path, named: text.includes('evil.example') }).toEqual({ path, named: false })
    }
  })

  test.each([
    '//evil.example',
    '/\\evil.example',
    '/%5cevil.example',
    '/mr//evil.example',
    '//evil.example/..',
    '/%2f%2fevil.example',
    '/mr/%2fevil.example/',
    '///evil.example//',
    '/https://evil.example/',
    '/.evil.example',
    '/@evil.example/',
    '/Roads/%0d%0aLocation:%20https://evil.example',
  ])('%s leads to no other site', async (path) => {
    const { headers } = await exactly(base, path)
    const location = String(headers.location ?? '/')
    expect(new URL(location, base).host).toBe(new URL(base).host)
    expect(location).not.toMatch(/^\/[/\\]|[\r\n]/)
  })

  test('every answer has the strict headers and names no software', async () => {
    for (const path of [
      '/',
      '/nothing',
      '/api/roads',
      '/api/nothing',
      '/healthz',
      '/readyz',
      '/admin/login',
      '/cms-api/users/me',
      '/cms-api/feedback',
      '/robots.txt',
    ]) {
      const { headers } = await exactly(base, path)
      expect({ path, ...headers }).toMatchObject({
        path,
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        // The site's lists may be read from any origin.
        'cross-origin-resource-policy':
          base === siteUrl && path === '/api/roads' ? 'cross-origin' : 'same-origin',
      })
      for (const name of ['x-powered-by', 'server', 'via', 'x-aspnet-version'])
        expect(headers).not.toHaveProperty(name)
    }
  })
})

describe('the pages of the site', () => {
  test.each(['/', '/mr/roads', '/contact', '/search?q=road', '/nothing-here'])(
    '%s run nothing that is not listed',
    async (path) => {
      const { headers } = await exactly(siteUrl, path)
      const policy = String(headers['content-security-policy'])
      expect(policy).toContain("default-src 'none'")
      expect(policy).not.toMatch(/unsafe|\*|nonce|http:/)
      expect(headers).toMatchObject({
        'cross-origin-opener-policy': 'same-origin',
        'x-frame-options': 'SAMEORIGIN',
      })
      expect(headers['permissions-policy']).toContain('geolocation=()')
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
    for (const headers of poison) expect((await exactly(siteUrl, '/roads', headers)).text).toBe(plain.text)
    for (const query of ['?utm=1', '?lang=mr', '?page=abc', '?<script>', '?q=x'])
      expect((await exactly(siteUrl, `/roads${query}`)).text).toBe(plain.text)
    expect((await exactly(siteUrl, '/roads')).text).toBe(plain.text)
    expect(plain.headers.vary).toBe('accept-encoding')
  })

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
  expect([400, 404]).toContain((await exactly(siteUrl, path)).status)
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
    for (const path of ['/contact', '/useful', '/vitals']) {
      const response = await ask(siteUrl + path, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://evil.example' },
        body: 'name=x',
      })
      expect({ path, status: response.status }).toEqual({ path, status: 403 })
    }
  })
})

describe('files that staff upload', () => {
  let tokens: Record<Role, string>
  beforeAll(async () => {
    tokens = await hireStaff()
  })

  const upload = (name: string, type: string, bytes: Uint8Array | string) => {
    const form = new FormData()
    form.set('_payload', JSON.stringify({ alt: { en: 'A test' } }))
    form.set('file', new Blob([bytes as BlobPart], { type }), name)
    return ask(desk('/media'), { method: 'POST', headers: as(tokens.clerk), body: form })
  }
  const picture = (width = 40, height = 30) =>
    sharp({ create: { width, height, channels: 3, background: '#d98a1f' } })
  const pdf = '%PDF-1.7\nxref\nstartxref\n0\n%%EOF\n'

  test.each([
    [
      'a drawing with a script',
      'a.svg',
      'image/svg+xml',
      '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
    ],
    ['a page', 'a.html', 'text/html', '<script>alert(1)</script>'],
    ['a page that calls itself a picture', 'a.png', 'image/png', '<html><script>alert(1)</script>'],
    [
      'a page that begins as a document',
      'a.pdf',
      'application/pdf',
      `%PDF-1.7\n<html><script>alert(1)</script>\n${pdf}`,
    ],
    ['a GIF that is a script', 'a.gif', 'image/gif', 'GIF89a=1;alert(1)//'],
    ['a GIF that calls itself a JPEG', 'a.jpg', 'image/jpeg', 'GIF89a=1;alert(1)//'],
    ['a program', 'a.jpg', 'image/jpeg', 'MZ\x90\x00'],
    ['an archive', 'a.pdf', 'application/pdf', 'PK\x03\x04'],
    ['an empty file', 'a.png', 'image/png', ''],
  ])('are refused in words: %s', async (_what, name, type, bytes) => {
    const response = await upload(name, type, bytes)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ errors: [{ message: expect.any(String) }] })
  })

  test('lose the place where they were taken and what hides behind their end', async () => {
    const photo = await picture(900, 700)
      .jpeg()
      .withExif({
        IFD0: { Artist: 'Kavita of house 12' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '19/1 13/1 45/1' },
      })
      .toBuffer()
    const response = await upload(
      'photo.jpg',
      'image/jpeg',
      Buffer.concat([photo, Buffer.from('<script>alert(1)</script>')]),
    )
    expect(response.status).toBe(201)
    const { doc } = (await response.json()) as { doc: { filename: string } }
    const stored = Buffer.from(await (await ask(api(`/uploads/${doc.filename}`))).arrayBuffer())
    expect(stored.toString('latin1')).not.toMatch(/Kavita|<script>/)
    expect((await sharp(stored).metadata()).exif).toBeUndefined()
  })

  test.each([
    '../../../etc/cron.d/x.pdf',
    '..\\..\\x.pdf',
    'C:\\x.pdf',
    '/etc/x.pdf',
    '.htaccess.pdf',
    'a\u202efdp.exe',
    'x.php.pdf',
    `${'न'.repeat(300)}.pdf`,
    'con.pdf',
    '<script>.pdf',
    '"; filename="b.pdf',
  ])('get a name of ours, whatever they were called: %j', async (name) => {
    const response = await upload(name, 'application/pdf', `${pdf}${Math.random()}\nstartxref\n0\n%%EOF\n`)
    expect(response.status).toBe(201)
    const { doc } = (await response.json()) as { doc: { filename: string } }
    expect(doc.filename).toMatch(/^[\p{Script=Devanagari}a-z0-9-]{1,60}-[0-9a-f]{12}\.pdf$/u)
  })

  test('are refused when a form cannot be read', async () => {
    const parts = (name: string) =>
      `--x\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n${pdf}\r\n--x--\r\n`
    for (const body of [parts('a\u0000.pdf'), '--x\r\n', 'nonsense']) {
      const headers = { ...as(tokens.clerk), 'content-type': 'multipart/form-data; boundary=x' }
      const { status } = await ask(desk('/media'), { method: 'POST', headers, body })
      expect({ body: body.slice(0, 60), status }).toEqual({ body: body.slice(0, 60), status: 400 })
    }
  })

  test('are never fetched from an address', async () => {
    const response = await ask(desk('/media/paste-url?src=http://127.0.0.1:1/'), {
      headers: as(tokens.admin),
    })
    expect([400, 401, 403, 404]).toContain(response.status)
  })

  // Last, for the desk closes the connection of whom it stops.
  test('are refused when they unfold into too many pixels, or are too large', async () => {
    const bomb = await picture(9000, 9000).png({ compressionLevel: 9 }).toBuffer()
    expect(bomb.length).toBeLessThan(1_000_000)
    expect((await upload('bomb.png', 'image/png', bomb)).status).toBe(400)
    const large = await upload('large.pdf', 'application/pdf', Buffer.alloc(32 * 1024 * 1024, pdf))
    expect([400, 413]).toContain(large.status)
  })
})
