import { callExamples } from '@nagardwar/contract/examples'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { openings, patience, siteOfOpening } from '../testing/site-of-opening.ts'

const { closedAgain, notYet, open } = openings
const its = siteOfOpening()

describe('before a council opens its website', () => {
  beforeEach(() => its.start(notYet))

  test.each([
    '/',
    '/mr',
    '/roads',
    '/mr/roads?page=2',
    '/contact',
    '/search?q=water',
    '/nothing-here',
    '/Roads',
    '/sitemap.xml',
    '/robots.txt',
    '/manifest.webmanifest',
    '/.well-known/security.txt',
    '/search.json?q=water',
    '/api/roads',
    '/api/roads?lang=mr',
    '/api/publications',
    '/api/settings',
    '/api/visitor-count',
    '/api/openapi.json',
    '/api/docs',
    '/api/uploads/budget.pdf',
    '/images/w_480,f_webp/uploads/lake.jpg',
    '/images/card_en.jpg',
  ])('%s is closed', async (target) => {
    await its.expectClosed(target)
  })

  test('the page stands in both languages, that of the address first', async () => {
    const english = await its.expectClosed('/roads')
    const marathi = await its.expectClosed('/mr/roads')
    expect(english.text).toContain('<html lang="en"')
    expect(marathi.text).toContain('<html lang="mr"')
    for (const { text } of [english, marathi]) {
      expect(text).toContain('This website is being prepared')
      expect(text).toContain('हे संकेतस्थळ तयार करण्याचे काम सुरू आहे')
      expect(text).toContain('Sahyanagar Municipal Council')
      expect(text).toContain('सह्यनगर नगरपरिषद')
      expect(text).toContain('href="tel:18005550112"')
      expect(text).toContain('/images/w_96,f_webp/uploads/logo.png')
      expect(text).not.toMatch(/modulepreload|streamController|type="module"|nonce=|rel="canonical"/)
      expect(text.match(/<script/g)).toHaveLength(1)
      expect(text).toContain("localStorage.getItem('theme')")
    }
    const bodyOf = ({ text }: { text: string }) => text.slice(text.indexOf('<main'))
    expect(bodyOf(english).indexOf('being prepared')).toBeLessThan(bodyOf(english).indexOf('तयार करण्याचे'))
    expect(bodyOf(marathi).indexOf('तयार करण्याचे')).toBeLessThan(bodyOf(marathi).indexOf('being prepared'))
  })

  test('its own style is allowed by its hash, and no script but the one that follows the chosen theme', async () => {
    const { headers } = await its.expectClosed('/')
    const policy = String(headers['content-security-policy'])
    expect(policy).toMatch(/style-src 'self' 'sha256-/)
    expect(policy).toMatch(/script-src 'self' 'sha256-[^ ]+';/)
  })

  test('its emblem, health and metrics stay, and nothing is written', async () => {
    expect((await its.site.get('/healthz')).status).toBe(200)
    expect((await its.site.get('/readyz')).text).toContain('isReady')
    expect((await its.site.get('/metrics')).status).toBe(200)
    await vi.waitFor(async () => {
      await its.expectClosed('/')
      expect((await its.site.get('/images/w_240,f_webp/uploads/logo.png')).status).not.toBe(503)
    }, patience)
    await its.expectClosed('/images/w_240,f_webp/uploads/lake.jpg')
    const json = { 'content-type': 'application/json' }
    for (const path of ['/api/contact-us', '/api/increment-visitor-count', '/api/useful', '/sealed-feedback'])
      expect((await its.site.post(path, '{}', json)).status).toBe(503)
    expect((await its.site.post('/contact', 'name=A')).status).toBe(503)
  })

  test('a head request is answered alike, and a copy is never confirmed', async () => {
    const { status, headers, body } = await its.site.head('/roads')
    expect([status, body.length]).toEqual([503, 0])
    expect(headers).not.toHaveProperty('etag')
  })

  test('within seconds of its opening everything is there, and nothing says that it is closed', async () => {
    await its.expectClosed('/roads')
    its.say(open)
    await vi.waitFor(async () => expect((await its.site.get('/roads')).status).toBe(200), patience)
    for (const target of ['/', '/mr/roads', '/api/roads', '/sitemap.xml']) {
      const { status, headers } = await its.site.get(target)
      expect(status).toBe(200)
      expect(headers).not.toHaveProperty('x-website')
      expect(headers['cache-control']).toContain('public')
    }
  })
})

describe('a website that is closed again', () => {
  beforeEach(() => its.start(closedAgain))

  test('says the sentence of the council, and keeps numbers and form', async () => {
    const { text, headers } = await its.expectClosed('/mr/roads')
    expect(text).toContain('वादळामुळे संकेतस्थळ बंद आहे')
    expect(text).toContain('closed because of the storm')
    expect(text).toContain('href="/mr/contact"')
    expect(text).toContain('href="/contact"')
    expect(headers['x-website']).toBe('closed')
    const form = await its.site.get('/mr/contact')
    // The plain render of these tests has no such page; closed-page.test.ts tests the real one.
    expect(its.site.renders).toContain('GET /mr/contact')
    expect([form.status, form.headers['cache-control']]).toEqual([404, 'private, no-store'])
    expect(form.headers['x-robots-tag']).toContain('noindex')
  })

  test('takes messages, with and without a script, and nothing else', async () => {
    const { request } = callExamples.contactUs.normal
    const sent = await its.site.post('/api/contact-us', JSON.stringify(request), {
      'content-type': 'application/json',
    })
    expect(sent.status).toBe(201)
    // What waited on a device is taken too; this is none, and is refused as such.
    const json = { 'content-type': 'application/json', 'idempotency-key': 'k-1' }
    expect((await its.site.post('/sealed-feedback', '{}', json)).status).toBe(400)
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    expect((await its.site.post('/contact', 'name=A', form)).status).toBe(200)
    expect((await its.site.post('/api/increment-visitor-count', '')).status).toBe(503)
    await its.expectClosed('/api/roads')
  })
})
