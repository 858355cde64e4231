import { describe, expect, test } from 'vitest'
import { cmsUrl, siteUrl } from '../support/council.ts'
import { exactly, exactlyInTime, raw } from '../support/exact-request.ts'

const both = [
  ['site', siteUrl],
  ['desk', cmsUrl],
] as const

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
        const { status, text } = await exactlyInTime(base, path)
        // The desk shows its login page for every address below it.
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
        'referrer-policy': base === siteUrl ? 'strict-origin-when-cross-origin' : 'same-origin',
        // The site's lists may be read from any origin.
        'cross-origin-resource-policy':
          base === siteUrl && path === '/api/roads' ? 'cross-origin' : 'same-origin',
      })
      for (const name of ['x-powered-by', 'server', 'via', 'x-aspnet-version'])
        expect(headers).not.toHaveProperty(name)
    }
  })
})
