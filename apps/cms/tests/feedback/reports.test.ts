import { type FeedbackStatus, type Row, toDomain } from '@nagardwar/contract'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { noteChange } from '../../src/content/content-version.ts'
import { runSql } from '../../src/platform/database/sql.ts'
import { type Ask, apiOf, post } from '../api/api.ts'
import { councilWithDesk, type Role } from '../desk/desk.ts'
import { mailServer } from '../desk/mail-server.ts'

const { received, settings } = await mailServer()
const { desk } = councilWithDesk(settings)
let ask: Ask
const ids = { light: 0, other: 0, ward: 0, electricity: 0 }

beforeAll(async () => {
  const { payload } = desk()
  ask = await apiOf(payload)
  const published = { _status: 'published' } as const
  const name = (en: string, mr: string) => ({ en, mr })
  const add = async (collection: string, data: object) =>
    Number((await payload.create({ collection, data: { ...data, ...published } } as never)).id)
  ids.electricity = await add('departments', { name: name('Electricity', 'विद्युत विभाग') })
  ids.light = await add('report-kinds', {
    name: name('Street light', 'पथदिवा'),
    department: ids.electricity,
    workingDays: 3,
  })
  ids.other = await add('report-kinds', { name: name('Something else', 'इतर') })
  ids.ward = await add('wards', { number: '12', name: name('Fort', 'किल्ला') })
})
beforeEach(async () => {
  const { payload } = desk()
  await payload.delete({ collection: 'feedback', where: { id: { exists: true } } })
  for (const table of ['reports', 'report_followers']) await runSql(payload, `DELETE FROM ${table}`)
})

const form = { website: '', seconds: 40, notice: '2026-11-28', language: 'mr' }
const written = () => ({
  kind: ids.light,
  ward: ids.ward,
  place: 'बाजार गल्ली, शाळेजवळ',
  latitude: 19.239812,
  longitude: 73.312134,
  text: 'कोपऱ्यावरील पथदिवा बंद आहे.',
  name: 'शुभांगी तळेकर',
  mobile: '0251-555-0177',
  email: 'resident@sahyanagar.example',
  photographs: [],
  ...form,
})
const sent = (over: object = {}, headers: Record<string, string> = {}) =>
  ask('/report', post({ ...written(), ...over }, headers))
const found = async (reference: string) =>
  (
    await desk().payload.find({
      collection: 'feedback',
      where: { reference: { equals: reference } },
      depth: 0,
    })
  ).docs[0] as unknown as Record<string, unknown> & { id: number }

/** A report that is stored: its number, its secret and its message. */
async function report(over: object = {}) {
  const response = await sent(over)
  expect(response.status).toBe(201)
  const reply = (await response.json()) as { contactId: string; secret: string; dueOn: string | null }
  return { ...reply, message: await found(reply.contactId) }
}
const listed = async (language = 'en'): Promise<Row<'reports'>[]> => {
  await noteChange(desk().payload)
  return toDomain('reports', await (await ask(`/reports?lang=${language}`)).json())
}
const change = async (id: number, body: object) =>
  expect((await desk().ask('PATCH', `/feedback/${id}`, { as: 'editor', body })).status).toBe(200)
const follow = (report: number, over: object = {}, client = '203.0.113.7') =>
  ask('/report-follow', post({ report, ...over }, { 'x-forwarded-for': `${client}, 127.0.0.1` }))
const followersOf = async (response: Response) => ((await response.json()) as { followers: number }).followers

describe('a reported problem', () => {
  test('is a message of its department, due after the working days of its kind, with a private link', async () => {
    const { secret, dueOn, message } = await report()
    expect(message).toMatchObject({
      kind: 'report',
      subject: 'पथदिवा: बाजार गल्ली, शाळेजवळ',
      feedback: 'कोपऱ्यावरील पथदिवा बंद आहे.',
      department: ids.electricity,
      language: 'mr',
      reportKind: ids.light,
      reportWard: '12',
      reportPosition: '19.23981, 73.31213',
      noticeVersion: '2026-11-28',
      doubt: null,
      status: 'new',
    })
    expect(String(message.dueOn).slice(0, 10)).toBe(dueOn)
    expect([1, 2, 3, 4, 5]).toContain(new Date(String(dueOn)).getUTCDay())
    const status = (await (await ask('/feedback-status', post({ secret }))).json()) as FeedbackStatus
    expect(status).toMatchObject({ state: 'received', subject: 'पथदिवा: बाजार गल्ली, शाळेजवळ' })
  })

  test('needs neither a name nor words: a kind and a place on the map are enough', async () => {
    const { message } = await report({
      ward: null,
      place: '',
      text: '',
      name: '',
      mobile: '',
      email: '',
      language: 'en',
    })
    expect(message).toMatchObject({ name: '', subject: 'Street light', feedback: 'Street light' })
  })

  test('of a kind without a promise is due as other messages are, and promises no day', async () => {
    const { dueOn, message } = await report({ kind: ids.other })
    expect(dueOn).toBeNull()
    expect(message).toMatchObject({ dueOn: expect.any(String), department: null })
  })

  test('holidays of the offices are no working days', async () => {
    const before = (await report()).dueOn as string
    const data = { day: before, name: { en: 'Holiday', mr: 'सुट्टी' }, _status: 'published' as const }
    const { id } = await desk().payload.create({ collection: 'holidays', data })
    expect(((await report()).dueOn as string) > before).toBe(true)
    await desk().payload.delete({ collection: 'holidays', id })
  })

  test('sent twice with one key is stored once, and another one with that key is refused', async () => {
    const headers = { 'idempotency-key': 'report-1' }
    const first = await (await sent({}, headers)).json()
    expect(await (await sent({}, headers)).json()).toEqual(first)
    expect((await desk().payload.count({ collection: 'feedback' })).totalDocs).toBe(1)
    expect(await listed()).toHaveLength(1)
    expect((await sent({ place: 'elsewhere' }, headers)).status).toBe(409)
  })

  test.each([
    ['an unknown kind', { kind: 9999 }, { kind: 'kindRequired' }],
    ['no place', { place: '', latitude: null, longitude: null }, { place: 'placeRequired' }],
    ['a place elsewhere', { latitude: 51.5, longitude: 0 }, { position: 'positionOutside' }],
    ['a wrong address', { email: 'me@' }, { email: 'emailInvalid' }],
    ['a token of nobody', { photographs: ['a'.repeat(26)] }, { files: 'filesGone' }],
    ['four photographs', { photographs: Array(4).fill('a'.repeat(26)) }, { files: 'filesGone' }],
  ])('with %s is refused', async (_, over, errors) => {
    const response = await sent(over)
    expect(response.status).toBe(400)
    expect(((await response.json()) as { errors: unknown }).errors).toEqual(errors)
    expect(await listed()).toEqual([])
  })
})

describe('the public list', () => {
  test('has kind, ward, rounded place, state and days, and nothing of a person or their words', async () => {
    await report()
    const [row] = await listed()
    expect(row).toMatchObject({
      kindName: 'Street light',
      kindId: ids.light,
      ward: 'Fort',
      wardNumber: '12',
      place: '',
      position: '19.2398, 73.3121',
      state: 'new',
      receivedOn: expect.stringMatching(/T12:00:00.000Z$/),
      dueOn: expect.any(String),
      doneOn: null,
      photograph: '',
      followers: '0',
    })
    const text = await (await ask('/reports')).text()
    expect(text).not.toMatch(/शुभांगी|0251|resident@|कोपऱ्यावरील|बाजार|F-[A-Z0-9]{4}/)
    expect((await listed('mr'))[0]).toMatchObject({ kindName: 'पथदिवा', ward: 'किल्ला' })
  })

  test('follows the state of the message', async () => {
    const { message } = await report()
    await change(message.id, { status: 'in-progress' })
    expect((await listed())[0]).toMatchObject({ state: 'inProgress', doneOn: null })
    await change(message.id, { status: 'answered' })
    expect((await listed())[0]).toMatchObject({ state: 'answered', doneOn: expect.any(String) })
    await change(message.id, { status: 'in-progress' })
    expect((await listed())[0]).toMatchObject({ state: 'inProgress', doneOn: null })
    await change(message.id, { status: 'closed' })
    expect((await listed())[0]).toMatchObject({ state: 'closed', doneOn: expect.any(String) })
  })

  test('has the kind and the ward to which staff move it', async () => {
    const { message } = await report()
    await change(message.id, { reportKind: ids.other, reportWard: '7' })
    expect((await listed())[0]).toMatchObject({ kindName: 'Something else', wardNumber: '7', ward: '' })
  })

  test('lacks what is put aside, and what looks machine-made until somebody takes it up', async () => {
    const spam = await report()
    await change(spam.message.id, { putAside: 'spam' })
    const trap = await report({ website: 'https://casino.example' })
    const quick = await report({ seconds: 1 })
    const noForm = await report({ website: undefined })
    expect(await listed()).toEqual([])
    for (const { message } of [trap, quick, noForm]) await change(message.id, { status: 'in-progress' })
    expect(await listed()).toHaveLength(3)
    await change(spam.message.id, { putAside: null })
    expect(await listed()).toHaveLength(4)
  })

  test('lacks every other message', async () => {
    const { name, mobile, email } = written()
    const message = { name, mobile, email, subject: 'पथदिवा', feedback: 'बंद आहे' }
    expect(
      (await ask('/contact-us', post({ ...message, ...form, kind: 'report', reportKind: ids.light }))).status,
    ).toBe(201)
    expect(await listed()).toEqual([])
  })

  test('counts who reported the same again, with their followers, at the first', async () => {
    const first = await report()
    const again = await report()
    const rows = await listed()
    // The newest stands first.
    const [one, two] = [rows[1]?.id ?? 0, rows[0]?.id ?? 0]
    expect(await followersOf(await follow(one, {}, '203.0.113.1'))).toBe(1)
    expect(await followersOf(await follow(two, {}, '203.0.113.2'))).toBe(1)
    await change(again.message.id, { putAside: 'duplicate', duplicateOf: first.message.id })
    expect(await listed()).toMatchObject([{ id: one, followers: '3' }])
    await change(again.message.id, { putAside: null })
    expect(await listed()).toMatchObject([{ followers: '1' }, { followers: '1' }])
  })
})

describe('“this is it, tell me too”', () => {
  test('counts a client once, and keeps neither its address nor the number of the report in what it stores of it', async () => {
    await report()
    const [row] = await listed()
    const id = row?.id ?? 0
    expect(await followersOf(await follow(id))).toBe(1)
    expect(await followersOf(await follow(id))).toBe(1)
    expect(await followersOf(await follow(id, { email: 'one@council.example' }))).toBe(1)
    expect(await followersOf(await follow(id, {}, '203.0.113.8'))).toBe(2)
    expect((await listed())[0]).toMatchObject({ followers: '2' })
    const stored = JSON.stringify(await runSql(desk().payload, 'SELECT * FROM report_followers'))
    expect(stored).toContain('one@council.example')
    expect(stored).not.toContain('203.0.113')
  })

  test('a client leaves three addresses at most, and none is counted twice', async () => {
    await report()
    const [row] = await listed()
    const id = row?.id ?? 0
    for (const [at, status] of [200, 200, 200, 429].entries())
      expect((await follow(id, { email: `${at}@council.example` })).status).toBe(status)
    expect((await listed())[0]).toMatchObject({ followers: '1' })
  })

  test('the hidden field is answered alike, and not counted', async () => {
    await report()
    const [row] = await listed()
    expect(await followersOf(await follow(row?.id ?? 0, { website: 'x', email: 'a@b.example' }))).toBe(0)
    expect(await runSql(desk().payload, 'SELECT * FROM report_followers')).toEqual([])
  })

  test('a report that is done, put aside or not there cannot be followed', async () => {
    const done = await report()
    const aside = await report()
    const rows = await listed()
    await change(done.message.id, { status: 'closed' })
    await change(aside.message.id, { putAside: 'spam' })
    for (const id of [...rows.map(({ id }) => id), 99_999, 0, -1, '1 OR 1=1', null, [1]])
      expect((await follow(id as number)).status, String(id)).toBe(404)
    expect((await follow(rows[0]?.id ?? 0, { email: 'no' })).status).toBe(404)
  })

  test('a wrong address is refused', async () => {
    await report()
    const [row] = await listed()
    const response = await follow(row?.id ?? 0, { email: 'no' })
    expect([response.status, ((await response.json()) as { errors: unknown }).errors]).toEqual([
      400,
      { email: 'emailInvalid' },
    ])
  })

  test('two at once of one client count once', async () => {
    await report()
    const id = (await listed())[0]?.id ?? 0
    await Promise.all(Array.from({ length: 5 }, () => follow(id)))
    expect((await listed())[0]).toMatchObject({ followers: '1' })
  })
})

test('the data of a person have the place that they reported', async () => {
  await report()
  const found = await desk().ask('POST', '/personal-data', {
    as: 'admin',
    body: { telephone: '', email: written().email },
  })
  const { messages } = (await found.json()) as { messages: { id: number }[] }
  const told = await desk().ask('POST', '/personal-data/export', {
    as: 'admin',
    body: { ids: messages.map(({ id }) => id), as: 'json' },
  })
  expect(await told.text()).toMatch(/बाजार गल्ली, शाळेजवळ[\s\S]*19\.23981, 73\.31213/)
})

describe('erasing', () => {
  const later = () => new Date(Date.now() + 367 * 86_400_000)

  test('leaves kind, ward, state and days for the figures, and nothing else', async () => {
    const { message } = await report()
    await change(message.id, { status: 'closed' })
    await report({ ward: null })
    const rows = await listed()
    await follow(rows[0]?.id ?? 0, { email: 'one@council.example' })
    expect(await runSql(desk().payload, 'SELECT * FROM report_followers')).toHaveLength(1)
    const { eraseOldFeedback } = await import('../../src/features/feedback/erase-old-feedback.ts')
    await eraseOldFeedback(desk().payload, later())
    expect(await listed()).toMatchObject([
      { state: 'new', wardNumber: '', position: '' },
      {
        kindName: 'Street light',
        wardNumber: '12',
        state: 'closed',
        doneOn: expect.any(String),
        position: '',
        place: '',
      },
    ])
    expect(await runSql(desk().payload, 'SELECT * FROM report_followers')).toEqual([])
    expect(await runSql(desk().payload, 'SELECT message FROM reports WHERE message IS NOT NULL')).toEqual([])
  })

  test('a message that an administrator deletes takes its row along where it is not done', async () => {
    const open = await report()
    const done = await report()
    await change(done.message.id, { status: 'answered' })
    for (const { message } of [open, done])
      expect((await desk().ask('DELETE', `/feedback/${message.id}`, { as: 'admin' })).status).toBe(200)
    expect(await listed()).toMatchObject([{ state: 'answered', position: '', place: '' }])
  })

  test('rows that were imported stay as they are', async () => {
    const data = {
      kind: ids.light,
      wardNumber: '3',
      place: 'Old Lane',
      state: 'new' as const,
      receivedOn: '2026-11-01',
      followers: 4,
      _status: 'published' as const,
    }
    await desk().payload.create({ collection: 'reports', data })
    const { eraseOldFeedback } = await import('../../src/features/feedback/erase-old-feedback.ts')
    await eraseOldFeedback(desk().payload, later())
    const [row] = await listed()
    expect(row).toMatchObject({ place: 'Old Lane', followers: '4' })
    expect(await followersOf(await follow(row?.id ?? 0))).toBe(5)
  })
})

describe('what staff release', () => {
  const photo = () =>
    sharp({ create: { width: 300, height: 200, channels: 3, background: '#d98a1f' } })
      .jpeg()
      .withExif({ IFD0: { Make: 'Camera of Asha' }, IFD3: { GPSLatitude: '19/1 14/1 23/1' } })
      .toBuffer()
  const token = async (): Promise<string> => {
    const response = await ask('/resident-file', { method: 'POST', body: new Uint8Array(await photo()) })
    expect(response.status).toBe(201)
    return ((await response.json()) as { token: string }).token
  }
  const release = (id: number, body: object, as: Role | undefined = 'editor') =>
    desk().ask('POST', `/reported-problem/${id}`, { as, body })
  const fileOf = async ({ message }: Awaited<ReturnType<typeof report>>): Promise<number> =>
    (
      await desk().payload.find({
        collection: 'resident-files',
        where: { claim: { equals: message.filesClaim } },
        depth: 0,
      })
    ).docs[0]?.id ?? 0
  const media = () => runSql(desk().payload, 'SELECT filename FROM media')

  test('the place in words of their own, until they hide it again', async () => {
    const { message } = await report()
    expect((await release(message.id, { action: 'place', place: ' Market Lane\n' })).status).toBe(200)
    expect((await listed())[0]).toMatchObject({ place: 'Market Lane' })
    await change(message.id, { status: 'in-progress' })
    expect((await listed())[0]).toMatchObject({ place: 'Market Lane' })
    expect((await release(message.id, { action: 'place', place: '' })).status).toBe(200)
    expect((await listed())[0]).toMatchObject({ place: '' })
  })

  test('a photograph as a copy without place and camera, open only while it is shown', async () => {
    const one = await report({ photographs: [await token()] })
    expect((await listed())[0]).toMatchObject({ photograph: '' })
    const file = await fileOf(one)
    expect((await release(one.message.id, { action: 'photograph', file })).status).toBe(200)
    const photograph = (await listed())[0]?.photograph ?? ''
    expect(photograph).toMatch(/^\/uploads\/.+\.jpg$/)
    const shown = await ask(photograph)
    expect(shown.status).toBe(200)
    const bytes = Buffer.from(await shown.arrayBuffer())
    expect((await sharp(bytes).metadata()).exif).toBeUndefined()
    expect(bytes.includes('Asha')).toBe(false)
    expect((await release(one.message.id, { action: 'photograph', file: null })).status).toBe(200)
    expect((await listed())[0]).toMatchObject({ photograph: '' })
    expect((await ask(photograph)).status).toBe(404)
    expect(await media()).toEqual([])
  })

  test('never a photograph of another report, and nothing of another message', async () => {
    const one = await report({ photographs: [await token()] })
    const other = await report()
    const file = await fileOf(one)
    expect((await release(other.message.id, { action: 'photograph', file })).status).toBe(400)
    const { name, mobile, email } = written()
    const message = { name, mobile, email, subject: 'पथदिवा', feedback: 'बंद आहे' }
    const { contactId } = (await (await ask('/contact-us', post(message))).json()) as { contactId: string }
    expect((await release((await found(contactId)).id, { action: 'place', place: 'x' })).status).toBe(404)
    for (const body of [{ action: 'photograph', file: -1 }, { action: 'place', place: 'x'.repeat(301) }, {}])
      expect((await release(one.message.id, body)).status).toBe(400)
    expect(await media()).toEqual([])
  })

  test('by editors and administrators alone', async () => {
    const one = await report({ photographs: [await token()] })
    const file = await fileOf(one)
    for (const body of [
      { action: 'place', place: 'x' },
      { action: 'photograph', file },
    ]) {
      expect((await release(one.message.id, body, 'clerk')).status).toBe(403)
      const stranger = await desk().ask('POST', `/reported-problem/${one.message.id}`, { body })
      expect(stranger.status).toBe(401)
    }
    expect((await listed())[0]).toMatchObject({ place: '', photograph: '' })
    expect((await desk().ask('GET', `/resident-file/${file}`, { as: 'clerk' })).status).toBe(403)
    expect((await desk().ask('GET', `/resident-file/${file}`)).status).toBe(401)
    expect((await desk().ask('GET', `/resident-file/${file}`, { as: 'editor' })).status).toBe(200)
  })

  test('goes with the message: its place and its photograph', async () => {
    const one = await report({ photographs: [await token()] })
    await release(one.message.id, { action: 'place', place: 'Market Lane' })
    await release(one.message.id, { action: 'photograph', file: await fileOf(one) })
    await change(one.message.id, { status: 'closed' })
    const { eraseOldFeedback } = await import('../../src/features/feedback/erase-old-feedback.ts')
    await eraseOldFeedback(desk().payload, new Date(Date.now() + 367 * 86_400_000))
    expect((await listed())[0]).toMatchObject({ state: 'closed', place: '', photograph: '' })
    expect(await media()).toEqual([])

    const two = await report({ photographs: [await token()] })
    await release(two.message.id, { action: 'photograph', file: await fileOf(two) })
    await change(two.message.id, { status: 'closed' })
    expect((await desk().ask('DELETE', `/feedback/${two.message.id}`, { as: 'admin' })).status).toBe(200)
    expect((await listed())[0]).toMatchObject({ photograph: '' })
    expect(await media()).toEqual([])
  })
})

describe('the mail to followers', () => {
  const tell = async () =>
    (await import('../../src/features/feedback/problems/send-to-followers.ts')).tellFollowers(desk().payload)
  const toFollowers = () => received.filter(({ to }) => /^(?:one|two)@/.test(to))
  beforeEach(() => {
    received.length = 0
  })

  test('goes out once, when the report is done, and its address is erased then', async () => {
    const { message } = await report()
    const id = (await listed())[0]?.id ?? 0
    await follow(id, { email: 'one@council.example', language: 'mr' }, '203.0.113.1')
    await follow(id, { email: 'two@council.example', language: 'en' }, '203.0.113.2')
    await tell()
    expect(toFollowers()).toEqual([])
    await change(message.id, { status: 'closed' })
    await Promise.all([tell(), tell()])
    await tell()
    expect(toFollowers()).toHaveLength(2)
    const [marathi, english] = toFollowers().toSorted((one, other) => one.to.localeCompare(other.to))
    expect(marathi?.text).toMatch(/पथदिवा, प्रभाग १२[\s\S]+\/mr\/reports/)
    expect(english?.text).toMatch(/Street light, Ward 12[\s\S]+\/reports/)
    for (const { text } of toFollowers()) expect(text).not.toMatch(/शुभांगी|कोपऱ्यावरील|बाजार|F-[A-Z0-9]{4}/)
    expect(JSON.stringify(await runSql(desk().payload, 'SELECT * FROM report_followers'))).not.toContain('@')
    expect((await listed())[0]).toMatchObject({ followers: '2' })
  })

  test('of one who reported the same again comes when the first is done; of spam none comes', async () => {
    const first = await report()
    const again = await report()
    const spam = await report()
    const [three, two] = await listed()
    await follow(two?.id ?? 0, { email: 'one@council.example' }, '203.0.113.1')
    await follow(three?.id ?? 0, { email: 'two@council.example' }, '203.0.113.2')
    await change(spam.message.id, { putAside: 'spam', status: 'closed' })
    await change(again.message.id, { putAside: 'duplicate', duplicateOf: first.message.id, status: 'closed' })
    await tell()
    expect(toFollowers()).toEqual([])
    await change(first.message.id, { status: 'answered' })
    await tell()
    expect(toFollowers().map(({ to }) => to)).toEqual(['one@council.example'])
  })
})

test('nobody writes the public row by hand, and nobody reads the followers', async () => {
  await report()
  const [row] = await listed()
  for (const as of ['admin', 'editor', 'clerk'] as const) {
    expect((await desk().ask('PATCH', `/reports/${row?.id}`, { as, body: { place: 'x' } })).status).toBe(403)
    expect((await desk().ask('POST', '/reports', { as, body: { kind: ids.light } })).status).toBe(403)
    expect((await desk().ask('DELETE', `/reports/${row?.id}`, { as })).status).toBe(403)
    expect((await desk().ask('GET', '/report-followers', { as })).status).toBe(403)
  }
  expect((await desk().ask('GET', '/reports')).status).toBe(403)
  const read = await (await desk().ask('GET', `/reports/${row?.id}`, { as: 'clerk' })).json()
  expect(read).not.toHaveProperty('message')
})
