import { callExamples, exampleRows } from '@nagardwar/contract/examples'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { readerOf } from '../../app/testing/reader-of.ts'
import type { App } from '../pages/render.ts'
import { appInTest } from '../testing/app-in-test.ts'
import { type FakeApi, startFakeApi } from '../testing/fake-api.ts'
import { startTestSite, type TestSite } from '../testing/test-site.ts'

const { secret } = callExamples.mailSubscriptionState.normal.request
const unconfirmed = callExamples.mailSubscriptionState.normal.reply
const confirmed = callExamples.mailConfirmation.normal.reply
const path = `/subscription/${secret}`

let api: FakeApi
let site: TestSite
let app: App
beforeAll(async () => {
  api = await startFakeApi()
  app = await appInTest('subscribe', 'subscription', 'dynamic')
  site = await startTestSite({
    apiRoot: api.root,
    app,
    env: { FEEDBACK_PER_MINUTE: '100', SEARCHES_PER_MINUTE: '0', LOG_LEVEL: 'debug' },
  })
  await site.site.warmUp()
})
afterEach(async () => {
  api.answers.clear()
  await api.become('well')
})
afterAll(async () => {
  await site.stop()
  await api.stop()
})

const answers = (call: string, answer: () => Response) => api.answers.set(call, answer)
const opens = (subscription: object) => answers('/mail-subscription-state', () => Response.json(subscription))
const taken = () => Response.json({ message: 'Taken' })
const read = (html: string) => {
  const page = readerOf(html.slice(html.indexOf('<body')))
  /** The frame has parts of these roles too. */
  const said = (role: 'alert' | 'status') =>
    page
      .getAllByRole(role)
      .map(({ textContent }) => textContent)
      .join(' ')
  return { ...page, said }
}
const type = 'application/x-www-form-urlencoded'
const asForm = { 'content-type': type, origin: 'http://council.example' }
const form = (fields: [string, string][]) => new URLSearchParams(fields).toString()
const sent = (call: string) => {
  const asked = api.asked.findLast(({ path: each }) => each === `/api${call}`)
  return asked && JSON.parse(asked.body ?? '')
}
const asked: [string, string][] = [
  ['email', ' asha@nadgaon.example '],
  ['topic', 'notices'],
  ['topic', 'alerts'],
  ['ward', '१२'],
  ['language', 'mr'],
  ['website', ''],
]

describe('the page on which residents ask for mails', () => {
  test('has a form that works without script, in both languages, with the wards of the council', async () => {
    const { status, text } = await site.get('/subscribe')
    expect(status).toBe(200)
    const page = read(text)
    expect(page.headings(1)).toEqual(['News by email'])
    expect(page.getByLabelText('Email').getAttribute('type')).toBe('email')
    expect(page.getAllByRole('checkbox')).toHaveLength(5)
    expect(page.getByLabelText('Alerts of which ward?').textContent).toMatch(/^The whole town.*12, /)
    expect(page.elements('form[action="/subscribe"][method=post]')).toHaveLength(1)
    const marathi = read((await site.get('/mr/subscribe')).text)
    expect(marathi.headings(1)).toEqual(['ई-मेलने माहिती'])
    expect(marathi.text).toMatch(/४८ तासांत/)
    expect(marathi.getByLabelText('कोणत्या प्रभागाच्या तातडीच्या सूचना?').textContent).toMatch(/१२, /)
  })

  test('hands on what was chosen, and tells the resident to look at the mail', async () => {
    answers('/mail-subscription', taken)
    const { status, text } = await site.post('/mr/subscribe', form(asked), asForm)
    expect(status).toBe(200)
    expect(read(text).headings(1)).toEqual(['कृपया आपला ई-मेल पाहा'])
    expect(text).not.toContain('asha@')
    expect(sent('/mail-subscription')).toEqual({
      email: 'asha@nadgaon.example',
      topics: ['notices', 'alerts'],
      ward: '12',
      language: 'mr',
    })
  })

  test.each([
    ['emailInvalid', { email: 'emailInvalid' }, 'Write an email address such as'],
    ['topicsRequired', { topics: 'topicsRequired' }, 'Choose at least one topic'],
  ])('gives a form back with all that was in it: %s', async (_, errors, sentence) => {
    answers('/mail-subscription', () => Response.json({ message: 'No', errors }, { status: 400 }))
    const { status, text } = await site.post('/subscribe', form(asked), asForm)
    expect(status).toBe(400)
    const page = read(text)
    expect(page.said('alert')).toContain(sentence)
    expect(page.getByLabelText<HTMLInputElement>('Email').getAttribute('value')).toBe('asha@nadgaon.example')
    const chosen = page.elements('input[type=checkbox][checked]').map((box) => box.getAttribute('value'))
    expect(chosen).toEqual(['alerts', 'notices'])
    expect(
      page
        .elements('form[action="/subscribe"] option[selected]')
        .map((option) => option.getAttribute('value')),
    ).toEqual(['12', 'mr'])
  })

  test('gives it back too where the desk is away or asks to wait', async () => {
    answers('/mail-subscription', () => new Response('', { status: 500 }))
    const away = await site.post('/subscribe', form(asked), asForm)
    expect([away.status, read(away.text).said('alert')]).toEqual([
      503,
      expect.stringContaining('not responding'),
    ])
    answers('/mail-subscription', () => Response.json({ message: 'No' }, { status: 429 }))
    expect((await site.post('/subscribe', form(asked), asForm)).status).toBe(429)
  })

  test('asks nothing for a program that filled in the hidden field, and takes no form of another website', async () => {
    answers('/mail-subscription', taken)
    const before = api.asked.length
    const trapped = form([...asked.slice(0, 5), ['website', 'http://spam.example']])
    expect((await site.post('/subscribe', trapped, asForm)).status).toBe(400)
    const foreign = { 'content-type': type, origin: 'https://evil.example' }
    expect((await site.post('/subscribe', form(asked), foreign)).status).toBe(403)
    expect(api.asked.slice(before).filter(({ path: each }) => each.includes('mail'))).toEqual([])
  })

  test('is offered to nobody where the council sends no mails', async () => {
    const none = await startTestSite({ apiRoot: api.root, app })
    const [settings] = exampleRows('settings', 'en')
    answers('/settings', () => Response.json([{ ...settings, sends_mail: '' }]))
    await none.site.warmUp()
    const { text } = await none.get('/subscribe')
    expect(read(text).text).toContain('The council sends no news by email at present.')
    expect(read(text).elements('form[action="/subscribe"]')).toEqual([])
    expect((await none.get('/sitemap.xml')).text).not.toContain('/subscribe')
    expect((await site.get('/sitemap.xml')).text).toContain('/subscribe')
    await none.stop()
  })
})

describe('the page behind the link of a mail', () => {
  test('asks to confirm, and a program that only opens it confirms nothing', async () => {
    opens(unconfirmed)
    const before = api.asked.length
    const { status, text } = await site.get(path)
    expect(status).toBe(200)
    const page = read(text)
    expect(page.headings(1)).toEqual(['Do you want these mails?'])
    expect(page.getByRole('button', { name: 'Confirm' })).toBeDefined()
    expect(page.text).toContain('Public notices')
    expect(page.text).toMatch(/Alerts of which ward\? 12, /)
    expect(
      api.asked
        .slice(before)
        .map(({ path: each }) => each)
        .filter((each) => each.includes('mail')),
    ).toEqual(['/api/mail-subscription-state'])
  })

  test('confirms with its button, and says so', async () => {
    opens(confirmed)
    answers('/mail-confirmation', () => Response.json(confirmed))
    const { status, text } = await site.post(`/mr${path}`, form([['step', 'confirm']]), asForm)
    expect(status).toBe(200)
    expect(read(text).said('status')).toContain('धन्यवाद. यापुढे आपणास हे ई-मेल येतील.')
    expect(sent('/mail-confirmation')).toEqual({ secret })
  })

  test('changes topics, ward and language, and gives a choice without a topic back', async () => {
    opens(confirmed)
    answers('/mail-change', () => Response.json(confirmed))
    const change = form([
      ['step', 'change'],
      ['topic', 'meetings'],
      ['ward', ''],
      ['language', 'en'],
    ])
    const { text } = await site.post(path, change, asForm)
    expect(read(text).said('status')).toContain('Your choice has been saved.')
    // Nothing more: the desk refuses a call with a field that it does not know.
    expect(sent('/mail-change')).toEqual({ secret, topics: ['meetings'], ward: '', language: 'en' })
    answers('/mail-change', () =>
      Response.json({ message: 'No', errors: { topics: 'topicsRequired' } }, { status: 400 }),
    )
    const wrong = await site.post(
      path,
      form([
        ['step', 'change'],
        ['language', 'en'],
      ]),
      asForm,
    )
    expect(wrong.status).toBe(400)
    expect(read(wrong.text).said('alert')).toContain('Choose at least one topic')
  })

  test.each([
    ['its button', form([['step', 'end']]), asForm],
    ['the one click of a mail program', 'List-Unsubscribe=One-Click', { 'content-type': type }],
    [
      'the one click of a mail program, in parts',
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
      { 'content-type': 'multipart/form-data; boundary=x' },
    ],
  ])('ends with %s, without a redirect', async (_, body, headers) => {
    answers('/mail-subscription-state', () => Response.json({ message: 'No' }, { status: 404 }))
    answers('/mail-end', taken)
    const { status, text } = await site.post(path, body, headers)
    expect(status).toBe(200)
    expect(read(text).headings(1)).toEqual(['You get no more mails'])
    expect(sent('/mail-end')).toEqual({ secret })
  })

  test('says what became of a link that opens nothing, of an address that came back, and of a desk that is away', async () => {
    expect((await site.get('/subscription/short')).status).toBe(404)
    answers('/mail-subscription-state', () => Response.json({ message: 'No' }, { status: 404 }))
    const missing = await site.get(path)
    expect([missing.status, read(missing.text).links.includes('/subscribe')]).toEqual([404, true])
    opens({ ...confirmed, state: 'stopped' })
    expect(read((await site.get(path)).text).headings(1)).toEqual(['Mails to you came back'])
    await api.become('500')
    expect((await site.get(path)).status).toBe(503)
  })

  test('is kept by nobody, listed by nobody, and its secret stands in no log and no address of the API', async () => {
    opens(confirmed)
    const { headers, text } = await site.get(path)
    expect(headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'strict-origin',
    })
    expect(text).not.toMatch(/rel="canonical"|type="module"/)
    expect((await site.get('/robots.txt')).text).toContain('Disallow: /subscription/')
    await site.post(path, form([['step', 'end']]), asForm)
    expect(site.lines.join('')).toContain('/subscription/:secret')
    expect(site.lines.join('')).not.toContain(secret)
    expect(api.asked.filter(({ path: each }) => each.includes(secret))).toEqual([])
  })

  test('stays open on a website that is closed again', async () => {
    answers('/opening', () => Response.json(callExamples.opening['closed-again']))
    const shut = await startTestSite({ apiRoot: api.root, app })
    const stopAsking = shut.site.opening.start()
    await vi.waitFor(() => expect(shut.site.opening.isClosed()).toBe(true), { timeout: 10_000 })
    answers('/mail-end', taken)
    const one = await shut.post(path, 'List-Unsubscribe=One-Click', { 'content-type': type })
    expect(one.status).toBe(200)
    stopAsking()
    await shut.stop()
  })
})
