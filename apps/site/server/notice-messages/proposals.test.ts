import { callExamples, exampleRows } from '@nagardwar/contract/examples'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readerOf } from '../../app/testing/reader-of.ts'
import { createReceipts } from '../pages/receipts.ts'
import { appInTest } from '../testing/app-in-test.ts'
import { type FakeApi, startFakeApi } from '../testing/fake-api.ts'
import { startTestSite, type TestSite } from '../testing/test-site.ts'

const link = '/notices/budget-2027'
const { request, reply } = callExamples.proposal.normal
const day = 24 * 60 * 60 * 1000
const at = (days: number) => new Date(Date.now() + days * day).toISOString()

let api: FakeApi
let site: TestSite
beforeAll(async () => {
  api = await startFakeApi()
  const app = await appInTest('notices', 'dynamic')
  site = await startTestSite({
    apiRoot: api.root,
    app,
    env: { FEEDBACK_PER_MINUTE: '100', SEARCHES_PER_MINUTE: '0', TRUSTED_HOPS: '1' },
  })
})
beforeEach(() => {
  const [row] = exampleRows('publicNotices', 'en').filter((each) => each.link === link)
  const [trees] = exampleRows('publicNotices', 'en')
  const notice = { ...row, opens: at(-1), closes: at(2) }
  api.answers.set('/public-notices', () => Response.json([notice, { ...trees, closes: at(2) }]))
  api.answers.set('/proposal', () => Response.json(reply, { status: 201 }))
})
afterEach(() => {
  api.answers.clear()
  api.asked.length = 0
})
afterAll(async () => {
  await site.stop()
  await api.stop()
})

const read = (html: string) => readerOf(html.slice(html.indexOf('<body')))
const written = {
  ward: '12',
  title: 'Street lights',
  place: 'Temple lane',
  text: 'It is dark.',
  name: 'Asha Patil',
  mobile: '9876543210',
  email: 'asha@example.org',
  website: '',
  notice: '2026-11-28',
}
const made = () => new Date(Date.now() - 60_000).toISOString()

/** The form as a browser without script sends it: in parts. */
function send(more: Readonly<Record<string, string>> = {}, to = link, from = '203.0.113.7') {
  const fields = { ...written, made: made(), ...more }
  const parts = Object.entries(fields).map(
    ([name, value]) => `--part\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  return site.post(to, `${parts.join('')}--part--\r\n`, {
    'content-type': 'multipart/form-data; boundary=part',
    origin: 'http://council.example',
    accept: 'text/html,*/*',
    'x-forwarded-for': from,
  })
}
const sentToDesk = () => api.asked.filter(({ path }) => path.endsWith('/proposal'))
const desk = (status: number, body: object, headers: Record<string, string> = {}) =>
  api.answers.set('/proposal', () => Response.json(body, { status, headers }))

/** What has the focus on a page to which `#result` leads. */
const resultIn = (html: string): string =>
  read(html)
    .elements('#result[tabindex="-1"]')
    .map((each) => each.textContent)
    .join()

describe('the form of a notice that asks for proposals', () => {
  test.each([
    ['en', '', 'Propose a work', 'The work', 'Send the proposal'],
    ['mr', '/mr', 'काम सुचवा', 'कोणते काम', 'प्रस्ताव पाठवा'],
  ])('in %s has its wards, what is asked and until when', async (_, before, title, field, button) => {
    const { status, text } = await site.get(before + link)
    expect(status).toBe(200)
    const page = read(text)
    expect(page.headings(2)).toContain(title)
    for (const words of [field, button]) expect(page.text).toContain(words)
    expect([...page.elements('select[name=ward] option')].map((each) => each.getAttribute('value'))).toEqual([
      '',
      '7',
      '12',
    ])
    expect(text).toContain(`action="${before}${link}#result"`)
  })

  test('is on no other notice', async () => {
    expect((await site.get('/notices/lake-road-trees')).text).not.toContain('name="ward"')
  })

  test('goes to the desk with its notice, and the browser is led to the receipt', async () => {
    const answer = await send()
    expect(answer.status).toBe(303)
    const [asked] = sentToDesk()
    expect(JSON.parse(asked?.body ?? '')).toEqual({
      ...{ ...request, link, ...written },
      seconds: expect.any(Number),
    })
    expect(String(asked?.headers['idempotency-key'])).toMatch(/^form-[0-9a-f]{64}$/)
    const location = String(answer.headers.location)
    expect(location).toMatch(/#result$/)
    const page = await site.get(location.replace('#result', ''))
    expect(page.headers['cache-control']).toBe('no-store')
    expect(resultIn(page.text)).toContain('Your proposal has been received.')
    expect(read(page.text).text).toContain('F-R3GQ-38CX')
    expect(read(page.text).links).toContain(`/feedback/${reply.secret}`)
  })

  test('a receipt that the site has not signed confirms nothing', async () => {
    const { sign } = createReceipts(site.site.config.data)
    const forged = sign('F-7KQ2-M9XD').replace('F-7KQ2', 'F-0000')
    expect((await site.get(`${link}?sent=${forged}`)).text).not.toContain('has been received')
  })

  test('a double click has the same key', async () => {
    const time = made()
    await send({ made: time })
    await send({ made: time })
    const keys = sentToDesk().map(({ headers }) => headers['idempotency-key'])
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
  })

  test('the same form of somebody else has another key, and so no receipt of the first sender', async () => {
    const time = made()
    for (const from of ['203.0.113.7', '203.0.113.8']) await send({ made: time }, link, from)
    const keys = sentToDesk().map(({ headers }) => headers['idempotency-key'])
    expect(new Set(keys).size).toBe(2)
  })

  test.each([
    ['en', '', 'Please name the work', 'Please give a ward of this notice'],
    ['mr', '/mr', 'कृपया कोणते काम ते लिहा', 'कृपया या सूचनेतील प्रभाग द्या'],
  ])(
    'comes back in %s with what is missing and everything that was written',
    async (_, before, work, ward) => {
      const { status, text } = await send(
        { title: ' ', ward: '', text: 'ओढ्याजवळ "अंधार" <असतो>' },
        before + link,
      )
      expect(status).toBe(400)
      for (const words of [work, ward]) expect(resultIn(text)).toContain(words)
      expect(text).toContain('ओढ्याजवळ &quot;अंधार&quot; &lt;असतो&gt;')
      expect(text).toContain('value="Asha Patil"')
      expect(sentToDesk()).toEqual([])
    },
  )

  test.each([
    [
      'a ward that the desk does not take',
      400,
      { errors: { ward: 'wardRequired' } },
      400,
      'Please give a ward',
    ],
    [
      'after the last moment',
      409,
      { errors: { link: 'noticeClosed' } },
      409,
      'the time for proposals ended on',
    ],
    ['before the first', 409, { errors: { link: 'noticePlanned' } }, 409, 'proposals are taken from'],
    ['at a server without the call', 404, { message: 'no' }, 404, 'Proposals are not taken on this page.'],
    ['while the desk is away', 503, {}, 503, 'could not be sent'],
  ])('%s it says so, and keeps the text', async (_, status, body, expected, words) => {
    desk(status, body)
    const answer = await send()
    expect(answer.status).toBe(expected)
    expect(resultIn(answer.text)).toContain(words)
    expect(answer.text).toContain('It is dark.')
  })

  test('too many at once are asked to wait', async () => {
    desk(429, {}, { 'retry-after': '40' })
    const answer = await send()
    expect(answer.status).toBe(429)
    expect(read(answer.text).text).toContain('Please wait 40 seconds')
  })

  test('what looks sent by a program is not sent, and keeps the text', async () => {
    const signs: Record<string, string>[] = [
      { website: 'x' },
      { made: new Date().toISOString() },
      { made: 'soon' },
    ]
    for (const more of signs) {
      const { status, text } = await send(more)
      expect([status, text.includes('It is dark.')]).toEqual([400, true])
    }
    expect(sentToDesk()).toEqual([])
  })

  test('no browser makes the call', async () => {
    const asked = await site.post('/api/proposal', JSON.stringify(request), {
      'content-type': 'application/json',
    })
    expect(asked.status).toBe(404)
    expect(sentToDesk()).toEqual([])
  })
})
