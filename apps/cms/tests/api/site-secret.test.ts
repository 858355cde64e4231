import { siteSecretHeader } from '@nagardwar/http/site-secret'
import { afterAll, describe, expect, test } from 'vitest'
import { councilWithApi, post } from './api.ts'

const [recent, old] = ['n'.repeat(32), 'o'.repeat(32)]
process.env.CMS_SECRET = `${recent},${old}`
afterAll(() => {
  delete process.env.CMS_SECRET
})

const council = councilWithApi()
const { ask } = council
const message = {
  name: 'Asha',
  mobile: '0251-555-0177',
  subject: 'Lamp',
  email: 'asha@sahyanagar.example',
  feedback: 'Dark',
}
const stored = async () => (await council.payload.count({ collection: 'feedback' })).totalDocs

describe('a desk with a secret of its site', () => {
  test.each([undefined, 'x'.repeat(32), `${recent},${old}`])('answers nobody else (%j)', async (given) => {
    const headers: Record<string, string> = given === undefined ? {} : { [siteSecretHeader]: given }
    for (const path of ['/roads', '/settings', '/opening', '/uploads/a.pdf', '/openapi.json', '/nowhere'])
      expect([path, (await ask(path, { headers })).status]).toEqual([path, 401])
    expect((await ask('/contact-us', post(message, headers))).status).toBe(401)
    expect(await stored()).toBe(0)
  })

  test.each([recent, old])('answers the site, while the secret is renewed too', async (given) => {
    const headers = { [siteSecretHeader]: given }
    expect((await ask('/roads?language_code=en', { headers })).status).toBe(200)
    expect((await ask('/contact-us', post(message, headers))).status).toBe(201)
  })
})
