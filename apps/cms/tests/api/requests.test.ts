import { listNames, listPaths } from '@nagardwar/contract'
import { describe, expect, test, vi } from 'vitest'
import { councilWithApi } from './api.ts'

const council = councilWithApi()
const { ask } = council

const message = async (response: Response) => {
  const body = (await response.json()) as Record<string, unknown>
  expect(typeof body.message).toBe('string')
  expect(response.headers.get('cache-control')).toBe('no-store')
  return body.message
}

describe('the language of a list', () => {
  test.each(listNames)('%s answers in English, Marathi and both, and refuses any other', async (name) => {
    const { path } = listPaths[name]
    for (const query of ['', '?lang=en', '?language_code=mr', '?language=en', '?lang=en&language=en'])
      expect((await ask(path + query)).status, query).toBe(200)
    for (const query of [
      '?lang=hi',
      '?lang=',
      '?language=EN',
      '?lang=en&language_code=mr',
      '?lang=en&lang=mr',
    ]) {
      const response = await ask(path + query)
      expect(response.status, query).toBe(400)
      await message(response)
    }
  })

  test('an error speaks Marathi to whoever reads Marathi', async () => {
    const response = await ask('/nowhere', { headers: { 'accept-language': 'mr-IN,mr;q=0.9,en;q=0.5' } })
    expect(await message(response)).toMatch(/\p{Script=Devanagari}/u)
  })
})

describe('requests that lead nowhere', () => {
  test.each([
    '/nowhere',
    '/roads/1',
    '/Roads',
    '/__proto__',
    '/constructor',
    '/',
    '/users',
    '/feedback',
    '/media',
  ])('%s is not found', async (path) => {
    const response = await ask(path)
    expect(response.status).toBe(404)
    await message(response)
  })

  test.each([
    ['POST', '/roads', 'GET, HEAD, OPTIONS'],
    ['DELETE', '/visitor-count', 'GET, HEAD, OPTIONS'],
    ['PUT', '/uploads/a.pdf', 'GET, HEAD, OPTIONS'],
    ['GET', '/contact-us', 'POST, OPTIONS'],
    ['GET', '/increment-visitor-count', 'POST, OPTIONS'],
    ['PATCH', '/notification', 'POST, OPTIONS'],
  ])('%s %s is refused, and says what is allowed', async (method, path, allow) => {
    const response = await ask(path, { method })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe(allow)
    await message(response)
    expect((await ask(path, { method: 'OPTIONS' })).headers.get('allow')).toBe(allow)
  })

  test('a failure tells nothing of the inside, nor does its log of what was asked', async () => {
    // A changed list is made again; a cached answer needs no records.
    const { id } = await council.payload.create({
      collection: 'ponds',
      draft: true,
      data: { name: { en: 'Town pond' } },
    })
    await council.payload.delete({ collection: 'ponds', id })
    const find = vi.spyOn(council.payload.db, 'find').mockImplementation(() => {
      throw new Error('SELECT secret FROM /var/lib/council.db')
    })
    const error = vi.spyOn(council.payload.logger, 'error').mockImplementation(() => undefined)
    const response = await ask('/ponds-talao?lang=mr')
    find.mockRestore()
    expect(response.status).toBe(500)
    expect(response.headers.get('retry-after')).toBeTruthy()
    expect(await message(response)).not.toMatch(/SELECT|council\.db/)
    expect(error).toHaveBeenCalledOnce()
    expect(JSON.stringify(error.mock.calls)).not.toMatch(/SELECT secret/)
    error.mockRestore()
  })
})

describe('caching', () => {
  test('a list carries a mark, and is not sent again to whoever has it', async () => {
    const first = await ask('/roads?lang=en')
    const etag = first.headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[\w-]+"$/)
    expect(first.headers.get('cache-control')).toMatch(
      /^public, max-age=\d+, stale-while-revalidate=\d+, stale-if-error=\d+$/,
    )
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await ask('/roads?lang=en', { headers: { 'if-none-match': known } })
      expect([again.status, await again.text()]).toEqual([304, ''])
    }
    expect((await ask('/roads?lang=en', { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
  })

  test('HEAD answers as GET does, without the body', async () => {
    const [get, head] = [await ask('/roads?lang=en'), await ask('/roads?lang=en', { method: 'HEAD' })]
    expect([head.status, await head.text()]).toEqual([200, ''])
    expect(head.headers.get('etag')).toBe(get.headers.get('etag'))
  })
})

describe('the contract to read', () => {
  test('openapi.json is an OpenAPI 3.1 document', async () => {
    const response = await ask('/openapi.json')
    expect(response.headers.get('content-type')).toMatch(/^application\/json/)
    expect(((await response.json()) as { openapi: string }).openapi).toMatch(/^3\.1/)
  })

  test('/docs shows every list to a person, and loads nothing', async () => {
    const response = await ask('/docs')
    const page = await response.text()
    expect(response.headers.get('content-type')).toMatch(/^text\/html/)
    expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none'/)
    // Looked for in the text: what loads something is missing in every form, also in the style.
    for (const name of listNames) expect(page).toContain(`<code>GET ${listPaths[name].path}</code>`)
    expect(page).not.toMatch(/<script|<link|<img|src=|@import|url\(/)
  })
})
