import { describe, expect, test } from 'vitest'
import { documentOf } from '../../app/testing/document-of.ts'
import { siteForEachTest } from '../testing/site-for-each-test.ts'
import { startTestSite } from '../testing/test-site.ts'
import { createReceipts } from './receipts.ts'

const its = siteForEachTest()

describe('the search page', () => {
  test('is made for each reader, with a question of bounded length', async () => {
    const answer = await its.site.get(`/search?q=${'a'.repeat(500)}&x=1`)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(its.site.renders).toEqual([`GET /search?q=${'a'.repeat(120)}`])
  })

  test('is limited for each client', async () => {
    await its.site.stop()
    its.site = await startTestSite({ apiRoot: its.api.root, env: { SEARCHES_PER_MINUTE: '2' } })
    const statuses = [
      await its.site.get('/search?q=a'),
      await its.site.get('/search?q=b'),
      await its.site.get('/search?q=c'),
    ]
    expect(statuses.map(({ status }) => status)).toEqual([200, 200, 429])
    expect(Number(statuses[2]?.headers['retry-after'])).toBeGreaterThan(0)
    const page = await its.site.get('/mr/search?q=c', { accept: 'text/html,*/*' })
    expect([page.status, page.headers['content-type']]).toEqual([429, 'text/html; charset=utf-8'])
    const { documentElement } = documentOf(page.text)
    expect(documentElement.lang).toBe('mr')
    expect(documentElement.querySelector('h1')?.textContent).toContain('एकाच वेळी खूप विनंत्या')
  })
})

describe('a form without any script', () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' }

  test('reaches the page’s action', async () => {
    const { status, text, headers } = await its.site.post('/mr/contact', 'name=A', {
      ...form,
      origin: 'http://council.example',
    })
    expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
    expect(text).toContain('name=A')
    expect(headers['content-security-policy']).toContain("script-src 'self' 'sha256-")
  })

  test.each([
    ['another site', { origin: 'http://evil.example' }],
    ['nowhere', { origin: 'null' }],
    ['another site by its own word', { 'sec-fetch-site': 'cross-site' }],
  ])('is refused from %s', async (_from, headers) => {
    expect((await its.site.post('/contact', 'name=A', { ...form, ...headers })).status).toBe(403)
    expect(its.site.renders).toEqual([])
  })

  test('is answered at its own address only', async () => {
    const { sign } = createReceipts(its.site.site.config.data)
    const sent = await its.site.get(`/contact?sent=${sign('F-7KQ2-M9XD')}&x=1`)
    expect(sent.headers['cache-control']).toBe('no-store')
    const withMarkOfAnother = sign('F-7KQ2-M9XD').replace('F-7KQ2-M9XD', 'F-0000-0000')
    for (const madeUp of ['<b>', 'F-7KQ2-M9XD', `${sign('F-7KQ2-M9XD')}x`, '.', withMarkOfAnother])
      await its.site.get(`/contact?sent=${madeUp}`)
    await its.site.get('/roads?sent=F-7KQ2-M9XD')
    expect(its.site.renders).toEqual(['GET /contact?sent=F-7KQ2-M9XD', 'GET /contact', 'GET /roads'])
  })

  test('has a count of its own: searches of a neighbour do not stop it', async () => {
    await its.site.stop()
    its.site = await startTestSite({ apiRoot: its.api.root, env: { SEARCHES_PER_MINUTE: '1' } })
    for (const word of ['a', 'b', 'c']) await its.site.get(`/search?q=${word}`)
    expect((await its.site.post('/contact', 'name=A', form)).status).toBe(200)
    expect(
      (await its.site.get(`/contact?sent=${createReceipts(its.site.site.config.data).sign('F-1')}`)).status,
    ).not.toBe(429)
  })

  test('that comes too often is given back as a page, with its text', async () => {
    const body = new URLSearchParams({ name: 'अ', feedback: 'पहिली ओळ\r\n<दुसरी>' }).toString()
    for (let round = 0; round < 30; round++) await its.site.post('/mr/contact', body, form)
    const { status, headers, text } = await its.site.post('/mr/contact', body, form)
    expect([status, headers['content-type']]).toEqual([429, 'text/html; charset=utf-8'])
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    const { documentElement } = documentOf(text)
    expect(documentElement.lang).toBe('mr')
    expect(documentElement.textContent).toContain('<दुसरी>')
    expect(documentElement.querySelector('form')?.getAttribute('action')).toBe('/mr/contact')
  })

  test('is refused when it is too large', async () => {
    expect((await its.site.post('/contact', 'a'.repeat(70_000), form)).status).toBe(413)
    const page = await its.site.post('/mr/contact', 'a'.repeat(70_000), { ...form, accept: 'text/html' })
    expect(page.status).toBe(413)
    const { documentElement } = documentOf(page.text)
    expect(documentElement.lang).toBe('mr')
    expect(documentElement.querySelector('h1')?.textContent).toContain('मागे गेल्यास त्याचा मजकूर')
  })
})
