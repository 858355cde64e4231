import { noticeVersion } from '@nagardwar/contract'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { runSql } from '../../src/platform/database/sql.ts'
import { post } from '../api/api.ts'
import { councilWithDesk, type Role } from '../desk/desk.ts'
import { type Life, lifeOf, written } from './life.ts'

const { desk } = councilWithDesk()
let life: Life
beforeAll(async () => {
  life = await lifeOf(desk())
})
beforeEach(async () => {
  await desk().payload.delete({ collection: 'feedback', where: { id: { exists: true } } })
})

type Who = Role | 'stranger'
const call = (path: string, body: object, as: Who = 'admin') =>
  desk().ask('POST', `/personal-data${path}`, { as: as === 'stranger' ? undefined : as, body })
type Line = { id: number; reference: string }
const found = async (person: object): Promise<Line[]> =>
  ((await (await call('', person)).json()) as { messages: Line[] }).messages
const rows = async (table: string) => runSql(desk().payload, `SELECT * FROM ${table}`)
const once = (): string => crypto.randomUUID()

/** What the log says of security while something is done. */
async function told(deed: () => Promise<unknown>): Promise<Record<string, unknown>[]> {
  const { log } = await import('../../src/platform/log.ts')
  const info = vi.spyOn(log.of(desk().payload), 'info').mockImplementation(() => undefined)
  await deed()
  const lines = info.mock.calls
    .filter(([message]) => message === 'Security')
    .map(([, fields]) => fields ?? {})
  info.mockRestore()
  return lines
}

test.each([
  [{ telephone: '+९१ २५१ ५५५ ०१७७' }, 'a number in Devanagari digits'],
  [{ telephone: '02515550177' }, 'a number without dashes'],
  [{ email: 'RESIDENT@sahyanagar.example' }, 'an e-mail address'],
])('finds every message of %j: %s', async (person, _how) => {
  const first = await life.send()
  const second = await life.send({ mobile: '०२५१ ५५५ ०१७७', email: 'resident@sahyanagar.example' })
  await life.send({ mobile: '98200 12345', email: 'other@sahyanagar.example' })
  expect((await found(person)).map(({ reference }) => reference)).toEqual([first.reference, second.reference])
})

test.each([
  [{}, 400],
  [{ telephone: '123' }, 400],
  [{ telephone: { $gt: '' } }, 400],
  [{ email: ' ' }, 400],
])('is not asked for everybody: %j', async (person, status) => {
  await life.send()
  expect((await call('', person)).status).toBe(status)
})

test('an e-mail address in the place of the number is not taken for one', async () => {
  await life.send()
  const answer = await call('', { telephone: written.email, email: '' })
  expect(answer.status).toBe(400)
  expect(await answer.text()).toContain('Write it under Email')
})

describe('what is given out', () => {
  test('is the whole record in JSON, with notes and answers, without the names of staff', async () => {
    const { id, reference } = await life.send({ notice: noticeVersion } as object)
    await life.work(id, { action: 'note', text: 'Ring the contractor', once: once() })
    await life.work(id, { action: 'answer', text: 'दुरुस्त केला.', language: 'mr', once: once() })
    const response = await call('/export', { ids: [id], as: 'json' })
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="personal-data-.+\.json"$/,
    )
    expect(response.headers.get('cache-control')).toBe('no-store')
    const text = await response.text()
    expect(JSON.parse(text).messages).toMatchObject([
      {
        reference,
        name: written.name,
        mobile: written.mobile,
        email: written.email,
        subject: written.subject,
        message: written.feedback,
        noticeVersion,
        status: 'answered',
        entries: [
          { kind: 'note', text: 'Ring the contractor' },
          { kind: 'answer', text: 'दुरुस्त केला.' },
        ],
      },
    ])
    expect(text).not.toMatch(/editor|linkHash|idempotency/)
  })

  test('is a page to read, in which nothing runs that somebody wrote', async () => {
    const { id } = await life.send({ feedback: '<script>alert(1)</script>' })
    const response = await call('/export', { ids: [id], as: 'html' })
    const page = await response.text()
    expect(response.headers.get('content-disposition')).toMatch(/\.html"$/)
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(page).not.toContain('<script')
    expect(page).toContain(written.name)
  })

  test('has what an answer to a notice says of its sender', async () => {
    const link = '/notices/lake-road'
    const title = { en: 'Lake Road', mr: 'तलाव मार्ग' }
    const notice = { title, link, kind: 'objection', here: 'yes', opens: '2026-01-01', closes: '2099-01-01' }
    const data = { ...notice, _status: 'published' } as never
    await desk().payload.create({ collection: 'public-notices', data })
    const answer = { link, language: 'mr', name: 'Asha', stance: 'objection', text: 'झाडे वाचवा.' }
    const sent = { ...answer, ward: '१२', address: '4 Temple Lane', website: '', seconds: 60 }
    const { contactId } = (await (await life.ask('/notice-answer', post(sent))).json()) as {
      contactId: string
    }
    const { id } = await life.found(contactId)
    const json = await (await call('/export', { ids: [id], as: 'json' })).json()
    expect(json.messages).toMatchObject([{ address: '4 Temple Lane', ward: '१२', stance: 'objection' }])
    const page = await (await call('/export', { ids: [id], as: 'html' })).text()
    expect(page).toContain('4 Temple Lane')
    expect(page).toMatch(/<dd>(?:Objection|हरकत)<\/dd>/)
  })

  test('has the department in the language of the page', async () => {
    const data = { name: { en: 'Water supply', mr: 'पाणीपुरवठा' }, _status: 'published' } as never
    const department = (await desk().payload.create({ collection: 'departments', data })).id
    const { id } = await life.send()
    await desk().payload.update({ collection: 'feedback', id, data: { department } })
    const body = { ids: [id], as: 'html' }
    const headers = { 'accept-language': 'mr' }
    const page = await (
      await desk().ask('POST', '/personal-data/export', { as: 'admin', body, headers })
    ).text()
    expect(page).toContain('<dd>पाणीपुरवठा</dd>')
    expect(await (await call('/export', body)).text()).toContain('<dd>Water supply</dd>')
    const json = await (await call('/export', { ...body, as: 'json' })).json()
    expect(json.messages).toMatchObject([{ department: 'Water supply' }])
  })

  test('of a message that is gone is nothing', async () => {
    expect((await call('/export', { ids: [987_654], as: 'json' })).status).toBe(404)
  })
})

describe('a correction', () => {
  test('is stored, noted in the message and the journal without values, and what was written stays', async () => {
    const { id, reference } = await life.send()
    await life.ask('/notification', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        heading: 'Feedback Submitted',
        description: `A new feedback was submitted by ${written.name}`,
        role: 'Admin',
        readed: 0,
      }),
    })
    expect(await rows('notifications')).toHaveLength(1)
    const change = { id, name: 'शुभांगी पाटील', mobile: written.mobile, email: 'new@sahyanagar.example' }
    expect((await call('/correct', change)).status).toBe(200)
    expect(await life.found(reference)).toMatchObject({
      name: 'शुभांगी पाटील',
      mobile: written.mobile,
      email: 'new@sahyanagar.example',
      feedback: written.feedback,
    })
    expect(await rows('feedback_entries')).toMatchObject([
      { kind: 'note', text: 'Corrected at the person’s request: Name, Email' },
    ])
    expect(await rows('notifications')).toEqual([])
    const journal = JSON.stringify(await rows('journal'))
    expect(journal).toContain('Corrected at the person’s request: Name, Email')
    expect(journal).not.toMatch(/शुभांगी|sahyanagar\.example|0177/)
  })

  test.each([{ email: 'no address' }, { name: ' ' }, { mobile: 'x'.repeat(31) }])(
    'obeys the rules of the form: %j',
    async (wrong) => {
      const { id, reference } = await life.send()
      const { name, mobile, email } = written
      expect((await call('/correct', { id, name, mobile, email, ...wrong })).status).toBe(400)
      expect(await life.found(reference)).toMatchObject({ name, mobile, email })
    },
  )
})

describe('an erasure', () => {
  test('takes notes, answers and mails along, and nothing of others', async () => {
    const mine = await life.send()
    const other = await life.send({ mobile: '98200 12345', email: 'other@sahyanagar.example', name: 'Asha' })
    for (const { id } of [mine, other])
      await life.work(id, { action: 'answer', text: 'Done.', language: 'en', once: once() })
    const erased = await call('/erase', { ids: [mine.id], confirmed: true })
    expect([erased.status, await erased.json()]).toEqual([
      200,
      { erased: 1, isOverwritten: true, backups: { copies: [], isUnseen: false } },
    ])
    expect(await rows('feedback')).toMatchObject([{ reference: other.reference }])
    expect(await rows('feedback_entries')).toMatchObject([{ feedback: other.id }])
    for (const { feedback } of await rows('feedback_mails')) expect(feedback).toBe(other.id)
    expect((await life.open(mine.secret)).status).toBe(404)
    expect(await found({ telephone: written.mobile })).toEqual([])
    expect(JSON.stringify(await rows('journal'))).not.toMatch(/शुभांगी|resident@|0177/)
  })

  test('is not done before it is confirmed', async () => {
    const { id } = await life.send()
    for (const body of [{ ids: [id] }, { ids: [id], confirmed: 'on' }, { ids: [], confirmed: true }])
      expect((await call('/erase', body)).status).toBe(400)
    expect(await rows('feedback')).toHaveLength(1)
  })
})

describe.each(['clerk', 'editor', 'stranger'] as const)('a %s', (who) => {
  test('neither finds nor gets, corrects or erases anything', async () => {
    const { id, reference } = await life.send()
    const { name, mobile, email } = written
    for (const [path, body] of [
      ['', { telephone: mobile }],
      ['/export', { ids: [id], as: 'json' }],
      ['/correct', { id, name: 'Another', mobile, email }],
      ['/erase', { ids: [id], confirmed: true }],
    ] as const) {
      const response = await call(path, body, who)
      expect([path, response.status]).toEqual([path, 403])
      expect(await response.text()).not.toMatch(/शुभांगी|F-/)
    }
    expect(await life.found(reference)).toMatchObject({ name })
  })
})

describe('the log of security', () => {
  test('says who has read, found and taken out which message, and no word of it', async () => {
    const { id, reference } = await life.send()
    const lines = await told(async () => {
      await desk().ask('GET', `/feedback/${id}`, { as: 'editor' })
      await desk().ask('GET', '/feedback?limit=5', { as: 'editor' })
      await call('', { telephone: written.mobile })
      await call('/export', { ids: [id], as: 'json' })
    })
    const { editor, admin } = desk().ids
    expect(lines).toMatchObject([
      { event: 'feedback read', result: 'done', account: editor, records: [id] },
      { event: 'feedback read', account: editor, records: [id] },
      { event: 'feedback read', account: admin, records: [id] },
      { event: 'feedback exported', account: admin, records: [id] },
    ])
    expect(JSON.stringify(lines)).not.toMatch(/शुभांगी|resident@|0177|पथदिवा/)
    expect(JSON.stringify(lines)).not.toContain(reference)
  })

  test('has nothing of what the desk reads for itself, nor of who may not read', async () => {
    const { id, secret } = await life.send()
    const lines = await told(async () => {
      await life.status(secret)
      await desk().ask('GET', `/feedback/${id}`, { as: 'clerk' })
      await desk().ask('GET', '/feedback', { as: 'clerk' })
    })
    expect(lines).toEqual([])
  })
})
