import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exampleRows } from '@nagardwar/contract/examples'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type FakeApi, startFakeApi } from '../testing/fake-api.ts'
import { startTestSite, type TestSite } from '../testing/test-site.ts'

let api: FakeApi
let site: TestSite

beforeEach(async () => {
  api = await startFakeApi()
  site = await startTestSite({ apiRoot: api.root })
})
afterEach(async () => {
  await site.stop()
  await api.stop()
})

describe('files that no list names', () => {
  beforeEach(() => {
    for (let number = 0; number < 300; number++)
      api.answers.set(`/uploads/none-${number}.jpg`, () => new Response(null, { status: 404 }))
  })

  test('are asked for once, and then known to be missing', async () => {
    for (let round = 0; round < 5; round++)
      expect((await site.get('/api/uploads/none-1.jpg')).status).toBe(404)
    expect(api.asked.filter(({ path }) => path.includes('none-1.jpg'))).toHaveLength(1)
  })

  test('have a budget for each client, which the files of lists are free of', async () => {
    const statuses = new Map<number, number>()
    for (let number = 0; number < 200; number++) {
      const { status } = await site.get(`/images/w_96,f_webp/uploads/none-${number}.jpg`)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
    expect(Object.fromEntries(statuses)).toEqual({ 404: 120, 429: 80 })
    const named = exampleRows('tenders', 'en').find((row) => row.pdf)?.pdf ?? ''
    await site.get('/api/tenders?lang=en')
    await vi.waitFor(async () => expect((await site.get(`/api${named}`)).status).toBe(200))
  })
})

describe('documents and pictures', () => {
  test('are handed on, and a document is asked for again after an hour', async () => {
    const { status, headers, body } = await site.get('/api/uploads/plan.pdf')
    expect([status, headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(headers['cache-control']).toBe('public, max-age=3600, must-revalidate')
    expect(body.subarray(0, 5).toString()).toBe('%PDF-')
  })

  test('are handed on in parts, with their validators', async () => {
    api.answers.set(
      '/uploads/part.pdf',
      () =>
        new Response('%PDF', {
          status: 206,
          headers: { 'content-type': 'application/pdf', 'content-range': 'bytes 0-3/900', etag: '"v1"' },
        }),
    )
    const { status, headers, text } = await site.get('/api/uploads/part.pdf', {
      range: 'bytes=0-3',
      'if-range': '"v1"',
    })
    expect([status, headers['content-range'], headers.etag, text]).toEqual([
      206,
      'bytes 0-3/900',
      '"v1"',
      '%PDF',
    ])
    expect(api.asked.at(-1)?.headers).toMatchObject({ range: 'bytes=0-3', 'if-range': '"v1"' })
  })

  test.each([
    '/api/uploads/..%2f..%2fsecret.pdf',
    '/api/uploads/%2e%2e/secret.pdf',
    '/api/uploads/a%5cb.pdf',
    '/api/uploads/.env.png',
    '/api/uploads/page.html',
    '/api/uploads/drawing.svg',
    '/api/uploads/',
    '/api/uploads/a%00.png',
    '/api/@evil.example/a.png/..',
    '/api/http://evil.example/a.png',
    '/api/uploads/http:%2f%2fevil.example%2fa.png',
  ])('no way leads out of the folder: %s', async (target) => {
    expect([400, 404]).toContain((await site.get(target)).status)
    expect(api.asked).toEqual([])
  })

  test('that are something else than their name says are refused', async () => {
    api.answers.set(
      '/uploads/photo.jpg',
      () => new Response('<script>', { headers: { 'content-type': 'text/html' } }),
    )
    expect((await site.get('/api/uploads/photo.jpg')).status).toBe(503)
  })

  test('say under which name they are kept, and run and are framed nowhere else', async () => {
    const photo = new Uint8Array([0xff, 0xd8, 0xff])
    const asJpeg = { headers: { 'content-type': 'image/jpeg' } }
    api.answers.set("/uploads/o'neil(1)-%E0%A4%A4.jpg", () => new Response(photo, asJpeg))
    const { headers } = await site.get("/api/uploads/o'neil(1)-%E0%A4%A4.jpg")
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': "inline; filename*=UTF-8''o%27neil%281%29-%E0%A4%A4.jpg",
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/default-src 'none'.*frame-ancestors 'self'.*sandbox/),
    })
  })

  test('a redirect of the API is not followed', async () => {
    const inner = createServer((_request, response) => response.end('secret'))
    await new Promise<void>((resolve) => inner.listen(0, resolve))
    const { port } = inner.address() as AddressInfo
    api.answers.set(
      '/uploads/photo.jpg',
      () => new Response(null, { status: 302, headers: { location: `http://127.0.0.1:${port}/` } }),
    )
    for (const target of ['/api/uploads/photo.jpg', '/images/w_320,f_webp/uploads/photo.jpg'])
      expect(await site.get(target)).toMatchObject({
        status: 503,
        text: expect.not.stringContaining('secret'),
      })
    inner.close()
  })

  test('that do not exist are not found; those that cannot be had are not lost', async () => {
    expect((await site.get('/api/uploads/missing-1.pdf')).status).toBe(404)
    await api.become('dead')
    const { status, headers } = await site.get('/api/uploads/plan.pdf')
    expect([status, headers['cache-control']]).toEqual([503, 'no-store'])
  })
})

test('a photograph of a report, which staff may hide again, is kept for an hour; a picture of the council for ever', async () => {
  const picture = () => new Response('jpeg', { headers: { 'content-type': 'image/jpeg' } })
  for (const name of ['report-7-photograph-4-a1b2c3.jpg', 'report-on-roads.jpg'])
    api.answers.set(`/uploads/${name}`, picture)
  const lifeOf = async (name: string) => (await site.get(`/api/uploads/${name}`)).headers['cache-control']
  expect(await lifeOf('report-7-photograph-4-a1b2c3.jpg')).toBe('public, max-age=3600, must-revalidate')
  expect(await lifeOf('report-on-roads.jpg')).toContain('immutable')
})

describe('pictures in other sizes', () => {
  test.each(['webp', 'avif', 'jpeg'] as const)(
    'come as %s, in the width that was asked for',
    async (format) => {
      const { status, headers, body } = await site.get(`/images/w_320,f_${format}/uploads/lake.jpg`)
      expect([status, headers['content-type']]).toEqual([200, `image/${format}`])
      expect(headers['cache-control']).toContain('immutable')
      expect((await sharp(body).metadata()).width).toBe(320)
    },
  )

  test('are never larger than the original', async () => {
    const { body } = await site.get('/images/w_1920,f_webp/uploads/lake.jpg')
    expect((await sharp(body).metadata()).width).toBe(960)
  })

  test('are made once, and are there when the API is not, also after a restart', async () => {
    const target = '/images/w_240,f_webp/uploads/lake.jpg'
    const many = await Promise.all(Array.from({ length: 8 }, () => site.get(target)))
    expect(many.every(({ status }) => status === 200)).toBe(true)
    expect(api.asked.filter(({ path }) => path.endsWith('lake.jpg'))).toHaveLength(1)
    await api.become('dead')
    const again = await startTestSite({ apiRoot: api.root, data: site.site.config.data })
    expect((await again.get(target)).status).toBe(200)
    await again.stop()
  })

  test.each([
    '/images/w_321,f_webp/uploads/lake.jpg',
    '/images/w_320,f_gif/uploads/lake.jpg',
    '/images/w_320/uploads/lake.jpg',
    '/images/w_320,f_webp/uploads/plan.pdf',
    '/images/w_320,f_webp/uploads/..%2flake.jpg',
    '/images/w_320,f_webp/http://evil.example/a.jpg',
    '/images/w_320,f_webp,r_90/uploads/lake.jpg',
    '/images/',
  ])('are refused in forms that nobody offers: %s', async (target) => {
    expect((await site.get(target)).status).toBe(400)
    expect(api.asked).toEqual([])
  })

  test('are not found without an original, and not lost when it cannot be had', async () => {
    expect((await site.get('/images/w_320,f_webp/uploads/missing-1.jpg')).status).toBe(404)
    await api.become('500')
    const { status, headers } = await site.get('/images/w_320,f_webp/uploads/lake.jpg')
    expect([status, headers['cache-control']]).toEqual([503, 'no-store'])
  })

  test('a small file that unfolds into gigabytes is refused', async () => {
    const bomb = await sharp({ create: { width: 8200, height: 8200, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    api.answers.set(
      '/uploads/bomb.png',
      () => new Response(new Uint8Array(bomb), { headers: { 'content-type': 'image/png' } }),
    )
    expect((await site.get('/images/w_96,f_webp/uploads/bomb.png')).status).toBe(404)
  })

  test('a drawing with scripts under the name of a picture is not made into one', async () => {
    api.answers.set(
      '/uploads/drawing.png',
      () => new Response('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    )
    expect((await site.get('/images/w_96,f_webp/uploads/drawing.png')).status).toBe(404)
  })
})

describe('what rows say of their files', () => {
  test('pictures have bytes, width and height', async () => {
    // The first answer waits only briefly for them; a later answer has them.
    await vi.waitFor(async () => {
      const { text } = await site.get('/api/pond-images')
      const [row]: { image_path: string; files: unknown }[] = JSON.parse(text)
      expect(row?.files).toEqual({
        [row?.image_path ?? '']: { bytes: expect.any(Number), width: 960, height: 640 },
      })
    }, 10_000)
  })

  test('a file that is slow to answer keeps no reader waiting', async () => {
    api.answers.set('/pond-images', () => Response.json([{ id: 1, image_path: '/uploads/slow.jpg' }]))
    api.answers.set('/uploads/slow.jpg', () => new Promise(() => undefined))
    const asked = performance.now()
    const { text } = await site.get('/api/pond-images')
    expect(performance.now() - asked).toBeLessThan(600)
    expect(JSON.parse(text)).toHaveLength(1)
  })
})
