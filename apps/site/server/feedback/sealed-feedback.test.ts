import { callExamples } from '@nagardwar/contract/examples'
import { CompactEncrypt, importJWK } from 'jose'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { seal } from '../../app/feedback/seal.ts'
import { pointIn, sealedFeedbackPath, sealing } from '../../app/feedback/sealing.ts'
import { type FakeApi, startFakeApi } from '../testing/fake-api.ts'
import { startTestSite, type TestSite } from '../testing/test-site.ts'
import { createFeedbackKeys } from './keys/feedback-keys.ts'

const [older, newer] = ['an-older-key-of-the-council-000001', 'a-newer-key-of-the-council-0000002']
const feedback = { ...callExamples.contactUs.normal.request, website: '', seconds: 30 }
const secret = 'abcdefghijklmnopqrstuvwxyz'

/** What a page does in the browser that has this public key. */
async function sealedTo(publicKey: string | undefined, value: unknown = feedback): Promise<string> {
  vi.stubGlobal('document', { documentElement: { dataset: { feedbackKey: publicKey } } })
  try {
    return await seal(value as typeof feedback)
  } finally {
    vi.unstubAllGlobals()
  }
}

describe('the keys', () => {
  const keys = createFeedbackKeys([newer, older])

  test('open what a browser has sealed, the older one while it is renewed too, and nothing else', async () => {
    for (const each of [newer, older]) {
      const { publicKey } = createFeedbackKeys([each])
      expect(JSON.parse((await keys.open(await sealedTo(publicKey))) ?? '')).toEqual(feedback)
    }
    const other = createFeedbackKeys(['a-key-of-another-council-00000003']).publicKey
    expect(await keys.open(await sealedTo(other))).toBeUndefined()
  })

  test('seal with the newest, which is the same after every start', () => {
    expect(keys.publicKey).toBe(createFeedbackKeys([newer]).publicKey)
    expect(keys.publicKey).toMatch(/^[\w-]{43}\.[\w-]{43}$/)
    expect(keys.publicKey).not.toBe(createFeedbackKeys([older]).publicKey)
  })

  test('are none where the council has no secret, and then nothing is sealed', async () => {
    const none = createFeedbackKeys([])
    expect(none.publicKey).toBeUndefined()
    await expect(sealedTo(none.publicKey)).rejects.toThrow('no key')
    expect(await none.open(await sealedTo(keys.publicKey))).toBeUndefined()
  })

  test.each(['', 'a', 'a.b.c.d.e', '....', '{"sealed":1}', 'ey'.repeat(3000)])(
    'open nothing of %s',
    async (text) => {
      expect(await keys.open(text)).toBeUndefined()
    },
  )

  test('open nothing that was changed on the way, or sealed in another manner', async () => {
    const sealed = await sealedTo(keys.publicKey)
    const [head = '', key = '', nonce = '', text = '', tag = ''] = sealed.split('.')
    const changed = text.startsWith('A') ? `B${text.slice(1)}` : `A${text.slice(1)}`
    expect(await keys.open([head, key, nonce, changed, tag].join('.'))).toBeUndefined()
    const none = Buffer.from(JSON.stringify({ alg: 'dir', enc: 'A256GCM' })).toString('base64url')
    expect(await keys.open([none, key, nonce, text, tag].join('.'))).toBeUndefined()
  })
})

describe('a message that waited on a device', () => {
  let api: FakeApi
  let site: TestSite
  const start = async (env: Record<string, string>) =>
    startTestSite({ apiRoot: api.root, env: { FEEDBACK_KEY: newer, FEEDBACK_PER_MINUTE: '3', ...env } })
  beforeAll(async () => {
    api = await startFakeApi()
    site = await start({ TRUSTED_HOPS: '1' })
  })
  afterEach(async () => {
    api.asked.length = 0
    api.answers.clear()
    await api.become('well')
  })
  afterAll(async () => {
    await site.stop()
    await api.stop()
  })

  let clients = 0
  /** As another client each time, for the limits of one are for one test. */
  const handOver = async (body: string, headers: Record<string, string> = {}) =>
    site.post(sealedFeedbackPath, body, {
      'content-type': 'application/json',
      'idempotency-key': 'k-1',
      'x-forwarded-for': `203.0.113.${++clients}`,
      ...headers,
    })
  /** The note to the desk follows when the answer has gone, and may come late. */
  const messages = () => api.asked.filter(({ path }) => path === '/api/contact-us')
  const { publicKey } = createFeedbackKeys([newer])
  const sealed = async (value?: unknown) => JSON.stringify({ sealed: await sealedTo(publicKey, value) })

  test('goes on as its writer wrote it, under its key, and the desk is told', async () => {
    api.answers.set('/contact-us', () => Response.json({ contactId: 'F-1', secret }, { status: 201 }))
    const { status, text, headers } = await handOver(await sealed(), { 'x-forwarded-for': '203.0.113.200' })
    expect([status, JSON.parse(text)]).toEqual([201, { message: expect.any(String), contactId: 'F-1' }])
    expect(headers['cache-control']).toBe('no-store')
    const note = () =>
      api.asked.find(({ path, body }) => path === '/api/notification' && body.includes(feedback.name))
    await expect.poll(note).toBeDefined()
    const [message] = messages()
    expect(JSON.parse(message?.body ?? '')).toEqual(feedback)
    expect(message?.headers).toMatchObject({ 'idempotency-key': 'k-1', 'x-forwarded-for': '203.0.113.200' })
  })

  test('learns nothing of the private link: whoever holds the device may be another', async () => {
    api.answers.set('/contact-us', () => Response.json({ contactId: 'F-1', secret }, { status: 201 }))
    expect((await handOver(await sealed())).text).not.toContain(secret)
  })

  test('that the API refuses comes back with the names of the fields, and without their texts', async () => {
    const { status, text } = await handOver(await sealed({ ...feedback, email: '' }))
    expect([status, JSON.parse(text).errors]).toEqual([400, { email: 'emailRequired' }])
    expect(text).not.toContain(feedback.name)
    expect(messages()).toHaveLength(1)
  })

  test('waits on while the API is away', async () => {
    await api.become('dead')
    expect((await handOver(await sealed())).status).toBe(503)
  })

  test('goes out also from a page that was made before the key was renewed', async () => {
    const renewed = await start({ FEEDBACK_KEY: `a-key-that-was-made-just-now-0004,${newer}` })
    const { status } = await renewed.post(sealedFeedbackPath, await sealed(), {
      'content-type': 'application/json',
      'idempotency-key': 'k-2',
    })
    await renewed.stop()
    expect(status).toBe(201)
  })

  test.each([
    [
      'for another key',
      async () => JSON.stringify({ sealed: await sealedTo(createFeedbackKeys([older]).publicKey) }),
    ],
    ['and is no message', () => sealed('a text')],
    [
      'and has more fields',
      async () => JSON.stringify({ sealed: await sealedTo(publicKey), name: 'Kavita' }),
    ],
    ['as no JSON', async () => 'sealed'],
    ['as nothing', async () => '{}'],
  ])('sealed %s is refused before it reaches the API', async (_, body) => {
    expect((await handOver(await body())).status).toBe(400)
    expect(messages()).toEqual([])
  })

  test('that is no message, but deep, is refused by the API like any other', async () => {
    const deep = `{"name":${'['.repeat(20_000)}${']'.repeat(20_000)}}`
    const key = await importJWK({ kty: 'EC', crv: 'P-256', ...pointIn(publicKey) }, sealing.alg)
    const sealer = new CompactEncrypt(new TextEncoder().encode(deep)).setProtectedHeader(sealing)
    expect((await handOver(JSON.stringify({ sealed: await sealer.encrypt(key) }))).status).toBe(400)
    expect(messages()[0]?.body).toBe(deep)
  })

  test('needs its key, and comes from no other site', async () => {
    const body = await sealed()
    expect((await handOver(body, { 'idempotency-key': 'k'.repeat(300) })).status).toBe(400)
    expect((await handOver(body, { origin: 'http://evil.example' })).status).toBe(403)
    expect((await handOver(JSON.stringify({ sealed: 'a'.repeat(70_000) }))).status).toBe(413)
    expect(messages()).toEqual([])
  })

  test('counts as a message of its client, and so does what opens nothing', async () => {
    const body = await sealed()
    const statuses = []
    for (const sent of [body, body, body, body, '{}', '{}', '{}', '{}', '{}', '{}'])
      statuses.push((await handOver(sent, { 'x-forwarded-for': '203.0.113.250' })).status)
    expect(statuses).toEqual([201, 201, 201, 429, 400, 400, 400, 400, 400, 429])
  })
})
