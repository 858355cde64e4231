import { listPaths } from '@nagardwar/contract'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { readerOf } from '../../app/testing/reader-of.ts'
import { appInTest } from '../testing/app-in-test.ts'
import { type FakeApi, startFakeApi } from '../testing/fake-api.ts'
import { startTestSite, type TestSite } from '../testing/test-site.ts'

const path = '/notices/lake-road-trees'
const secret = 'abcdefghijklmnopqrstuvwx23'
const token = 'abcdefghijklmnopqrstuvwxy2'
const made = '2026-12-15T05:00:00.000Z'

let api: FakeApi
let site: TestSite
let app: Awaited<ReturnType<typeof appInTest>>
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-15T12:00:00+05:30') })
  api = await startFakeApi()
  app = await appInTest('notices', 'dynamic')
  site = await startTestSite({
    apiRoot: api.root,
    app,
    env: { FEEDBACK_PER_MINUTE: '500', SEARCHES_PER_MINUTE: '0' },
  })
  await site.site.warmUp()
})
beforeEach(() => {
  vi.setSystemTime(new Date('2026-12-15T12:00:00+05:30'))
  api.asked.length = 0
})
afterEach(() => api.answers.clear())
afterAll(async () => {
  await site.stop()
  await api.stop()
  vi.useRealTimers()
})

type Fields = readonly (readonly [name: string, value: string, file?: string])[]
const written: Fields = [
  ['form', 'answer'],
  ['name', 'शुभांगी तळेकर'],
  ['ward', '१२'],
  ['stance', 'objection'],
  ['text', 'वडाचे झाड <तोडू> नये.\r\nते जुने आहे.'],
  ['website', ''],
  ['made', made],
  ['notice', '2026-11-28'],
]
const bodyOf = (fields: Fields): string =>
  `${fields
    .map(
      ([name, value, file]) =>
        `--x\r\nContent-Disposition: form-data; name="${name}"${file ? `; filename="${file}"` : ''}\r\n\r\n${value}\r\n`,
    )
    .join('')}--x--\r\n`
const post = (more: Fields = [], to = `/mr${path}`, fields = written) =>
  site.post(to, bodyOf([...fields, ...more]), {
    'content-type': 'multipart/form-data; boundary=x',
    origin: 'http://council.example',
    accept: 'text/html',
  })
const read = (html: string) => readerOf(html.slice(html.indexOf('<body')))
const deskSays = (body: object, status = 201) =>
  api.answers.set('/notice-answer', () => Response.json(body, { status, headers: { 'retry-after': '30' } }))
const sentToDesk = () => {
  const calls = api.asked.filter(({ path: asked }) => asked === '/api/notice-answer')
  return calls.map(({ body, headers }) => ({ ...JSON.parse(body), key: headers['idempotency-key'] }))
}
const fieldsOf = (html: string, name: string) =>
  read(html)
    .elements(`#answer [name="${name}"]`)
    .map((field) => field.getAttribute('value') ?? field.textContent)

/** What has the focus on a page to which `#result` leads. */
const resultIn = (html: string): string =>
  read(html)
    .elements('#result[tabindex="-1"]')
    .map((each) => each.textContent)
    .join()

describe('the form on the page of a notice', () => {
  test.each([
    ['en', path, 'Answer here', 'Until 18.12.2026, 5:45 PM'],
    ['mr', `/mr${path}`, 'येथे उत्तर द्या', 'अंतिम दिनांक व वेळ: १८.१२.२०२६, सायंकाळी ५:४५'],
  ])(
    'stands in %s in the page that all readers share, until the last minute',
    async (_language, address, title, until) => {
      const { status, text, headers } = await site.get(address)
      expect([status, headers['cache-control']]).toEqual([
        200,
        'public, max-age=0, s-maxage=2, stale-if-error=86400',
      ])
      const page = read(text)
      expect(page.headings(2)).toContain(title)
      expect(page.text.replaceAll('\u00a0', ' ')).toContain(until)
      expect(
        page.elements(`form[method=post][enctype="multipart/form-data"][action="${address}#result"]`),
      ).toHaveLength(1)
    },
  )

  test('goes to the desk with what was written, and leads to the receipt with number and private link', async () => {
    deskSays({ message: 'x', contactId: 'F-7KQ2-M9XD', secret })
    const answer = await post([
      ['outcome', '1'],
      ['email', 'asha@council.example'],
    ])
    expect(answer.status).toBe(303)
    const location = String(answer.headers.location)
    expect(location).toMatch(
      /^\/mr\/notices\/lake-road-trees\?sent=F-7KQ2-M9XD\.[a-z2-7]{26}\.[\w-]{22}#result$/,
    )
    expect(sentToDesk()).toMatchObject([
      {
        link: path,
        language: 'mr',
        name: 'शुभांगी तळेकर',
        ward: '१२',
        stance: 'objection',
        text: 'वडाचे झाड <तोडू> नये.\r\nते जुने आहे.',
        email: 'asha@council.example',
        wantsOutcome: true,
        files: [],
        notice: '2026-11-28',
        website: '',
        seconds: 5400,
        key: expect.stringMatching(/^form-[0-9a-f]{64}$/),
      },
    ])
    const receipt = await site.get(location.split('#')[0] ?? '')
    expect(receipt.headers['cache-control']).toBe('no-store')
    const page = read(receipt.text)
    expect(page.text).toContain('आपले उत्तर मिळाले आहे.')
    expect(resultIn(receipt.text)).toContain('आपले उत्तर मिळाले आहे.')
    expect(page.text).toContain('F-7KQ2-M9XD')
    expect(page.links).toContain(`/mr/feedback/${secret}`)
    expect(page.elements('#answer form')).toEqual([])
  })

  test('confirms nothing that the site has not signed', async () => {
    for (const sent of ['F-7KQ2-M9XD', `F-7KQ2-M9XD.${secret}.aaaaaaaaaaaaaaaaaaaaaa`]) {
      const page = read((await site.get(`${path}?sent=${sent}`)).text)
      expect(page.text).not.toContain('F-7KQ2-M9XD')
      expect(page.elements('#answer form')).toHaveLength(1)
    }
  })

  test('has the same key when it is sent twice, and another one with another text or file', async () => {
    deskSays({ message: 'x', contactId: 'F-7KQ2-M9XD', secret })
    await post()
    await post()
    await post([['address', 'Lane 2']])
    await post([['attached', JSON.stringify({ token, name: 'a.pdf', size: 3 })]])
    const keys = sentToDesk().map(({ key }) => key)
    expect(keys[1]).toBe(keys[0])
    expect(new Set(keys).size).toBe(3)
  })

  test('comes back with everything that was written and what is wrong, in the order of the fields', async () => {
    deskSays({ message: 'x', errors: { text: 'feedbackTooLong', name: 'nameRequired', x: 'notOurs' } }, 400)
    const { status, text } = await post()
    expect(status).toBe(400)
    const page = read(text)
    expect(resultIn(text)).toContain('कृपया २ रकाने दुरुस्त करा')
    expect(page.elements('#answer [role=alert] a').map((link) => link.textContent)).toEqual([
      'नाव आवश्यक आहे',
      'मजकूर जास्तीत जास्त ५,००० अक्षरांचा असावा',
    ])
    expect(page.links).toEqual(expect.arrayContaining(['#field-name', '#field-text']))
    expect(fieldsOf(text, 'name')).toEqual(['शुभांगी तळेकर'])
    expect(fieldsOf(text, 'text')).toEqual([expect.stringContaining('वडाचे झाड <तोडू> नये.')])
    expect(
      page.elements('#answer [name=stance][checked]').map((field) => field.getAttribute('value')),
    ).toEqual(['objection'])
  })

  test('keeps its files over an error: they need not be chosen again, and one can be taken away', async () => {
    api.answers.set('/resident-file', () =>
      Response.json({ token, name: 'योजना.pdf', size: 3 }, { status: 201 }),
    )
    deskSays({ message: 'x', errors: { name: 'nameRequired' } }, 400)
    const { text } = await post([['files', '%PDF', 'योजना.pdf']])
    expect(sentToDesk()).toMatchObject([{ files: [token] }])
    expect(read(text).text).toContain('योजना.pdf पाठवू नका')
    const [attached = ''] = fieldsOf(text, 'attached')
    expect(JSON.parse(String(attached))).toEqual({ token, name: 'योजना.pdf', size: 3 })
    await post([['attached', String(attached)]])
    await post([
      ['attached', String(attached)],
      ['removeFile', token],
    ])
    expect(sentToDesk().map(({ files }) => files)).toEqual([[token], [token], []])
  })

  test('is not sent with a file that was refused: its sender hears why first', async () => {
    api.answers.set('/resident-file', () =>
      Response.json({ message: 'x', errors: { file: 'fileInfected' } }, { status: 400 }),
    )
    const { status, text } = await post([['files', 'x', 'a.pdf']])
    expect([status, sentToDesk()]).toEqual([400, []])
    expect(read(text).text).toContain('a.pdf: फाइलमध्ये व्हायरस आढळला')
  })

  test('says at once what is wrong with files and texts, one line for a field, and names what was left out', async () => {
    api.answers.set('/resident-file', () =>
      api.asked.at(-1)?.body === 'bad.pdf'
        ? Response.json({ message: 'x', errors: { file: 'fileBroken' } }, { status: 400 })
        : Response.json({ token, name: 'a.pdf', size: 3 }, { status: 201 }),
    )
    const files: Fields = ['bad.pdf', 'a.pdf', 'b.pdf', 'fourth.pdf'].map((name) => ['files', name, name])
    const fields = written.filter(([name]) => !['stance', 'text'].includes(name))
    const { status, text } = await post(files, `/mr${path}`, fields)
    expect([status, sentToDesk()]).toEqual([400, []])
    expect(resultIn(text)).toContain('कृपया ३ रकाने दुरुस्त करा')
    const lines = read(text).elements('#result a')
    expect(lines.map((line) => line.textContent)).toEqual([
      'हरकत, सूचना की पाठिंबा ते निवडा',
      'कृपया आपले म्हणणे लिहा',
      'bad.pdf: फाइल खराब आहे; fourth.pdf: फक्त ३ फाइली पाठवता येतात',
    ])
  })

  test.each([
    ['en', path, 'the time to answer ended on 18.12.2026, 5:45 PM'],
    ['mr', `/mr${path}`, 'मुदत संपली: १८.१२.२०२६, सायंकाळी ५:४५'],
  ])(
    'that comes too late is refused with day and hour, %s, and its text is not lost',
    async (_language, to, words) => {
      deskSays({ message: 'x', errors: { link: 'noticeClosed' } }, 409)
      const { status, text } = await post([], to)
      expect(status).toBe(409)
      expect(resultIn(text).replaceAll('\u00a0', ' ')).toContain(words)
      expect(read(text).text).toContain('वडाचे झाड <तोडू> नये.')
      expect(read(text).elements('#answer form')).toEqual([])
    },
  )

  test.each<[string, () => void, Fields, number, string]>([
    ['the desk is away', () => deskSays({}, 500), [], 503, 'आपले उत्तर पाठवता आले नाही'],
    ['too many come', () => deskSays({}, 429), [], 429, '३० सेकंद'],
    ['a machine filled it in', () => undefined, [['website', 'spam']], 400, 'न दिसणारा रकाना'],
    ['it is sent at once', () => undefined, [['made', '2026-12-15T06:29:59.000Z']], 400, 'फार लवकर'],
    ['its page is from the future', () => undefined, [['made', '2027-01-01T00:00:00.000Z']], 400, 'फार लवकर'],
    ['its files are gone', () => deskSays({ errors: { files: 'filesGone' } }, 400), [], 400, 'पुन्हा निवडा'],
  ])('comes back with its text where %s', async (_why, prepare, more, code, words) => {
    prepare()
    const fields = written.filter(([name]) => !more.some(([other]) => other === name))
    const { status, text } = await post(more, `/mr${path}`, fields)
    expect(status).toBe(code)
    expect(resultIn(text)).toContain(words)
    expect(fieldsOf(text, 'text')).toEqual([expect.stringContaining('वडाचे झाड')])
  })

  test('offers the wards that there are, and a field to write in while nobody knows them', async () => {
    const options = read((await site.get(`/mr${path}`)).text).elements('#answer select[name=ward] option')
    expect(options.map((each) => [each.getAttribute('value'), each.textContent]).slice(0, 2)).toEqual([
      ['', 'निवडलेला नाही'],
      ['1', '१, तलावपाळी १'],
    ])
    deskSays({ message: 'x', errors: { name: 'nameRequired' } }, 400)
    const fields = written.filter(([name]) => name !== 'ward')
    const { text } = await post([['ward', '1']], `/mr${path}`, fields)
    expect(
      read(text)
        .elements('#answer select[name=ward] option[selected]')
        .map((each) => each.getAttribute('value')),
    ).toEqual(['1'])
    api.answers.set(listPaths.wards.path, () => Response.json([]))
    const without = await startTestSite({ apiRoot: api.root, app })
    await without.site.warmUp()
    const page = read((await without.get(path)).text)
    await without.stop()
    expect(page.elements('#answer input[name=ward]')).toHaveLength(1)
  })

  test('speaks of the register for the hearing only where there is one', async () => {
    expect(read((await site.get(`/mr${path}`)).text).text).toContain('सुनावणीच्या नोंदवहीत')
    vi.setSystemTime(new Date('2026-11-20T12:00:00+05:30'))
    for (const [to, words, other] of [
      ['/mr/notices/market-timings', 'एकत्रित मोजणी', 'नोंदवही'],
      ['/notices/market-timings', 'count them together', 'register'],
    ] as const) {
      const [form] = read((await site.get(to)).text).elements('#answer form')
      expect(form?.textContent).toContain(words)
      expect(form?.textContent).not.toContain(other)
    }
  })

  test('has the questions of a survey, and what was chosen stands there again', async () => {
    vi.setSystemTime(new Date('2026-11-20T12:00:00+05:30'))
    const to = '/mr/notices/market-timings'
    expect(
      read((await site.get(to)).text)
        .elements('#answer legend')
        .map((each) => each.textContent),
    ).toEqual(['आपण केव्हा जाता?', 'तेथे काय हवे?'])
    deskSays({ errors: { name: 'nameRequired' } }, 400)
    const fields: Fields = [
      ['form', 'answer'],
      ['name', ''],
      ['reply-1', '2'],
      ['reply-2', '1'],
      ['reply-2', '2'],
      ['reply-3', 'दिवे'],
      ['reply-99x', '1'],
      ['website', ''],
      ['made', '2026-11-20T05:00:00.000Z'],
    ]
    const { text } = await post([], to, fields)
    expect(sentToDesk()).toMatchObject([
      { replies: { 1: '2', 2: ['1', '2'], 3: 'दिवे' }, wantsOutcome: false },
    ])
    expect(
      read(text)
        .elements('#answer [checked]')
        .map((field) => field.getAttribute('name')),
    ).toEqual(['reply-1', 'reply-2', 'reply-2'])
    expect(fieldsOf(text, 'reply-3')).toEqual(['दिवे'])
  })

  test('of a survey that comes too late keeps what was said in words', async () => {
    vi.setSystemTime(new Date('2026-11-20T12:00:00+05:30'))
    deskSays({ message: 'x', errors: { link: 'noticeClosed' } }, 409)
    const own = written.filter(([name]) => !['text', 'made'].includes(name))
    const more: Fields = [
      ['made', '2026-11-20T05:00:00.000Z'],
      ['reply-1', '1'],
      ['reply-3', 'दिवे हवेत.'],
    ]
    const { status, text } = await post(more, '/notices/market-timings', own)
    expect(status).toBe(409)
    expect(read(text).languageOf('दिवे हवेत.')).toBe('mr')
  })

  test('marks questions and choices that stand in the other language alone', async () => {
    vi.setSystemTime(new Date('2026-11-20T12:00:00+05:30'))
    const rows = await (await fetch(`${api.root}${listPaths.publicNotices.path}?lang=mr`)).json()
    api.answers.set(listPaths.publicNotices.path, () => Response.json(rows))
    const untranslated = await startTestSite({ apiRoot: api.root, app })
    await untranslated.site.warmUp()
    const page = read((await untranslated.get('/notices/market-timings')).text)
    await untranslated.stop()
    for (const words of ['आपण केव्हा जाता?', 'सकाळी', 'आणखी काही?'])
      expect([words, page.languageOf(words)]).toEqual([words, 'mr'])
  })

  test('to a notice that is not there is refused', async () => {
    deskSays({ message: 'x' }, 404)
    expect((await post([], '/mr/notices/nothing')).status).toBe(404)
  })

  test('is gone from the page in the minute in which the notice closes', async () => {
    for (const address of [path, `/mr${path}`]) {
      vi.setSystemTime(new Date('2026-12-18T17:44:00+05:30'))
      expect(read((await site.get(address)).text).elements('#answer form')).toHaveLength(1)
      vi.setSystemTime(new Date('2026-12-18T17:46:00+05:30'))
      expect(read((await site.get(address)).text).elements('#answer')).toEqual([])
    }
  })
})
