import { contactReplySchema, feedbackStatusSchema, misconductOfficerSchema } from '@nagardwar/contract'
import { createLocalReq } from 'payload'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { runSql } from '../../src/platform/database/sql.ts'
import { post } from '../api/api.ts'
import { councilWithDesk, password, type Role } from '../desk/desk.ts'
import { mailServer } from '../desk/mail-server.ts'
import { type Life, lifeOf, written } from './life.ts'

const { received, settings } = await mailServer()
const { desk } = councilWithDesk(settings)
let life: Life
beforeAll(async () => {
  life = await lifeOf(desk())
})

const title = { en: 'Smt. A. B. Deshmukh, Vigilance Officer', mr: 'श्रीमती अ. ब. देशमुख, दक्षता अधिकारी' }
const report = { subject: 'जन्म दाखला खिडकी', feedback: 'विनामूल्य अर्जासाठी पैसे मागितले.' }
const secretWords = /जन्म दाखला|पैसे मागितले|Kisan Mohite|kisan@|98200 55555/u

const name = (who: Role, over: object = {}) =>
  desk().ask('PATCH', `/users/${desk().ids[who]}`, {
    as: 'admin',
    body: { readsMisconduct: true, misconductTitle: title, currentPassword: password, ...over },
  })
const nobodyIsNamed = () =>
  desk().payload.update({ collection: 'users', where: {}, data: { readsMisconduct: false } })
const send = (over: object = {}, headers: Record<string, string> = {}) =>
  life.ask('/misconduct-report', post({ ...report, ...over }, headers))
async function sent(over: object = {}) {
  const { contactId, secret = '' } = contactReplySchema.parse(await (await send(over)).json())
  return { reference: contactId, secret, id: (await life.found(contactId)).id }
}
const rows = (table: string) => runSql(desk().payload, `SELECT * FROM ${table}`)
const textOf = async (method: string, path: string, as: Role | undefined, body?: object) =>
  (await desk().ask(method, path, { as, body })).text()

beforeEach(async () => {
  await desk().payload.delete({ collection: 'feedback', where: { id: { exists: true } } })
  await nobodyIsNamed()
  received.length = 0
})

describe('where nobody is named', () => {
  test('no report is taken, and nothing is stored', async () => {
    expect((await life.ask('/misconduct-officer')).status).toBe(404)
    expect((await send()).status).toBe(404)
    expect(await rows('feedback')).toEqual([])
  })

  test('what came before waits for the next officer, whom an administrator names', async () => {
    await name('clerk')
    const { id } = await sent()
    await name('clerk', { readsMisconduct: false })
    expect((await send()).status).toBe(404)
    expect((await desk().ask('GET', `/feedback/${id}`, { as: 'clerk' })).status).toBe(403)
    await name('editor')
    expect((await desk().ask('GET', `/feedback/${id}`, { as: 'editor' })).status).toBe(200)
  })

  test('a deleted account reads nothing any more', async () => {
    const data = { name: 'Leaving', email: 'leaving@sahyanagar.example', password, role: 'clerk' as const }
    const { id } = await desk().payload.create({ collection: 'users', data })
    await desk().payload.update({
      collection: 'users',
      id,
      data: { readsMisconduct: true, misconductTitle: title },
    })
    expect((await send()).status).toBe(201)
    expect((await desk().ask('DELETE', `/users/${id}`, { as: 'admin' })).status).toBe(200)
    expect((await send()).status).toBe(404)
  })
})

describe('the officer', () => {
  test('is one, is named by another person with a password, and known to residents', async () => {
    const own = await desk().ask('PATCH', `/users/${desk().ids.admin}`, {
      as: 'admin',
      body: { readsMisconduct: true, misconductTitle: title, currentPassword: password },
    })
    expect([own.status, await own.text()]).toEqual([400, expect.stringContaining('Nobody names their own')])
    expect((await name('editor', { currentPassword: 'wrong' })).status).toBe(400)
    expect((await name('editor', { misconductTitle: { en: '', mr: '' } })).status).toBe(400)
    expect((await name('editor')).status).toBe(200)
    const second = await name('clerk')
    expect([second.status, await second.text()]).toEqual([400, expect.stringContaining('Take that from it')])
    const told = misconductOfficerSchema.parse(await (await life.ask('/misconduct-officer')).json())
    expect(told).toEqual({ title })
    expect(JSON.stringify(await rows('journal'))).toContain('Alone reads reports of discrimination')
  })

  test('is not named without the own password, neither by a word for the mark nor as a new account', async () => {
    for (const readsMisconduct of [true, 'true'])
      expect((await name('editor', { readsMisconduct, currentPassword: undefined })).status).toBe(400)
    const made = { name: 'New', email: 'new@sahyanagar.example', password, role: 'clerk' }
    const create = (over: object) =>
      desk().ask('POST', '/users', { as: 'admin', body: { ...made, misconductTitle: title, ...over } })
    for (const readsMisconduct of [true, 'true']) expect((await create({ readsMisconduct })).status).toBe(400)
    expect((await life.ask('/misconduct-officer')).status).toBe(404)
    expect((await create({ readsMisconduct: true, currentPassword: password })).status).toBe(201)
    expect((await life.ask('/misconduct-officer')).status).toBe(200)
  })

  test('keeps the right unless the administrator gives the own password, by whatever word for no', async () => {
    await name('editor')
    for (const readsMisconduct of [false, 'false', null, ''])
      for (const currentPassword of [undefined, 'wrong'])
        expect((await name('editor', { readsMisconduct, currentPassword })).status).toBe(400)
    const many = `/users?where[id][equals]=${desk().ids.editor}`
    await desk().ask('PATCH', many, { as: 'admin', body: { readsMisconduct: false } })
    expect((await life.ask('/misconduct-officer')).status).toBe(200)
    const renamed = { readsMisconduct: true, currentPassword: undefined, name: 'editor' }
    expect((await name('editor', renamed)).status).toBe(200)
    expect((await name('clerk', { readsMisconduct: false, currentPassword: undefined })).status).toBe(200)
    expect((await name('editor', { readsMisconduct: false })).status).toBe(200)
    expect((await life.ask('/misconduct-officer')).status).toBe(404)
  })

  test.each(['clerk', 'editor'] as const)('is not named by %s', async (who) => {
    await desk().ask('PATCH', `/users/${desk().ids[who]}`, {
      as: who,
      body: { readsMisconduct: true, misconductTitle: title, currentPassword: password },
    })
    expect((await life.ask('/misconduct-officer')).status).toBe(404)
  })
})

const person = { name: 'Kisan Mohite', mobile: '98200 55555', email: 'kisan@sahyanagar.example' }

describe.each([
  ['clerk', ['stranger', 'editor', 'admin']],
  ['editor', ['stranger', 'clerk', 'admin']],
] as const)('a report while the %s is named', (officer, others) => {
  beforeEach(() => name(officer))

  test.each(others)('has no text and no person for %s, by any door', async (who) => {
    const as = who === 'stranger' ? undefined : who
    const { id, reference } = await sent(person)
    const ordinary = await life.send()
    await life.work(id, { action: 'note', text: 'पैसे मागितले: नोंद', once: crypto.randomUUID() }, officer)
    await desk().ask('PATCH', `/feedback/${ordinary.id}`, {
      as,
      body: { putAside: 'duplicate', duplicateOf: id },
    })
    const gets = [
      `/feedback/${id}?depth=2`,
      '/feedback?depth=2',
      `/feedback?where[id][equals]=${id}`,
      '/feedback?where[kind][equals]=misconduct',
      '/feedback?where[duplicateOf.subject][like]=जन्म&depth=2',
      `/feedback/${ordinary.id}?depth=2`,
      '/feedback-entries',
      `/feedback-entries?where[feedback][equals]=${id}`,
      '/journal?limit=200&depth=1',
      '/notifications',
      '/payload-locked-documents?depth=3',
      '/feedback-report?language=en',
    ]
    for (const path of gets) {
      const text = await textOf('GET', path, as)
      expect([path, secretWords.test(text)]).toEqual([path, false])
    }
    expect((await life.found(ordinary.reference)).duplicateOf ?? null).toBeNull()
    const words = ['Kisan Mohite', '98200 55555', 'kisan@sahyanagar.example', 'जन्म दाखला', reference]
    for (const text of words) {
      const found = await textOf('POST', '/feedback-search', as, { text })
      expect([text, secretWords.test(found)]).toEqual([text, false])
    }
    for (const [path, body] of [
      ['', { telephone: person.mobile, email: person.email }],
      ['/export', { ids: [id], as: 'json' }],
      ['/export', { ids: [id], as: 'html' }],
    ] as const)
      expect(await textOf('POST', `/personal-data${path}`, as, body)).not.toMatch(secretWords)
    const count = await textOf('GET', '/feedback/count?where[kind][equals]=misconduct', as)
    expect(count).not.toMatch(/"totalDocs":[1-9]/)
  })

  test('has no word for an administrator by way of a proposal that is said to come from it', async () => {
    const { id } = await sent(person)
    const link = `/notices/budget-of-the-${officer}`
    const notice = await desk().payload.create({
      collection: 'public-notices',
      data: { title: { en: 'Budget', mr: 'अंदाजपत्रक' }, link, kind: 'budget', _status: 'published' } as never,
    })
    const body = { notice: notice.id, ward: '7', title: { en: 'A ramp' }, state: 'received', message: id }
    const made = await desk().ask('POST', '/budget-proposals?draft=true', { as: 'admin', body })
    const { doc } = (await made.json()) as { doc: { id: number } }
    await desk().ask('PATCH', `/budget-proposals/${doc.id}?draft=true`, {
      as: 'admin',
      body: { message: id },
    })
    const words = await desk().ask('GET', '/budget-proposals?where[message.feedback][like]=पैसे', {
      as: 'admin',
    })
    expect(words.status).toBe(403)
    for (const query of [`where[message][equals]=${id}`, 'depth=2'])
      for (const draft of ['true', 'false']) {
        const text = await textOf('GET', `/budget-proposals?draft=${draft}&${query}`, 'admin')
        const { docs } = JSON.parse(text) as { docs: { message?: unknown }[] }
        expect([query, docs.filter(({ message }) => message)]).toEqual([query, []])
        if (query.startsWith('where')) expect([query, docs.length]).toEqual([query, 0])
      }
    await desk().payload.delete({ collection: 'budget-proposals', id: doc.id })
  })

  test.each(others)('is neither changed, worked on nor erased by %s', async (who) => {
    const as = who === 'stranger' ? undefined : who
    const { id, reference } = await sent(person)
    const before = await life.found(reference)
    await desk().ask('PATCH', `/feedback/${id}`, { as, body: { status: 'closed' } })
    await desk().ask('PATCH', `/feedback?where[id][equals]=${id}`, { as, body: { status: 'closed' } })
    await desk().ask('DELETE', `/feedback/${id}`, { as })
    await desk().ask('DELETE', `/feedback?where[id][equals]=${id}`, { as })
    await desk().ask('POST', '/personal-data/erase', { as, body: { ids: [id], confirmed: true } })
    await desk().ask('POST', '/personal-data/correct', { as, body: { id, ...person, name: 'Other' } })
    for (const body of [
      { action: 'read' },
      { action: 'assign', assignee: desk().ids.admin },
      { action: 'note', text: 'x', once: crypto.randomUUID() },
      { action: 'answer', text: 'x', language: 'en', once: crypto.randomUUID() },
    ])
      expect((await life.work(id, body, who)).status).toBeGreaterThanOrEqual(401)
    expect(await life.found(reference)).toEqual(before)
    expect(await rows('feedback_entries')).toEqual([])
  })

  test('is read, answered and erased by the officer, and every reading stands in the journal', async () => {
    const { id, reference, secret } = await sent(person)
    const other = await sent()
    const read = await textOf('GET', `/feedback/${id}`, officer)
    expect(read).toContain('पैसे मागितले')
    await desk().ask('GET', `/feedback/${id}`, { as: officer })
    const body = { action: 'answer', text: 'चौकशी केली.', language: 'mr', once: crypto.randomUUID() }
    expect((await life.work(id, body, officer)).status).toBe(200)
    const { answers } = feedbackStatusSchema.parse(
      await (await life.ask('/feedback-status', post({ secret }))).json(),
    )
    expect(answers.map(({ text }) => text)).toEqual(['चौकशी केली.'])
    expect(await textOf('GET', '/feedback-entries', officer)).toContain('चौकशी केली.')
    expect(await textOf('POST', '/feedback-search', officer, { text: 'Kisan' })).toContain(reference)
    const found = await textOf('POST', '/personal-data', officer, { telephone: person.mobile })
    expect(found).toContain(reference)
    const readings = (await rows('journal')).filter(
      ({ action, record }) => action === 'read' && record === id,
    )
    expect(readings.map(({ account }) => account)).toEqual([desk().ids[officer]])
    expect(JSON.stringify(await rows('journal'))).not.toMatch(secretWords)
    const erase = await desk().ask('POST', '/personal-data/erase', {
      as: officer,
      body: { ids: [id], confirmed: true },
    })
    expect(await erase.json()).toMatchObject({ erased: 1 })
    expect((await rows('feedback')).map((row) => row.id)).toEqual([other.id])
  })

  test('goes to nobody else: it cannot be given to a person', async () => {
    const { id } = await sent()
    expect((await life.work(id, { action: 'assign', assignee: desk().ids.admin }, officer)).status).toBe(400)
  })

  test('is a number in the inbox of the others, and a line in the officer’s', async () => {
    const { reference } = await sent()
    await life.send()
    const { inboxFor } = await import('../../src/features/feedback/inbox/inbox.ts')
    const inboxOf = async (who: Role) => {
      const user = await desk().payload.findByID({ collection: 'users', id: desk().ids[who] })
      const req = await createLocalReq({ user: { ...user, collection: 'users' } }, desk().payload)
      return inboxFor(req, {
        view: 'open',
        department: undefined,
        kind: undefined,
        notice: undefined,
        page: 1,
      })
    }
    const others = await inboxOf('admin')
    expect(others.lines.map((line) => line.reference)).not.toContain(reference)
    expect([others.unseen, others.counts.open]).toEqual([1, 1])
    const own = await inboxOf(officer)
    expect(own.lines.map((line) => line.reference)).toContain(reference)
    expect(own.unseen).toBe(0)
  })

  test('is told by mail to the officer alone, with its number and no word', async () => {
    const { reference } = await sent({ ...person, website: '', seconds: 60 })
    const mails = () => received.filter(({ subject }) => subject.includes(reference))
    await expect.poll(() => mails().length).toBe(1)
    await life.send({ website: '', seconds: 60 } as object)
    await expect.poll(() => received.some(({ to }) => to === 'admin@sahyanagar.example')).toBe(true)
    expect(mails().map(({ to }) => to)).toEqual([`${officer}@sahyanagar.example`])
    expect(JSON.stringify(received)).not.toMatch(secretWords)
  })
})

describe('a report', () => {
  beforeEach(() => name('editor'))

  test('needs no name and no contact, but what happened', async () => {
    const { reference } = await sent()
    expect(await life.found(reference)).toMatchObject({ ...report, kind: 'misconduct', name: '', email: '' })
    const refused = await send({ subject: '', feedback: ' ', email: 'nobody@nowhere' })
    expect([refused.status, await refused.json()]).toMatchObject([
      400,
      { errors: { subject: 'subjectRequired', feedback: 'feedbackRequired', email: 'emailInvalid' } },
    ])
  })

  test('sent twice under one key is stored once', async () => {
    const key = { 'idempotency-key': 'the-same-report' }
    const [one, two] = [await (await send({}, key)).json(), await (await send({}, key)).json()]
    expect(one).toEqual(two)
    expect(await rows('feedback')).toHaveLength(1)
    expect((await send({ feedback: 'Other' }, key)).status).toBe(409)
  })

  test('is told to nobody who asks with its sender’s name', async () => {
    await sent(person)
    const note = {
      heading: 'Feedback Submitted',
      description: `A new feedback was submitted by ${person.name}`,
      role: 'Admin',
      readed: 0,
    }
    expect((await life.ask('/notification', post(note))).status).toBe(400)
    expect(await rows('notifications')).toEqual([])
  })

  test('leaves no word in the log', async () => {
    const { log } = await import('../../src/platform/log.ts')
    const lines: unknown[] = []
    const kept = (['info', 'warn', 'error'] as const).map((level) =>
      vi.spyOn(log.of(desk().payload), level).mockImplementation((...line) => void lines.push(line)),
    )
    const logger = vi
      .spyOn(desk().payload.logger, 'info')
      .mockImplementation((...line) => void lines.push(line))
    const { id } = await sent(person)
    await desk().ask('GET', `/feedback/${id}`, { as: 'editor' })
    expect(JSON.stringify(lines)).toContain('feedback read')
    expect(JSON.stringify(lines)).not.toMatch(secretWords)
    for (const spy of [...kept, logger]) spy.mockRestore()
  })

  test('leaves messages of before, which have no kind, readable', async () => {
    const { id } = await life.send()
    await runSql(desk().payload, `UPDATE feedback SET kind = NULL WHERE id = ${id}`)
    const text = await textOf('GET', '/feedback', 'admin')
    expect(text).toContain(written.subject)
    expect(await textOf('GET', '/feedback-report?language=en', 'admin')).toMatch(/,1,0,0,0,0/)
  })
})
