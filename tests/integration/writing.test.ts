import { describe, expect, test } from 'vitest'
import { api, ask, cmsUrl } from '../support/council.ts'

const feedback = {
  name: 'कविता साळुंखे',
  mobile: '०२५१-५५५-०१४०',
  subject: 'Street lamp in ward 14',
  email: 'kavita@sahyanagar.example',
  feedback: 'The lamp before house 12 has been dark since Monday.',
}
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  ask(api(path), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

describe('feedback', () => {
  test('is stored and answered with its number, and with the secret of its private page', async () => {
    const response = await post('/contact-us', feedback)
    expect(response.status).toBe(201)
    expect(await response.json()).toEqual({
      message: expect.any(String),
      contactId: expect.stringMatching(/^F-/),
      secret: expect.stringMatching(/^[a-z0-9]{26}$/),
    })
  })

  test('says for each field what is wrong with it', async () => {
    const response = await post('/contact-us', {
      name: ' ',
      mobile: '',
      subject: '',
      email: 'kavita@example',
      feedback: '',
    })
    expect(response.status).toBe(400)
    expect((await response.json()).errors).toEqual({
      name: 'nameRequired',
      mobile: 'mobileRequired',
      subject: 'subjectRequired',
      email: 'emailInvalid',
      feedback: 'feedbackRequired',
    })
  })

  test('sent twice with one key is stored once', async () => {
    const key = { 'idempotency-key': `test-${Date.now()}` }
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map(async () => (await post('/contact-us', feedback, key)).json()),
    )
    expect(new Set(answers.map((answer) => answer.contactId)).size).toBe(1)
  })

  test.each([
    ['what is not JSON', 'not json', 'application/json', 400],
    ['another type', '<xml/>', 'text/xml', 415],
    [
      'too large a body',
      JSON.stringify({ ...feedback, feedback: 'x'.repeat(70_000) }),
      'application/json',
      413,
    ],
  ])('refuses %s', async (_what, body, type, status) => {
    const response = await ask(api('/contact-us'), {
      method: 'POST',
      headers: { 'content-type': type },
      body,
    })
    expect(response.status).toBe(status)
    expect(await response.json()).toEqual({ message: expect.any(String) })
  })

  test('can be read by nobody outside', async () => {
    for (const path of [
      '/api/contact-us',
      '/cms-api/feedback',
      '/cms-api/feedback/1',
      '/cms-api/notifications',
    ]) {
      const { status } = await ask(cmsUrl + path)
      expect({ path, refused: [401, 403, 404, 405].includes(status) }).toEqual({ path, refused: true })
    }
  })
})

describe('the visitor counter', () => {
  const count = async () => ((await (await ask(api('/visitor-count'))).json()) as { count: number }).count

  test('is exact when many visitors come at once', async () => {
    const before = await count()
    const statuses = await Promise.all(
      Array.from(
        { length: 60 },
        async () => (await ask(api('/increment-visitor-count'), { method: 'POST' })).status,
      ),
    )
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(await count()).toBe(before + 60)
  })
})

test('a notification of a feedback is answered with the row that was stored', async () => {
  await post('/contact-us', { ...feedback, name: 'कविता' })
  const row = {
    heading: 'Feedback Submitted',
    description: 'A new feedback was submitted by कविता',
    role: 'Admin',
    readed: 0,
  }
  const response = await post('/notification', row)
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject(row)
})
