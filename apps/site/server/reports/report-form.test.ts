import { listPaths, residentFileLimits } from '@nagardwar/contract'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readerOf } from '../../app/testing/reader-of.ts'
import { appInTest } from '../testing/app-in-test.ts'
import { type FakeApi, startFakeApi } from '../testing/fake-api.ts'
import { startTestSite, type TestSite } from '../testing/test-site.ts'

const app = await appInTest('report', 'reports', 'dynamic')
const secret = 'abcdefghijklmnopqrstuvwxyz'
const token = 'abcdefghijklmnopqrstuvwxy2'
const today = (): string => new Date().toISOString().slice(0, 10)

let api: FakeApi
let site: TestSite
beforeEach(async () => {
  api = await startFakeApi()
  api.answers.set('/report', () =>
    Response.json(
      { message: 'Received', contactId: 'F-7KQ2-M9XD', secret, dueOn: '2026-12-04' },
      { status: 201 },
    ),
  )
  api.answers.set('/report-follow', () => Response.json({ message: 'Counted', followers: 3 }))
  api.answers.set('/resident-file', () =>
    Response.json({ token, name: 'lamp.jpg', size: 5 }, { status: 201 }),
  )
  api.answers.set(listPaths.reports.path, () => Response.json([]))
  site = await startTestSite({ apiRoot: api.root, app })
})
afterEach(async () => {
  await site.stop()
  await api.stop()
})

const knownReport = (changes: object = {}) =>
  api.answers.set(listPaths.reports.path, () =>
    Response.json(
      (['en', 'mr'] as const).map((language_code) => ({
        ...{ id: 41, language_code, kind: 'Street light', kind_id: 1, ward: 'Lakeside 1', ward_no: '1' },
        ...{ place: '', position: '19.2437, 73.3160', state: 'new', followers: '1', received_on: today() },
        ...{ due_on: null, done_on: null, photograph: '', ...changes },
      })),
    ),
  )

const page = (text: string) => readerOf(`<main${text.split('<main')[1]?.split('</main>')[0]}</main>`)
const made = (): string => new Date(Date.now() - 60_000).toISOString()
const typed = {
  kind: '1',
  place: 'Lake Road, opposite the school',
  text: 'The lamp is out.',
  name: '',
  email: '',
  website: '',
  notice: '2026-11-28',
}
type Fields = Record<string, string | [file: string, content: string]>
async function send(fields: Fields = {}, path = '/report', headers: Record<string, string> = {}) {
  const all: Fields = { ...typed, made: made(), ...fields }
  const parts = Object.entries(all).map(([name, value]) =>
    typeof value === 'string'
      ? `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
      : `--x\r\nContent-Disposition: form-data; name="${name}"; filename="${value[0]}"\r\nContent-Type: image/jpeg\r\n\r\n${value[1]}\r\n`,
  )
  return site.post(path, `${parts.join('')}--x--\r\n`, {
    'content-type': 'multipart/form-data; boundary=x',
    accept: 'text/html',
    ...headers,
  })
}
const toDesk = (path: string) => api.asked.filter((each) => each.path === `/api${path}`)
const sentToDesk = () => toDesk('/report').map(({ body }) => JSON.parse(body))

describe('the form of a report', () => {
  test.each([
    ['/report', 'Street light', 'What is it about?'],
    ['/mr/report', 'पथदिवा', 'समस्या कशाबाबत आहे?'],
  ])('%s works without script: kinds, wards, place in words, photographs', async (address, kind, label) => {
    const { status, text } = await site.get(address)
    expect(status).toBe(200)
    const { elements, text: words } = page(text)
    expect(words).toContain(label)
    expect(words).toContain(kind)
    const [form] = elements('form[method=post]')
    expect(form?.getAttribute('enctype')).toBe('multipart/form-data')
    expect(form?.getAttribute('action')).toBe(`${address}#report`)
    expect(elements('select[name=ward] option').length).toBeGreaterThan(2)
    expect(elements('input[type=file][name=photographs][multiple]')).toHaveLength(1)
  })

  test('is sent, and confirmed with its number, its private link and the promised day', async () => {
    const answer = await send()
    expect(answer.status).toBe(303)
    expect(sentToDesk()).toEqual([
      {
        ...{ kind: 1, ward: null, place: typed.place, latitude: null, longitude: null, text: typed.text },
        ...{ name: '', mobile: '', email: '', photographs: [], notice: '2026-11-28', language: 'en' },
        ...{ website: '', seconds: 60 },
      },
    ])
    expect(toDesk('/report')[0]?.headers['idempotency-key']).toMatch(/^form-[0-9a-f]{64}$/)
    const to = answer.headers.location ?? ''
    expect(to).toMatch(/^\/report\?sent=F-7KQ2-M9XD\..*#report$/)
    const { text, links } = page((await site.get(to.split('#')[0] ?? '')).text)
    expect(text).toContain('F-7KQ2-M9XD')
    expect(links).toContain(`/feedback/${secret}`)
    expect(text.replaceAll('\u00a0', ' ')).toContain('by 4 December 2026')
  })

  test('is confirmed in Marathi', async () => {
    const to = (await send({}, '/mr/report')).headers.location ?? ''
    const { text } = page((await site.get(to.split('#')[0] ?? '')).text)
    expect(sentToDesk()[0]).toMatchObject({ language: 'mr' })
    expect(text).toContain('आपली समस्या पाठवली.')
    expect(text.replaceAll('\u00a0', ' ')).toContain('मुदत: ४ डिसेंबर २०२६')
  })

  test('a made-up confirmation confirms nothing', async () => {
    const { text } = await site.get('/report?sent=F-7KQ2-M9XD.made-up')
    expect(page(text).text).not.toContain('F-7KQ2-M9XD')
  })

  test('with its position has it to five decimals', async () => {
    await send({ place: '', latitude: '19.24371', longitude: '73.31602', ward: '2' })
    expect(sentToDesk()[0]).toMatchObject({ latitude: 19.24371, longitude: 73.31602, ward: 2, place: '' })
  })

  test.each([
    ['/report', { kind: '' }, 'Choose what it is about'],
    ['/report', { place: ' ' }, 'Write a street or a landmark, or use your position'],
    ['/report', { latitude: '48.1', longitude: '11.5' }, 'This position is not in India'],
    ['/report', { email: 'me' }, 'Enter a valid email'],
    ['/report', { place: 'x'.repeat(301) }, 'Street and landmark may have 300 characters at most'],
    ['/mr/report', { text: 'क'.repeat(2001) }, 'मजकूर जास्तीत जास्त २,००० अक्षरांचा असावा'],
    ['/mr/report', { kind: '0' }, 'समस्येचा प्रकार निवडा'],
  ])('%s with %j is not sent, and says why beside everything that was written', async (path, fields, why) => {
    const answer = await send({ name: 'आशा', ...fields }, path)
    expect(answer.status).toBe(400)
    const { text, elements } = page(answer.text)
    expect(text).toContain(why)
    expect(elements('input[name=name]')[0]?.getAttribute('value')).toBe('आशा')
    expect(sentToDesk()).toEqual([])
  })

  test.each([
    ['fills in every field', () => ({ website: 'http://spam.example' })],
    ['is quicker than any hand', () => ({ made: new Date().toISOString() })],
    ['has not seen the page', () => ({ made: 'x' })],
  ])('of a program that %s is not sent', async (_, fields) => {
    expect((await send(fields())).status).toBe(400)
    expect(sentToDesk()).toEqual([])
  })

  test.each([
    ['a desk that is away', () => new Response('', { status: 503 }), 503],
    ['a desk that answers without a receipt', () => Response.json({ message: 'OK' }), 503],
    ['a desk that has had too many', () => Response.json({ message: 'Wait' }, { status: 429 }), 429],
    ['a desk that refuses', () => Response.json({ errors: { kind: 'kindRequired' } }, { status: 400 }), 400],
  ])('%s leaves the report in the form', async (_, answer, status) => {
    api.answers.set('/report', answer)
    const given = await send()
    expect(given.status).toBe(status)
    expect(page(given.text).elements('textarea')[0]?.textContent).toBe(typed.text)
  })

  test('from another site is refused', async () => {
    expect((await send({}, '/report', { origin: 'https://evil.example' })).status).toBe(403)
  })
})

describe('photographs without script', () => {
  test('go to the desk before the report, which names them', async () => {
    await send({ photographs: ['lamp.jpg', 'bytes of a photograph'] })
    expect(toDesk('/resident-file').map(({ body }) => body)).toEqual(['bytes of a photograph'])
    expect(sentToDesk()[0]).toMatchObject({ photographs: [token] })
  })

  test('need not be chosen again after an error, and can be taken out', async () => {
    const first = await send({ kind: '', photographs: ['lamp.jpg', 'bytes'] })
    const [field] = page(first.text).elements('input[name=attached]')
    const attached = field?.getAttribute('value') ?? ''
    expect(page(first.text).text).toContain('lamp.jpg')
    await send({ attached })
    expect(sentToDesk()).toHaveLength(1)
    expect(sentToDesk()[0]).toMatchObject({ photographs: [token] })
    expect(toDesk('/resident-file')).toHaveLength(1)
    const removed = await send({ attached, removeFile: token })
    expect(removed.status).toBe(200)
    expect(page(removed.text).elements('input[name=attached]')).toEqual([])
    expect(sentToDesk()).toHaveLength(1)
  })

  test('that are refused keep the report in the form', async () => {
    api.answers.set('/resident-file', () =>
      Response.json({ message: 'No', errors: { file: 'fileBroken' } }, { status: 400 }),
    )
    const answer = await send({ photographs: ['lamp.jpg', 'bytes'] }, '/mr/report')
    expect(answer.status).toBe(400)
    expect(page(answer.text).text).toContain('lamp.jpg वाचता येत नाही.')
    expect(sentToDesk()).toEqual([])
  })
})

describe('like reports nearby', () => {
  const here = { latitude: '19.24371', longitude: '73.31602' }

  test.each([
    ['/report', 'This is it, tell me too', '2 people reported it', 'm away'],
    ['/mr/report', 'हीच समस्या, मलाही कळवा', '२ जणांनी कळवले', 'मीटर अंतरावर'],
  ])('%s shows them before anything is sent', async (path, ...words) => {
    knownReport()
    const answer = await send(here, path)
    expect(answer.status).toBe(200)
    const { text, elements } = page(answer.text)
    for (const word of words) expect(text.replaceAll('\u00a0', ' ')).toContain(word)
    expect(elements('button[name=follow]')[0]?.getAttribute('value')).toBe('41')
    expect(elements('button[name=follow]')[0]?.getAttribute('form')).toBe('report-form')
    expect(sentToDesk()).toEqual([])
  })

  test('in the same ward where somebody knows no position', async () => {
    knownReport()
    expect((await send({ ward: '1' })).status).toBe(200)
    expect((await send({ ward: '2' })).status).toBe(303)
  })

  test('do not keep somebody from sending their own', async () => {
    knownReport()
    expect((await send({ ...here, seen: '1' })).status).toBe(303)
    expect(sentToDesk()).toHaveLength(1)
  })

  test('"tell me too" counts with the address, and sends no report', async () => {
    knownReport()
    const answer = await send({ ...here, follow: '41', email: 'asha@example.in' })
    expect(answer.status).toBe(303)
    expect(toDesk('/report-follow').map(({ body }) => JSON.parse(body))).toEqual([
      { report: 41, email: 'asha@example.in', language: 'en', website: '' },
    ])
    expect(sentToDesk()).toEqual([])
    const to = answer.headers.location?.split('#')[0] ?? ''
    expect(page((await site.get(to)).text).text).toContain('It is counted that this concerns you too.')
  })

  test.each([
    [404, 409, 'This report is done by now.'],
    [429, 429, 'Too many reports at once.'],
    [500, 503, 'The report could not be sent.'],
  ])('"tell me too" that the desk answers with %i keeps the form', async (status, shown, words) => {
    api.answers.set('/report-follow', () => Response.json({ message: 'No' }, { status }))
    const answer = await send({ follow: '41' })
    expect(answer.status).toBe(shown)
    expect(page(answer.text).text).toContain(words)
  })
})

describe('what the script asks of the site', () => {
  const json = { 'content-type': 'application/json' }
  const ask = (body: object, headers = json) => site.post('/nearby-reports', JSON.stringify(body), headers)
  const place = { kind: 1, ward: null, position: { latitude: 19.24371, longitude: 73.31602 }, language: 'en' }

  test('like reports nearby, public facts alone', async () => {
    knownReport()
    const answer = await ask(place)
    expect(answer.headers['cache-control']).toBe('no-store')
    const [found] = JSON.parse(answer.text)
    expect(found).toMatchObject({ id: 41, kind: 'Street light', followers: 1 })
    expect(found.metres).toBeLessThan(10)
    expect(JSON.parse((await ask({ ...place, kind: 2 })).text)).toEqual([])
  })

  test.each([[{}], [{ ...place, kind: 'x' }], [{ ...place, language: 'de' }], [{ ...place, position: 'x' }]])(
    'refuses %j',
    async (body) => {
      expect((await ask(body)).status).toBe(400)
    },
  )

  test('is answered to pages of this site alone', async () => {
    expect((await ask(place, { ...json, origin: 'https://evil.example' } as never)).status).toBe(403)
  })

  const upload = (body: string, headers: Record<string, string> = {}) =>
    site.post('/report-photograph', body, { 'content-type': 'application/octet-stream', ...headers })

  test('a photograph goes to the desk, and its token comes back', async () => {
    const answer = await upload('bytes', { 'content-disposition': "attachment; filename*=UTF-8''lamp.jpg" })
    expect([answer.status, JSON.parse(answer.text)]).toEqual([201, { token, name: 'lamp.jpg', size: 5 }])
    expect(toDesk('/resident-file')[0]?.headers['content-disposition']).toContain('lamp.jpg')
  })

  test.each([
    [() => Response.json({ errors: { file: 'fileKind' } }, { status: 400 }), 400, 'fileKind'],
    [() => new Response('', { status: 429 }), 429, 'fileBusy'],
    [() => new Response('<h1>', { status: 500 }), 400, 'fileFailed'],
  ])(
    'a photograph that the desk does not take is answered with the reason',
    async (answer, status, error) => {
      api.answers.set('/resident-file', answer)
      const given = await upload('bytes')
      expect([given.status, JSON.parse(given.text)]).toEqual([status, { error }])
    },
  )

  test('a photograph that is too large, or of another site, goes nowhere', async () => {
    expect((await upload('x'.repeat(residentFileLimits.bytes + 1))).status).toBe(413)
    expect((await upload('x', { origin: 'https://evil.example' })).status).toBe(403)
    expect(toDesk('/resident-file')).toEqual([])
  })

  test('a report as JSON has its receipt with the day', async () => {
    const answer = await site.post('/api/report', JSON.stringify({ kind: 1, place: 'x' }), json)
    expect(JSON.parse(answer.text)).toMatchObject({ contactId: 'F-7KQ2-M9XD', secret, dueOn: '2026-12-04' })
  })
})

test('a flood of reports by one client costs that client', async () => {
  await site.stop()
  site = await startTestSite({
    apiRoot: api.root,
    app,
    env: { FEEDBACK_PER_MINUTE: '2', TRUSTED_HOPS: '1' },
  })
  const as = (client: string) =>
    site.post('/api/report', '{"kind":1,"place":"x"}', {
      'content-type': 'application/json',
      'x-forwarded-for': client,
    })
  const statuses: number[] = []
  for (let round = 0; round < 4; round++) statuses.push((await as('203.0.113.1')).status)
  expect(statuses).toEqual([201, 201, 429, 429])
  expect((await as('203.0.113.2')).status).toBe(201)
})

test.each([
  ['no list of kinds', () => Response.json({ message: 'Not here' }, { status: 404 })],
  ['no kind', () => Response.json([])],
])('a council with %s takes no reports, and says how to write', async (_, answer) => {
  api.answers.set(listPaths.reportKinds.path, answer)
  await site.stop()
  site = await startTestSite({ apiRoot: api.root, app })
  const { text } = await site.get('/report')
  const { elements, links } = page(text)
  expect(elements('#report-form')).toEqual([])
  expect(links).toContain('/contact')
})
