import { callExamples } from '@nagardwar/contract/examples'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { readerOf } from '../../app/testing/reader-of.ts'
import type { App } from '../pages/render.ts'
import { appInTest } from '../testing/app-in-test.ts'
import { type FakeApi, startFakeApi } from '../testing/fake-api.ts'
import { startTestSite, type TestSite } from '../testing/test-site.ts'

const path = '/feedback/misconduct'
const { title } = callExamples.misconductOfficer.normal
const { reply } = callExamples.misconductReport.normal

let api: FakeApi
let app: App
const sites: TestSite[] = []
beforeAll(async () => {
  api = await startFakeApi()
  app = await appInTest('feedback-status', 'contact', 'dynamic')
})
afterEach(async () => {
  api.answers.clear()
  await api.become('well')
  for (const site of sites.splice(0)) await site.stop()
})
afterAll(() => api.stop())

async function siteWith(env: Record<string, string> = {}): Promise<TestSite> {
  const site = await startTestSite({
    apiRoot: api.root,
    app,
    env: { SEARCHES_PER_MINUTE: '0', LOG_LEVEL: 'debug', ...env },
  })
  sites.push(site)
  return site
}
const nobodyIsNamed = () =>
  api.answers.set('/misconduct-officer', () => Response.json({ message: 'No' }, { status: 404 }))
const mainOf = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'))
const read = (html: string) => readerOf(mainOf(html))
const asForm = { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://council.example' }
const written = { subject: 'Counter 4', feedback: 'मला पैसे मागितले', name: '', mobile: '', email: '' }
const form = (over: object = {}) =>
  new URLSearchParams({ ...written, made: new Date(Date.now() - 60_000).toISOString(), ...over }).toString()
const reports = () => api.asked.filter(({ path: asked }) => asked === '/api/misconduct-report')

describe('the form for misconduct', () => {
  test.each([
    ['en', path, 'Discrimination or misconduct of staff', title.en, 'No other account'],
    ['mr', `/mr${path}`, 'कर्मचाऱ्यांकडून भेदभाव किंवा गैरवर्तन', title.mr, 'प्रशासकांनाही'],
  ])(
    'says in %s who alone reads it, and asks for no name',
    async (_language, address, heading, named, rest) => {
      const { status, text } = await (await siteWith()).get(address)
      expect(status).toBe(200)
      const page = read(text)
      expect(page.headings(1)).toEqual([heading])
      expect(page.text).toContain(named)
      expect(page.text).toContain(rest)
      expect(mainOf(text).match(/aria-required="true"/g)).toHaveLength(2)
    },
  )

  test('is kept by nobody, runs no script, and the log does not tell it from a private page', async () => {
    const site = await siteWith()
    const { headers, text } = await site.get(path)
    expect(headers['cache-control']).toBe('private, no-store')
    expect(text).not.toMatch(/modulepreload|streamController|type="module"|Was this page useful/)
    expect(site.lines.join('')).toContain('/feedback/:secret')
    expect(site.lines.join('')).not.toContain('misconduct')
    expect((await site.get('/sitemap.xml')).text).not.toContain(path)
  })

  test('is offered on /contact while an officer is named', async () => {
    const site = await siteWith()
    await site.get(path)
    expect(read((await site.get('/contact')).text).links).toContain(path)
    expect(read((await site.get('/mr/contact')).text).links).toContain(`/mr${path}`)
  })

  test('is not there where nobody is named, nor before an older server, and nobody is led to it', async () => {
    nobodyIsNamed()
    const site = await siteWith()
    expect((await site.get(path)).status).toBe(404)
    expect(read((await site.get('/contact')).text).links).not.toContain(path)
  })

  test('is unavailable while the desk never said who reads it', async () => {
    await api.become('500')
    expect((await (await siteWith()).get(path)).status).toBe(503)
  })
})

describe('a report', () => {
  const taken = () => api.answers.set('/misconduct-report', () => Response.json(reply, { status: 201 }))

  test('goes to its own call alone, and its writer gets number and private link', async () => {
    taken()
    const site = await siteWith()
    const before = reports().length
    const { status, headers } = await site.post(path, form(), asForm)
    expect(status).toBe(303)
    expect(headers.location).toMatch(/^\/feedback\/misconduct\?sent=/)
    expect(reports()).toHaveLength(before + 1)
    expect(JSON.parse(reports().at(-1)?.body ?? '')).toMatchObject({ ...written, website: '' })
    expect(api.asked.some(({ path: asked }) => /contact-us|notification/.test(asked))).toBe(false)
    const shown = read((await site.get(String(headers.location).replace(/#.*/, ''))).text)
    expect(shown.text).toContain('The report has been sent')
    expect(shown.text).toContain(reply.contactId)
    expect(shown.links).toContain(`/feedback/${reply.secret}`)
    expect(site.lines.join('')).not.toMatch(/पैसे|Counter 4/)
  })

  test.each([
    [{ subject: ' ' }, 400, 'Subject is required'],
    [{ email: 'nobody@nowhere' }, 400, 'Enter a valid email'],
    [{ website: 'http://spam.example' }, 400, 'Our spam check stopped'],
    [{ made: 'now' }, 400, 'too quickly'],
  ])('that is not right is given back with its text: %j', async (over, status, sentence) => {
    const site = await siteWith()
    const made = 'made' in over ? { made: new Date().toISOString() } : {}
    const answer = await site.post(path, form({ ...over, ...made }), asForm)
    expect(answer.status).toBe(status)
    expect(read(answer.text).text).toContain(sentence)
    expect(answer.text).toContain(`${written.feedback}</textarea>`)
  })

  test('that the desk cannot take is given back', async () => {
    for (const [status, page] of [
      [500, 503],
      [404, 503],
      [429, 429],
    ] as const) {
      api.answers.set('/misconduct-report', () => Response.json({ message: 'No' }, { status }))
      const answer = await (await siteWith()).post(`/mr${path}`, form(), asForm)
      expect(answer.status).toBe(page)
      expect(answer.text).toContain(`${written.feedback}</textarea>`)
    }
  })

  test('of another website is refused, and no browser reaches the call itself', async () => {
    const site = await siteWith()
    const foreign = { ...asForm, origin: 'https://elsewhere.example' }
    expect((await site.post(path, form(), foreign)).status).toBe(403)
    const json = { 'content-type': 'application/json' }
    expect((await site.post('/api/misconduct-report', JSON.stringify(written), json)).status).toBe(404)
  })

  test('counts with the messages of its sender', async () => {
    taken()
    const site = await siteWith({ FEEDBACK_PER_MINUTE: '1' })
    expect((await site.post(path, form(), asForm)).status).toBe(303)
    const second = await site.post(path, form({ subject: 'Again' }), asForm)
    expect(second.status).toBe(429)
    expect(second.text).toContain(`${written.feedback}</textarea>`)
  })
})
