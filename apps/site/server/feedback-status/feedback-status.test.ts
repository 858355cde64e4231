import { callExamples } from '@nagardwar/contract/examples'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { readerOf } from '../../app/testing/reader-of.ts'
import type { App } from '../pages/render.ts'
import { appInTest } from '../testing/app-in-test.ts'
import { type FakeApi, startFakeApi } from '../testing/fake-api.ts'
import { startTestSite, type TestSite } from '../testing/test-site.ts'

const { secret } = callExamples.feedbackStatus.normal.request
const { normal, received, closed } = callExamples.feedbackStatus
const path = `/feedback/${secret}`

let api: FakeApi
let site: TestSite
let app: App
beforeAll(async () => {
  api = await startFakeApi()
  app = await appInTest('feedback-status', 'dynamic')
  site = await startTestSite({
    apiRoot: api.root,
    app,
    env: { FEEDBACK_PER_MINUTE: '100', SEARCHES_PER_MINUTE: '0', LOG_LEVEL: 'debug' },
  })
  await site.site.warmUp()
})
afterEach(async () => {
  vi.useRealTimers()
  api.answers.clear()
  await api.become('well')
})
afterAll(async () => {
  await site.stop()
  await api.stop()
})

const behind = (status: object) => api.answers.set('/feedback-status', () => Response.json(status))
const read = (html: string) => readerOf(html.slice(html.indexOf('<body')))
const form = (text: string) => `text=${encodeURIComponent(text)}`
const asForm = { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://council.example' }

describe('the page behind a private link', () => {
  test('says how far it is, with the answer in its own language', async () => {
    behind(normal.reply)
    const { status, text } = await site.get(path)
    expect(status).toBe(200)
    const page = read(text)
    expect(page.headings(1)).toEqual(['Your message to the council'])
    expect(page.text).toContain('The council has answered your message.')
    expect(page.text).toContain('F-R3GQ-38CX')
    expect(page.text).toContain('Electricity')
    expect(page.text).toContain('Answered: 21.11.2026')
    expect(text).toContain('lang="mr">नमस्कार,\nपथदिवा दुरुस्त केला आहे.')
  })

  test('is there in Marathi, with a link to the other language', async () => {
    behind(received.reply)
    const { text, headers } = await site.get(`/mr${path}`)
    expect(headers['content-language']).toBe('mr')
    const page = read(text)
    expect(page.headings(1)).toEqual(['नगरपरिषदेला पाठवलेला आपला संदेश'])
    expect(page.text).toContain('संदेश मिळाला: २०.११.२०२६')
    expect(page.text).toContain('F-R3GQ-38CX')
    expect(page.links).toContain(path)
    expect(read((await site.get(path)).text).links).toContain(`/mr${path}`)
  })

  test('says the day that is promised for a report, and no general one where none is', async () => {
    behind({ ...received.reply, answerBy: '2999-12-01T06:30:00.000Z' })
    const promised = read((await site.get(`/mr${path}`)).text).text
    expect(promised).toContain('काम पूर्ण करण्याची मुदत: १ डिसेंबर २९९९')
    behind({ ...received.reply, answerBy: null })
    const { text } = read((await site.get(path)).text)
    expect(text).not.toMatch(/working day|promises to finish/)
  })

  test('says the day of its kind on which it is erased, and of an older server the months', async () => {
    behind({ ...received.reply, erasedOn: '2029-12-31T12:15:00.000Z' })
    for (const [address, words] of [
      [path, 'Message, answers and this page are erased on 31 December 2029.'],
      [`/mr${path}`, 'संदेश, उत्तरे व हे पान पुसून टाकण्याचा दिनांक: ३१ डिसेंबर २०२९'],
    ] as const) {
      const { text } = read((await site.get(address)).text)
      expect(text.replaceAll('\u00a0', ' ')).toContain(words)
      expect(text).not.toMatch(/months after|महिन्यांनंतर/)
    }
    behind(received.reply)
    expect(read((await site.get(path)).text).text).toContain('months after the message came')
  })

  test('names the kind of a report in the language of the page', async () => {
    const reportKind = { en: 'Street light', mr: 'पथदिवा' }
    behind({ ...received.reply, subject: 'पथदिवा: Lake Road', reportKind })
    expect(read((await site.get(path)).text).text).toContain('Street light: Lake Road')
    expect(read((await site.get(`/mr${path}`)).text).text).toContain('पथदिवा: Lake Road')
    behind({ ...received.reply, subject: 'पथदिवा: Lake Road', reportKind: { en: '', mr: 'पथदिवा' } })
    expect(read((await site.get(path)).text).text).toContain('पथदिवा: Lake Road')
  })

  test('says that a report is late, once its day is over in India', async () => {
    vi.setSystemTime(new Date('2026-12-01T18:29:00Z'))
    const late = { ...received.reply, answerBy: '2026-12-01T06:30:00.000Z' }
    const of = async (address: string) => read((await site.get(address)).text).text
    behind(late)
    expect(await of(path)).toContain('promises to finish the work by 1 December 2026')
    vi.setSystemTime(new Date('2026-12-01T18:30:00Z'))
    expect(await of(path)).toContain('was to be finished by 1 December 2026. It is late.')
    expect(await of(`/mr${path}`)).toContain('काम पूर्ण करण्याची मुदत (१ डिसेंबर २०२६) उलटली आहे.')
  })

  test('is kept by nobody, listed by nobody, and its address goes to nobody', async () => {
    behind(normal.reply)
    const { headers, text } = await site.get(path)
    expect(headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'strict-origin',
    })
    expect(headers.etag).toBeUndefined()
    expect(text.match(/<meta name="robots" content="noindex"\/>/g)).toHaveLength(1)
    expect(text).not.toContain('rel="canonical"')
    expect((await site.get('/robots.txt')).text).toContain('Disallow: /feedback/')
    expect((await site.get('/sitemap.xml')).text).not.toContain('/feedback/')
  })

  test('leaves its secret neither in the log nor in an address of the API', async () => {
    behind(normal.reply)
    await site.get(path)
    await site.get(`/mr${path}`)
    await site.post(path, form('More'), asForm)
    await api.become('500')
    await site.get(path)
    expect(site.lines.join('')).toContain('/feedback/:secret')
    expect(site.lines.join('')).not.toContain(secret)
    expect(api.asked.filter(({ path: asked }) => asked.includes(secret))).toEqual([])
  })

  test.each(['/feedback/short', `/feedback/${secret.slice(1)}a`, `/mr/feedback/${'z'.repeat(60)}`])(
    'has nothing to show at %s',
    async (address) => {
      const { status, text } = await site.get(address)
      expect(status).toBe(404)
      expect(text).not.toContain('F-R3GQ')
    },
  )

  test('is missing in front of an older server, which promises no link', async () => {
    for (const status of [404, 405, 501]) {
      api.answers.set('/feedback-status', () => new Response('<h1>Apache</h1>', { status }))
      expect((await site.get(path)).status).not.toBe(200)
    }
    api.answers.set('/contact-us', () => Response.json({ id: 17 }, { status: 201 }))
    const answer = await site.post('/api/contact-us', '{}', { 'content-type': 'application/json' })
    expect(JSON.parse(answer.text)).toEqual({ message: expect.any(String), id: 17 })
  })

  test('says so when the desk is away', async () => {
    await api.become('500')
    const { status, text } = await site.get(path)
    expect(status).toBe(503)
    expect(read(text).headings(1)).toEqual(['The council’s server is not responding right now'])
  })

  test('has the menu, the search and the footer of every page, and the chosen size and theme, but no script', async () => {
    behind(normal.reply)
    for (const address of [path, `/mr${path}`]) {
      const { text } = await site.get(address)
      const page = read(text)
      expect(page.links).toEqual(expect.arrayContaining(['#main', path, `/mr${path}`]))
      expect(page.links.filter((href) => /\/(?:search|privacy-policy)$/.test(href)).length).toBeGreaterThan(1)
      const scripts = text.match(/<script[^>]*>[^<]{0,60}/g) ?? []
      expect(scripts).toEqual([expect.stringContaining('documentElement.dataset')])
      expect(text).toContain("localStorage.getItem('theme')")
      expect(text).not.toMatch(/modulepreload|streamController|type="module"|Was this page useful/)
    }
  })

  test.each([`/en${path}`, `${path}/`, path.toUpperCase().replace('FEEDBACK', 'feedback')])(
    'has one address, and %s leads there',
    async (other) => {
      const { status, headers } = await site.get(other)
      expect([status, headers.location]).toEqual([301, path])
      expect(headers).toMatchObject({
        'cache-control': 'private, no-store',
        'referrer-policy': 'strict-origin',
      })
    },
  )
})

test('the page stays open on a website that is closed again, without menu and search, in both languages', async () => {
  api.answers.set('/opening', () => Response.json(callExamples.opening['closed-again']))
  const shut = await startTestSite({ apiRoot: api.root, app })
  const stopAsking = shut.site.opening.start()
  await vi.waitFor(() => expect(shut.site.opening.isClosed()).toBe(true), { timeout: 10_000 })
  behind(normal.reply)
  const { status, text, headers } = await shut.get(path)
  expect([status, headers['cache-control']]).toEqual([200, 'private, no-store'])
  expect(read(text).text).toContain('F-R3GQ-38CX')
  expect(read(text).links).toEqual(expect.arrayContaining(['/', `/mr${path}`]))
  expect(read(text).links).not.toContain('/search')
  expect((await shut.get('/roads')).status).toBe(503)
  stopAsking()
  await shut.stop()
})

describe('something that is added', () => {
  test('goes to the desk, and the reader is led back', async () => {
    api.answers.set('/feedback-addition', () =>
      Response.json(callExamples.feedbackAddition.normal.reply, { status: 201 }),
    )
    const { status, headers } = await site.post(path, form('The next lamp too.'), asForm)
    expect(status).toBe(303)
    expect(headers.location).toBe(`${path}#added`)
    const sent = api.asked.findLast(({ path: asked }) => asked === '/api/feedback-addition')
    expect(JSON.parse(sent?.body ?? '')).toEqual({ secret, text: 'The next lamp too.' })
  })

  test.each([
    [' ', 400, 'Write what you would like to add'],
    ['न'.repeat(2001), 400, 'The text may have 2,000 characters at most'],
  ])('that is wrong is given back with a sentence', async (text, status, sentence) => {
    behind(received.reply)
    const answer = await site.post(path, form(text), asForm)
    expect(answer.status).toBe(status)
    expect(read(answer.text).text).toContain(sentence)
    expect(answer.text).toContain(text.trim())
    expect(answer.text).toContain('aria-invalid="true"')
  })

  test('and cannot be stored is given back', async () => {
    behind(received.reply)
    api.answers.set('/feedback-addition', () => new Response('', { status: 500 }))
    const away = await site.post(`/mr${path}`, form('पुढचा दिवाही'), asForm)
    expect(away.status).toBe(503)
    expect(away.text).toContain('पुढचा दिवाही</textarea>')
    behind(closed.reply)
    api.answers.set('/feedback-addition', () => Response.json({ message: 'No' }, { status: 409 }))
    const late = await site.post(path, form('Too late'), asForm)
    expect(late.status).toBe(409)
    expect(late.text).toContain('Too late</textarea>')
    expect(read(late.text).links).toContain('/contact')
  })

  test('by a page of another website is refused', async () => {
    const sent = () => api.asked.filter(({ path: asked }) => asked === '/api/feedback-addition').length
    const before = sent()
    const { status } = await site.post(path, form('More'), { ...asForm, origin: 'https://elsewhere.example' })
    expect(status).toBe(403)
    expect(sent()).toBe(before)
  })

  test('too often is given back with its text', async () => {
    const few = await startTestSite({ apiRoot: api.root, app, env: { FEEDBACK_PER_MINUTE: '1' } })
    behind(received.reply)
    await few.post(path, form('One'), asForm)
    const second = await few.post(path, form('Two'), asForm)
    expect(second.status).toBe(429)
    expect(second.text).toContain('Two</textarea>')
    for (let time = 0; time < 3; time++) await few.get(path)
    expect((await few.get(path)).status).toBe(429)
    await few.stop()
  })
})

test('a receipt brings the secret of the link', async () => {
  api.answers.set('/contact-us', () =>
    Response.json({ ...callExamples.contactUs['with-link'].reply, other: 'x' }, { status: 201 }),
  )
  const answer = await site.post('/api/contact-us', '{}', { 'content-type': 'application/json' })
  expect(JSON.parse(answer.text)).toEqual({ message: expect.any(String), contactId: 'F-R3GQ-38CX', secret })
  api.answers.set('/contact-us', () => Response.json({ contactId: 'F-1', secret: '<b>' }, { status: 201 }))
  const wrong = await site.post('/api/contact-us', '{}', { 'content-type': 'application/json' })
  expect(JSON.parse(wrong.text)).toEqual({ message: expect.any(String), contactId: 'F-1' })
})
