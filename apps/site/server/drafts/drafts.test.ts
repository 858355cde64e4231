import { callExamples } from '@nagardwar/contract/examples'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type FakeApi, startFakeApi } from '../testing/fake-api.ts'
import { startTestSite, type TestSite } from '../testing/test-site.ts'

const token = 'draft-record-roads-7.1795593600.the-signature-of-the-desk'
const cookie = `preview=${token}`
const day = 24 * 3600 * 1000

let api: FakeApi
let site: TestSite
let stopAsking = () => {}
let isSigned = true

const lastAsked = () => api.asked.at(-1)

/** The desk as it answers: a draft for who brings the token, what is public for everybody else. */
function answerDrafts(): void {
  api.answers.set('/opening', () => Response.json(callExamples.opening.normal))
  api.answers.set('/signed-link', () => {
    const asked = JSON.parse(lastAsked()?.body ?? '{}') as { token?: string; purpose?: string }
    const isTrue = isSigned && asked.token === token && asked.purpose === 'draft-record-roads-7'
    if (!isTrue) return Response.json({ message: 'None' }, { status: 404 })
    return Response.json({ until: new Date(Date.now() + day).toISOString() })
  })
  api.answers.set('/roads', () => {
    const isHolder = lastAsked()?.headers.authorization === `Preview ${token}`
    const road = { id: 1, description: isHolder ? 'Draft road' : 'Public road', length: '1 km', lang: 'en' }
    return Response.json([{ ...road, status: 1 }])
  })
}

beforeAll(async () => {
  api = await startFakeApi()
})
afterAll(() => api.stop())
beforeEach(async () => {
  isSigned = true
  api.answers.clear()
  answerDrafts()
  site = await startTestSite({ apiRoot: api.root })
  stopAsking = site.site.opening.start()
  await site.site.opening.settled()
})
afterEach(async () => {
  stopAsking()
  await site.stop({ forget: true })
})

test('the address of a link leads to the page, and takes the token out of it', async () => {
  const { status, headers } = await site.get(`/preview/${token}?to=%2Fmr%2Froads`)
  expect([status, headers.location, headers['cache-control']]).toEqual([303, '/mr/roads', 'no-store'])
  expect(String(headers['set-cookie'])).toMatch(/^preview=draft-record-roads-7\..*HttpOnly; SameSite=Lax$/)
})

test.each(['/roads', '/mr/roads', '/api/roads?lang=en'])(
  'who holds the link sees the draft at %s, and nobody keeps it',
  async (target) => {
    const { status, headers, text } = await site.get(target, { cookie })
    expect(status).toBe(200)
    expect(text).toContain('Draft road')
    expect(headers['cache-control']).toBe('private, no-store')
    expect(headers['x-robots-tag']).toContain('noindex')
    expect(headers).not.toHaveProperty('etag')
    expect(headers).not.toHaveProperty('access-control-allow-origin')
  },
)

test('everybody else gets the same page before, beside and after it, byte for byte', async () => {
  const before = await site.get('/roads')
  expect(before.text).toContain('Public road')
  await site.get('/roads', { cookie })
  const list = await site.get('/api/roads?lang=en')
  await site.get('/api/roads?lang=en', { cookie })
  const after = await site.get('/roads')
  expect(after.body.equals(before.body)).toBe(true)
  expect(after.headers.etag).toBe(before.headers.etag)
  expect((await site.get('/api/roads?lang=en')).body.equals(list.body)).toBe(true)
})

test.each([
  ['of another draft', token.replace('-7.', '-8.')],
  ['without a signature', 'draft-record-roads-7.1795593600.x'],
  ['that nobody has made', 'draft-everything.1795593600.the-signature-of-the-desk'],
])('a token %s shows what is public', async (_which, made) => {
  const { text } = await site.get('/roads', { cookie: `preview=${made}` })
  expect(text).toContain('Public road')
  expect((await site.get(`/preview/${made}`)).status).toBe(403)
})

test('a link that has ended shows what is public', async () => {
  isSigned = false
  expect((await site.get('/roads', { cookie })).text).toContain('Public road')
  expect((await site.get(`/preview/${token}`)).status).toBe(403)
})

test('the browser gives the link up when asked', async () => {
  const { status, headers } = await site.get('/preview/end')
  expect([status, headers.location]).toEqual([303, '/'])
  expect(String(headers['set-cookie'])).toContain('Max-Age=0')
})

/** The desk gives the file of the draft to who brings the token. */
function answerFiles(bytes: Uint8Array<ArrayBuffer>): void {
  for (const name of ['planned.jpg', 'planned.pdf'])
    api.answers.set(`/uploads/${name}`, () => {
      const isHolder = lastAsked()?.headers.authorization === `Preview ${token}`
      const type = name.endsWith('pdf') ? 'application/pdf' : 'image/jpeg'
      return isHolder
        ? new Response(bytes, { headers: { 'content-type': type } })
        : Response.json({ message: 'None' }, { status: 404 })
    })
}

test.each([
  '/api/uploads/planned.pdf',
  '/api/uploads/planned.jpg',
  '/images/w_96,f_webp/uploads/planned.jpg',
])(
  'the file of a draft is for who holds the link, and opens to nobody by being looked at: %s',
  async (target) => {
    const drawn = sharp({ create: { width: 200, height: 100, channels: 3, background: '#357' } })
    answerFiles(new Uint8Array(await drawn.jpeg().toBuffer()))
    expect((await site.get(target)).status).toBe(404)
    const { status, headers } = await site.get(target, { cookie })
    expect([status, headers['cache-control']]).toEqual([200, 'private, no-store'])
    expect((await site.get(target)).status).toBe(404)
  },
)
