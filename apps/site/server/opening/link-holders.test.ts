import { beforeEach, describe, expect, test, vi } from 'vitest'
import { openings, patience, siteOfOpening } from '../testing/site-of-opening.ts'

const { notYet } = openings
const its = siteOfOpening()

describe('a signed link', () => {
  const good = 'site.1795593600.the-signature-of-the-desk'
  let isAway = false
  const endsIn = (ms: number) =>
    its.api.answers.set('/signed-link', () => {
      if (isAway) return new Response('', { status: 500 })
      const { body } = its.api.asked.at(-1) ?? {}
      const { token, purpose } = JSON.parse(body ?? '{}') as { token?: string; purpose?: string }
      if (token !== good || purpose !== 'site') return Response.json({ message: 'None' }, { status: 404 })
      return Response.json({ until: new Date(Date.now() + ms).toISOString() })
    })
  const week = 7 * 24 * 3600 * 1000

  async function enter(token = good) {
    const { status, headers } = await its.site.get(`/preview/${token}`)
    return { status, headers, cookie: String(headers['set-cookie'] ?? '').split(';')[0] ?? '' }
  }

  beforeEach(() => {
    isAway = false
    endsIn(week)
  })

  test('leads to the whole website, which nobody on the way may keep', async () => {
    await its.start(notYet)
    const { status, headers, cookie } = await enter()
    expect([status, headers.location, headers['cache-control']]).toEqual([303, '/', 'no-store'])
    expect(String(headers['set-cookie'])).toMatch(/; Max-Age=604(?:800|799); HttpOnly; SameSite=Lax$/)
    for (const target of ['/', '/mr/roads', '/roads', '/api/roads', '/sitemap.xml']) {
      const answer = await its.site.get(target, { cookie })
      expect([target, answer.status]).toEqual([target, 200])
      expect(answer.headers['cache-control']).toBe('private, no-store')
      expect(answer.headers['x-robots-tag']).toContain('noindex')
      expect(answer.headers).not.toHaveProperty('etag')
      expect(answer.headers).not.toHaveProperty('access-control-allow-origin')
    }
    await its.expectClosed('/roads')
  })

  test.each([
    ['/mr/contact', '/mr/contact'],
    ['https://evil.example', '/'],
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['/%0d%0aset-cookie:x', '/'],
  ])('that leads to %s leads to a page of this website: %s', async (to, location) => {
    await its.start(notYet)
    const { status, headers } = await its.site.get(`/preview/${good}?to=${encodeURIComponent(to)}`)
    expect([status, headers.location]).toEqual([303, location])
  })

  test('puts nothing into the cache that all readers share', async () => {
    await its.start(notYet)
    const { cookie } = await enter()
    await its.site.get('/roads', { cookie })
    await its.site.get('/roads', { cookie })
    expect(its.site.renders.filter((render) => render === 'GET /roads')).toHaveLength(2)
    expect(its.site.site.cache.hit('/roads')).toBeUndefined()
  })

  test('is sent over https alone where the website is', async () => {
    await its.start(notYet, { ORIGIN: 'https://council.example' })
    const { headers, cookie } = await enter()
    expect(cookie).toMatch(/^__Host-preview=/)
    expect(String(headers['set-cookie'])).toMatch(/; Path=\/;.*; Secure$/)
    expect((await its.site.get('/roads', { cookie })).status).toBe(200)
    await its.expectClosed('/roads', { cookie: cookie.replace('__Host-', '') })
  })

  test.each([
    ['forged', 'site.1795593600.another-signature-of-nobody'],
    ['too short', 'site'],
    ['too long', 'x'.repeat(400)],
    ['with other letters', 'site.1795593600.%3Cscript%3E-signature'],
  ])('that is %s leads nowhere and opens nothing', async (_, token) => {
    await its.start(notYet)
    const { status, headers } = await enter(token)
    expect(status).toBe(403)
    expect(headers).not.toHaveProperty('set-cookie')
    await its.expectClosed('/roads', { cookie: `preview=${token}` })
  })

  test('ends at its time', async () => {
    await its.start(notYet, { COUNTS_PER_MINUTE: '0' })
    endsIn(1500)
    const { cookie } = await enter()
    expect((await its.site.get('/roads', { cookie })).status).toBe(200)
    its.api.answers.set('/signed-link', () => Response.json({ message: 'None' }, { status: 404 }))
    await vi.waitFor(() => its.expectClosed('/roads', { cookie }), patience)
  })

  test('goes on while the desk is away, and a new one cannot be checked', async () => {
    await its.start(notYet)
    const { cookie } = await enter()
    isAway = true
    expect((await its.site.get('/roads', { cookie })).status).toBe(200)
    await its.expectClosed('/roads', { cookie: 'preview=site.1795593600.nobody-has-seen-this-one' })
  })

  test('is guessed only so often', async () => {
    await its.start(notYet, { SEARCHES_PER_MINUTE: '3' })
    for (let guess = 0; guess < 10; guess++)
      await its.expectClosed('/', { cookie: `preview=site.1795593600.guess-number-000000${guess}` })
    expect(
      its.api.asked.filter(
        ({ path, body }) => path.endsWith('/signed-link') && body.includes('guess-number'),
      ),
    ).toHaveLength(3)
  })
})
