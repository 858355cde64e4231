import { siteTokenHeader, siteTokens } from '@nagardwar/http/site-token'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { councilWithApi, post } from './api.ts'

const [recent, old] = ['n'.repeat(32), 'o'.repeat(32)]
afterEach(() => {
  vi.useRealTimers()
})

const council = councilWithApi({ CMS_SECRET: `${recent},${old}` })
const { ask } = council
const message = {
  name: 'Asha',
  mobile: '0251-555-0177',
  subject: 'Lamp',
  email: 'asha@sahyanagar.example',
  feedback: 'Dark',
}
const stored = async () => (await council.payload.count({ collection: 'feedback' })).totalDocs

async function expectRefused(headers: Record<string, string>) {
  for (const path of ['/roads', '/settings', '/opening', '/uploads/a.pdf', '/openapi.json', '/nowhere'])
    expect([path, (await ask(path, { headers })).status]).toEqual([path, 401])
  expect((await ask('/contact-us', post(message, headers))).status).toBe(401)
  expect(await stored()).toBe(0)
}

describe('a desk with a secret of its site', () => {
  test.each([undefined, recent, `${recent},${old}`])('answers nobody else (%j)', async (given) => {
    await expectRefused(given === undefined ? {} : { [siteTokenHeader]: given })
  })

  test('answers nobody who shows a token under another secret, or an old one', async () => {
    await expectRefused({ [siteTokenHeader]: await siteTokens('x'.repeat(32))() })
    vi.useFakeTimers({ now: Date.now() - 120_000, toFake: ['Date'] })
    const token = await siteTokens(recent)()
    vi.useRealTimers()
    await expectRefused({ [siteTokenHeader]: token })
  })

  test.each([recent, old])('answers the site, while the secret is renewed too', async (secret) => {
    const headers = { [siteTokenHeader]: await siteTokens(secret)() }
    expect((await ask('/roads?language_code=en', { headers })).status).toBe(200)
    expect((await ask('/contact-us', post(message, headers))).status).toBe(201)
  })
})
