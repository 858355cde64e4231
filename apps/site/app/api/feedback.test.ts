import { beforeEach, describe, expect, test, vi } from 'vitest'
import { notifyDesk, type Post, postInBrowser, sendFeedback } from './feedback.ts'

const logged = vi.spyOn(console, 'error')
beforeEach(() => {
  vi.unstubAllGlobals()
  logged.mockReset()
  logged.mockImplementation(() => undefined)
})

const feedback = {
  name: 'कविता',
  mobile: '०२५१',
  subject: 'Lamp',
  email: 'kavita@sahyanagar.example',
  feedback: 'Dark',
}
const answering =
  (body: BodyInit, init: ResponseInit): Post =>
  async () =>
    new Response(body, init)
const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  answering(JSON.stringify(body), { status, headers })

describe('a feedback', () => {
  test.each([
    [
      'stored',
      json(201, { message: 'x', contactId: 'F-7KQ2-M9XD' }),
      { state: 'sent', reference: 'F-7KQ2-M9XD' },
    ],
    ['stored under a number', json(200, { contactId: 17 }), { state: 'sent', reference: '17' }],
    ['stored by an older server', json(200, { id: 17 }), { state: 'sent', reference: '17' }],
    ['given an odd reference', json(201, { contactId: 'call 1' }), { state: 'sent', reference: '' }],
    [
      'refused for its fields',
      json(400, {
        message: 'x',
        errors: { email: 'emailInvalid', name: 'nameTooLong', role: 'odd', mobile: 'odd' },
      }),
      { state: 'refused', errors: { name: 'nameTooLong', email: 'emailInvalid' } },
    ],
    ['one too many', json(429, {}, { 'retry-after': '42' }), { state: 'busy', seconds: 42 }],
    ['one too many, for who knows how long', json(429, {}), { state: 'busy', seconds: 60 }],
  ])('that is %s', async (_what, post, answer) => {
    expect(await sendFeedback(post, feedback, 'key')).toEqual(answer)
    expect(logged).not.toHaveBeenCalled()
  })

  test.each([
    ['refused for no reason that the form knows', json(400, { message: 'x' })],
    ['answered by a broken server', json(500, { message: 'x' })],
  ])('that is %s is not taken as it is, and that is logged without a word of it', async (_what, post) => {
    expect(await sendFeedback(post, feedback, 'key')).toEqual({ state: 'failed', isNotTaken: true })
    expect(logged.mock.calls.flat().join()).toContain('Error sending feedback')
    expect(JSON.stringify(logged.mock.calls)).not.toMatch(/कविता|kavita|Dark/)
  })

  test.each([
    ['refused because its key was used', json(409, { message: 'x' })],
    ['taken without a word', answering('', { status: 200 })],
    ['taken with a page', answering('<h1>OK</h1>', { status: 200 })],
    ['answered by a server in maintenance', json(200, { error: 'maintenance' })],
    ['not answered at all', (() => Promise.reject(new TypeError('offline'))) as Post, { isUnanswered: true }],
  ])('that is %s has failed, and that is logged without a word of it', async (_what, post, more?: object) => {
    expect(await sendFeedback(post, feedback, 'key')).toEqual({ state: 'failed', ...more })
    expect(logged.mock.calls.flat().join()).toContain('Error sending feedback')
    expect(JSON.stringify(logged.mock.calls)).not.toMatch(/कविता|kavita|Dark/)
  })

  test('goes out of the browser under its key', async () => {
    const fetch = vi.fn(async (_path: string, _init: RequestInit) => Response.json({ contactId: '1' }))
    vi.stubGlobal('fetch', fetch)
    await sendFeedback(postInBrowser, feedback, 'the-key')
    const [path, init] = fetch.mock.calls[0] ?? []
    expect(path).toBe('/api/contact-us')
    expect(init?.headers).toMatchObject({ 'idempotency-key': 'the-key' })
    expect(JSON.parse(String(init?.body))).toEqual(feedback)
  })
})

test('a note to the desk that fails is only logged', async () => {
  await notifyDesk(json(500, {}), 'कविता')
  expect(logged.mock.calls.flat().join()).toContain('notification of a feedback')
})
