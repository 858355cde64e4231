import { noticeVersion } from '@nagardwar/contract/browser'
import { RouterContextProvider } from 'react-router'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { texts } from '../../../../../tests/support/entrances.ts'
import { leastProcessorTime } from '../../../../../tests/support/processor-time.ts'
import { type Api, apiContext } from '../../api/source.ts'
import { renderPage } from '../../testing/render-page.tsx'
import * as page from './route.tsx'

const logged = vi.spyOn(console, 'error')
beforeEach(() => {
  logged.mockReset()
  logged.mockImplementation(() => undefined)
})

const made = '2026-11-21T05:00:00.000Z'
const answers = {
  name: 'कविता साळुंखे',
  mobile: '०२५१-५५५-०१४०',
  subject: 'Street lamp in ward 14',
  email: 'kavita@sahyanagar.example',
  feedback: 'पथदिवा सोमवारपासून बंद आहे.',
  website: '',
  made,
}
type Sent = { path: string; body: unknown; key: string | undefined }

const stored = () => Response.json({ message: 'Thank you', contactId: 'F-7KQ2-M9XD' }, { status: 201 })

/** Posts the form as a browser without JavaScript does. `reply` is the API's, in the order of the calls. */
async function post(
  fields: Record<string, string>,
  reply: (path: string) => Response = stored,
  path = '/contact',
  settings: object = {},
) {
  const calls: Sent[] = []
  const context = new RouterContextProvider()
  const send: Api['send'] = async (path, body, key) => {
    calls.push({ path, body, key })
    return path === '/notification' ? Response.json({}) : reply(path)
  }
  const list = async () => ({ ok: true, value: [{ ...settings, id: 1, language_code: 'en' }] })
  context.set(apiContext, { send, list } as unknown as Api)
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  const request = new Request(`http://localhost${path}`, { method: 'POST', body })
  const result = await page.action({
    request,
    context,
    params: {},
    url: new URL(request.url),
    pattern: '',
  } as never)
  return { calls, result }
}

/** The page that the browser gets back, and its status. */
async function pageAfter(fields: Record<string, string>, reply?: (path: string) => Response) {
  const { calls, result } = await post(fields, reply)
  if (result instanceof Response) throw new Error('The browser was sent on')
  const view = renderPage(
    page,
    {},
    {
      path: '/contact',
      actionData: result.data,
      start: { settings: { helpline: '1800-555-010' } },
    },
  )
  return { calls, status: result.init?.status, ...view }
}

describe('the form without JavaScript', () => {
  test.each(['none', '12', '0251-555-0140, 141'])(
    'the mobile number “%s” is taken as it is, without a question (spec.md, section 5)',
    async (mobile) => {
      const { calls } = await post({ ...answers, mobile })
      expect(calls[0]).toMatchObject({ path: '/contact-us', body: { mobile } })
    },
  )

  test('is stored, announced to the desk, and the browser is sent on to the confirmation', async () => {
    const { calls, result } = await post(answers)
    const { made: _, ...feedback } = answers
    expect(calls[0]).toMatchObject({ path: '/contact-us', body: feedback })
    const { seconds } = (calls[0]?.body ?? {}) as { seconds?: number }
    expect(seconds).toBeGreaterThan(3)
    expect(calls[1]).toMatchObject({
      path: '/notification',
      body: {
        heading: 'Feedback Submitted',
        description: 'A new feedback was submitted by कविता साळुंखे',
        role: 'Admin',
        readed: 0,
      },
    })
    expect(result).toBeInstanceOf(Response)
    const { status, headers } = result as Response
    expect([status, headers.get('location')]).toEqual([303, '/contact?sent=F-7KQ2-M9XD#feedback'])
  })

  test('goes without a mobile number or an email where one is enough, and asks nothing about a missing number', async () => {
    const noMobile = { ...answers, mobile: '' }
    expect((await post(noMobile)).calls).toEqual([])
    const either = { feedback_contact: 'either' }
    expect((await post(noMobile, stored, '/contact', either)).calls[0]).toMatchObject({
      body: { mobile: '' },
    })
    expect((await post({ ...noMobile, email: '' }, stored, '/contact', either)).calls).toEqual([])
  })

  test('is sent with the version of the notice that the page shows, and with no other', async () => {
    const noticeAfter = async (notice: string) => {
      const { calls } = await post({ ...answers, notice })
      return (calls[0]?.body as { notice?: string } | undefined)?.notice
    }
    expect(await noticeAfter(noticeVersion)).toBe(noticeVersion)
    expect(await noticeAfter('2020-01-01')).toBeUndefined()
  })

  test('is thanked for with its private link, where the server gives one', async () => {
    const secret = 'abcdefghijklmnopqrstuvwx23'
    const { result } = await post(answers, () =>
      Response.json({ contactId: 'F-7KQ2-M9XD', secret }, { status: 201 }),
    )
    const location = (result as Response).headers.get('location')
    expect(location).toBe(`/contact?sent=F-7KQ2-M9XD.${secret}#feedback`)
  })

  test('is thanked for in Marathi on the Marathi page', async () => {
    const { result } = await post(answers, stored, '/mr/contact')
    expect((result as Response).headers.get('location')).toBe('/mr/contact?sent=F-7KQ2-M9XD#feedback')
  })

  test('with wrong answers comes back with all that was written, and asks the API nothing', async () => {
    const page = await pageAfter({ ...answers, name: ' ', email: 'kavita@example' })
    const { status, text, calls, getByDisplayValue } = page
    expect(status).toBe(400)
    expect(text).toContain('Please correct 2 fields Name is required Enter a valid email')
    expect(getByDisplayValue('kavita@example')).toBeTruthy()
    expect(getByDisplayValue(answers.feedback)).toBeTruthy()
    expect(calls).toEqual([])
  })

  test.each(Object.entries(texts))(
    'far too long, full of %s, comes back whole and at once',
    async (_, text) => {
      const long = text(60_000)
      const { milliseconds, last } = await leastProcessorTime(() => post({ ...answers, name: long }), 50)
      expect(milliseconds).toBeLessThan(50)
      const { calls, result } = last
      if (result instanceof Response) throw new Error('The browser was sent on')
      expect(result.data).toMatchObject({
        problem: { state: 'refused', errors: { name: 'nameTooLong' } },
        written: { name: long.replaceAll('\n', '\r\n'), feedback: answers.feedback },
      })
      expect(calls).toEqual([])
    },
  )

  test('comes back whole when the council’s server is away', async () => {
    const { status, text, getByDisplayValue } = await pageAfter(answers, () =>
      Response.json({ message: 'x' }, { status: 503 }),
    )
    expect(status).toBe(503)
    expect(text).toContain('Error sending feedback!')
    expect(text).toContain('1800-555-010')
    for (const value of [answers.name, answers.mobile, answers.subject, answers.email, answers.feedback])
      expect(getByDisplayValue(value)).toBeTruthy()
  })

  test('says honestly when too much came, how long to wait, and whom to call', async () => {
    const { status, text, getByDisplayValue } = await pageAfter(answers, () =>
      Response.json({ message: 'x' }, { status: 429, headers: { 'retry-after': '42' } }),
    )
    expect(status).toBe(429)
    expect(text).toContain('Please try again in 42 seconds.')
    expect(text).toContain('1800-555-010')
    expect(getByDisplayValue(answers.feedback)).toBeTruthy()
  })

  test('sent again after a failure, or pressed twice, has the same key; another text has another one', async () => {
    const keyOf = async (fields: Record<string, string>) => (await post(fields)).calls[0]?.key
    const key = await keyOf(answers)
    expect(key).toMatch(/^form-[0-9a-f]{64}$/)
    expect(await keyOf({ ...answers, name: ` ${answers.name} ` })).toBe(key)
    expect(await keyOf({ ...answers, feedback: 'Another one' })).not.toBe(key)
    expect(await keyOf({ ...answers, made: '2026-11-20T05:00:00.000Z' })).not.toBe(key)
  })

  test('of a program that fills in every field is not stored, and a person is told what to do', async () => {
    const page = await pageAfter({ ...answers, website: 'https://spam.example' })
    const { status, text, html, calls, getByDisplayValue } = page
    expect([status, calls]).toEqual([400, []])
    expect(text).toContain('Our spam check stopped this message')
    expect(getByDisplayValue(answers.feedback)).toBeTruthy()
    expect(html).not.toContain('spam.example')
  })

  test.each([
    ['at once', new Date().toISOString()],
    ['without a page', ''],
    ['from a page of tomorrow', new Date(Date.now() + 86_400_000).toISOString()],
  ])('that comes %s is not stored yet, and can be sent once more', async (_when, time) => {
    const { text, elements, calls } = await pageAfter({ ...answers, made: time })
    expect(calls).toEqual([])
    expect(text).toContain('Wait a few seconds and send it again')
    expect(elements('input[name=made]')[0]?.getAttribute('value')).toMatch(/^\d{4}-/)
  })

  test('counts as sent though the note to the desk fails', async () => {
    const context = new RouterContextProvider()
    const send = async (path: string) =>
      path === '/notification' ? new Response('', { status: 500 }) : stored()
    context.set(apiContext, { send } as unknown as Api)
    const body = new FormData()
    for (const [name, value] of Object.entries(answers)) body.set(name, value)
    const request = new Request('http://localhost/contact', { method: 'POST', body })
    const result = await page.action({ request, context, params: {} } as never)
    expect((result as Response).status).toBe(303)
    await vi.waitFor(() => expect(logged.mock.calls.flat().join()).toContain('notification of a feedback'))
  })

  test('is taken by an older server that names its record', async () => {
    const { result } = await post(answers, () => Response.json({ id: 17 }))
    expect((result as Response).headers.get('location')).toBe('/contact?sent=17#feedback')
  })

  test.each(['', 'Thank you', '{"error":"maintenance"}', '[]', '{"contactId":""}'])(
    'is not said to be sent when the answer is "%s", whatever its status',
    async (text) => {
      const { result } = await post(answers, () => new Response(text, { status: 200 }))
      expect(result).not.toBeInstanceOf(Response)
    },
  )
})
