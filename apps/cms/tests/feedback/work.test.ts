import { createLocalReq } from 'payload'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { runSql } from '../../src/platform/database/sql.ts'
import { councilWithDesk } from '../desk/desk.ts'
import { mailServer } from '../desk/mail-server.ts'
import { type Life, lifeOf, written } from './life.ts'

const { received, settings } = await mailServer()
const { desk } = councilWithDesk(settings)
let life: Life
beforeAll(async () => {
  life = await lifeOf(desk())
})
beforeEach(async () => {
  await desk().payload.delete({ collection: 'feedback', where: { id: { exists: true } } })
  received.length = 0
})

const once = (): string => crypto.randomUUID()
const sendMails = async () =>
  (await import('../../src/features/feedback/mail/send.ts')).sendAnswers(desk().payload)
const toResident = () => received.filter(({ to }) => to === written.email)
const rows = (table: string) => runSql(desk().payload, `SELECT * FROM ${table}`)

describe('the work on a feedback', () => {
  test.each([
    ['stranger', 401],
    ['clerk', 403],
    ['editor', 200],
    ['admin', 200],
  ] as const)('is open to %s with %i', async (who, status) => {
    const as = who === 'stranger' ? undefined : who
    const { id } = await life.send()
    for (const body of [
      { action: 'read' },
      { action: 'assign', assignee: desk().ids.admin },
      { action: 'note', text: 'A note', once: once() },
      { action: 'answer', text: 'An answer', language: 'en', once: once() },
    ])
      expect((await life.work(id, body, who)).status).toBe(status)
    expect((await desk().ask('GET', '/feedback-report', { as })).status).toBe(status)
    expect((await desk().ask('GET', '/feedback-entries', { as })).status).toBe(status === 200 ? 200 : 403)
    for (const path of ['/feedback-mails', '/feedback-entries'])
      expect((await desk().ask('POST', path, { as, body: { text: 'x' } })).status).toBe(403)
  })

  test('is of a kind that the desk sets, and no request', async () => {
    const { reference, id } = await life.send({ kind: 'report' } as object)
    expect((await life.found(reference)).kind).toBe('message')
    await desk().ask('PATCH', `/feedback/${id}`, { as: 'admin', body: { kind: 'report', status: 'closed' } })
    expect(await life.found(reference)).toMatchObject({ kind: 'message', status: 'closed' })
  })

  test('is found in the inbox by its kind', async () => {
    const [lamp, road] = [await life.send({ subject: 'Lamp' }), await life.send({ subject: 'Road' })]
    await desk().payload.update({ collection: 'feedback', id: road.id, data: { kind: 'report' } })
    const { inboxFor } = await import('../../src/features/feedback/inbox/inbox.ts')
    const user = await desk().payload.findByID({ collection: 'users', id: desk().ids.editor })
    const req = await createLocalReq({ user: { ...user, collection: 'users' } }, desk().payload)
    const found = async (kind: 'report' | undefined) =>
      (
        await inboxFor(req, { view: 'open', department: undefined, notice: undefined, kind, page: 1 })
      ).lines.map((line) => line.reference)
    expect((await found(undefined)).toSorted()).toEqual([lamp.reference, road.reference].toSorted())
    expect(await found('report')).toEqual([road.reference])
  })

  test('goes only to people who may read feedback', async () => {
    const { id, reference } = await life.send()
    for (const assignee of [desk().ids.clerk, 987_654])
      expect((await life.work(id, { action: 'assign', assignee })).status).toBe(400)
    await life.work(id, { action: 'assign', assignee: desk().ids.admin })
    expect((await life.found(reference)).assignee).toBe(desk().ids.admin)
    await life.work(id, { action: 'assign', assignee: null })
    expect((await life.found(reference)).assignee).toBeNull()
  })

  test('does not make the open form out of date when the message is read or given to somebody', async () => {
    const { id, reference } = await life.send()
    const { updatedAt } = await life.found(reference)
    await life.work(id, { action: 'read' })
    await life.work(id, { action: 'assign', assignee: desk().ids.admin })
    const now = await life.found(reference)
    expect(now.readAt).toEqual(expect.any(String))
    expect(now.updatedAt).toBe(updatedAt)
  })

  test('leads from what came twice to the first message, and back, until it is no duplicate any more', async () => {
    const { sameMessages } = await import('../../src/features/feedback/desk/same-message.ts')
    const first = await life.send()
    const second = await life.send()
    const change = (body: object) => desk().ask('PATCH', `/feedback/${second.id}`, { as: 'editor', body })
    const same = async ({ reference }: { reference: string }) => {
      const user = {
        ...(await desk().payload.findByID({ collection: 'users', id: desk().ids.editor })),
        collection: 'users',
      }
      const { createLocalReq } = await import('payload')
      const req = await createLocalReq({ user: user as never }, desk().payload)
      return (await sameMessages(req, await life.found(reference))).map((each) => [
        each.reference,
        each.isFirst,
      ])
    }
    expect((await change({ putAside: 'duplicate', duplicateOf: second.id })).status).toBe(400)
    expect((await change({ putAside: 'duplicate', duplicateOf: first.id })).status).toBe(200)
    expect(await same(second)).toEqual([[first.reference, true]])
    expect(await same(first)).toEqual([[second.reference, false]])
    expect(JSON.stringify(await life.status(second.secret))).not.toContain(first.reference)
    expect((await desk().ask('DELETE', `/feedback/${first.id}`, { as: 'admin' })).status).toBe(200)
    expect(await same(second)).toEqual([])
    const third = await life.send()
    await change({ putAside: 'duplicate', duplicateOf: third.id })
    await change({ putAside: null })
    expect(await same(third)).toEqual([])
    await change({ putAside: 'duplicate', duplicateOf: third.id })
    const { eraseOldFeedback } = await import('../../src/features/feedback/erase-old-feedback.ts')
    await runSql(
      desk().payload,
      `UPDATE feedback SET erase_on = '2020-01-01T00:00:00.000Z' WHERE id = ${third.id}`,
    )
    expect((await eraseOldFeedback(desk().payload)).feedback).toBe(1)
    expect(await same(second)).toEqual([])
  })

  test('sets nothing that the desk sets', async () => {
    const { id, reference } = await life.send()
    const before = await life.found(reference)
    await desk().ask('PATCH', `/feedback/${id}`, {
      as: 'admin',
      body: {
        linkHash: 'x',
        assignee: desk().ids.clerk,
        readAt: '2020-01-01T00:00:00.000Z',
        answeredAt: '2020-01-01T00:00:00.000Z',
        takenUpAt: '2020-01-01T00:00:00.000Z',
        closedAt: '2020-01-01T00:00:00.000Z',
        eraseOn: '2099-01-01T00:00:00.000Z',
        subject: 'Another one',
      },
    })
    const { updatedAt: _, ...after } = await life.found(reference)
    expect(before).toMatchObject(after)
    await life.work(id, { action: 'note', text: 'x', once: once(), by: 'Somebody', at: '2020', account: 99 })
    const [note] = await rows('feedback_entries')
    // PostgreSQL gives such a number as text.
    expect([note?.by, Number(note?.account)]).toEqual(['editor', desk().ids.editor])
  })

  test('is stored once when it is sent twice', async () => {
    const { id } = await life.send()
    const answer = { action: 'answer', text: 'Yes', language: 'en', once: once() }
    await Promise.all([life.work(id, answer), life.work(id, answer), life.work(id, answer)])
    await Promise.all([sendMails(), sendMails(), sendMails()])
    await sendMails()
    expect(await rows('feedback_entries')).toHaveLength(1)
    expect(toResident()).toHaveLength(1)
  })

  test.each([
    { action: 'answer', text: 'Yes', language: 'en' },
    { action: 'note', text: 'Looked at' },
  ])('is refused under the key of a text to another message, and nothing changes, case %#', async (work) => {
    const [one, other] = [await life.send(), await life.send({ subject: 'Another' })]
    const body = { ...work, once: once() }
    expect((await life.work(one.id, body)).status).toBe(200)
    const before = await life.found(other.reference)
    const refused = await life.work(other.id, body)
    expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining('another message')])
    expect(await life.found(other.reference)).toEqual(before)
    expect(await rows('feedback_entries')).toHaveLength(1)
  })

  test.each([
    {},
    { action: 'erase' },
    { action: 'note', text: ' ', once: 'abcdefgh' },
    { action: 'note', text: 'x'.repeat(5001), once: 'abcdefgh' },
    { action: 'answer', text: 'x', language: 'hi', once: 'abcdefgh' },
    { action: 'assign', assignee: 'me' },
  ])('refuses what is no work on it, case %#', async (body) => {
    const { id } = await life.send()
    expect((await life.work(id, body)).status).toBe(400)
  })
})

describe('a mail with an answer', () => {
  const answered = async () => {
    const { id } = await life.send()
    await life.work(id, { action: 'answer', text: 'Yes', language: 'en', once: once() })
    return id
  }

  test('whose desk died before it began to send is sent by the next one, once', async () => {
    await answered()
    const { claimNext } = await import('../../src/platform/database/feedback-mails.ts')
    expect(await claimNext(desk().payload, new Date(Date.now() - 600_000))).toBeUndefined()
    await runSql(desk().payload, "UPDATE feedback_mails SET next_at = '2020-01-01T00:00:00.000Z'")
    expect(await claimNext(desk().payload, new Date(Date.now() - 600_000))).toBeDefined()
    await sendMails()
    await sendMails()
    expect(toResident()).toHaveLength(1)
  })

  test('whose desk died while it was handed over is sent again only by a person', async () => {
    const id = await answered()
    const { claimNext, moveOn } = await import('../../src/platform/database/feedback-mails.ts')
    await runSql(desk().payload, "UPDATE feedback_mails SET next_at = '2020-01-01T00:00:00.000Z'")
    const mail = await claimNext(desk().payload, new Date(Date.now() - 600_000))
    if (!mail) throw new Error('No mail was claimed')
    await moveOn(desk().payload, mail, ['claimed', 'sending'])
    await sendMails()
    expect(toResident()).toEqual([])
    expect(await rows('feedback_mails')).toMatchObject([{ state: 'unsure' }])
    expect((await life.work(id, { action: 'mailAgain', mail: mail.id }, 'clerk')).status).toBe(403)
    expect((await life.work(id, { action: 'mailAgain', mail: mail.id })).status).toBe(200)
    await sendMails()
    expect(toResident()).toHaveLength(1)
    expect(toResident()[0]?.raw).toContain(`Message-ID: ${mail.messageId}`)
    expect((await life.work(id, { action: 'mailAgain', mail: mail.id })).status).toBe(400)
  })

  test('of which the desk died before it was queued is queued by the next one', async () => {
    await answered()
    await runSql(desk().payload, 'DELETE FROM feedback_mails')
    await sendMails()
    expect(toResident()).toHaveLength(1)
  })

  test.each([
    [{ code: 'ECONNECTION', command: 'CONN' }, 'waiting'],
    [{ code: 'EAUTH', responseCode: 535, command: 'AUTH PLAIN' }, 'waiting'],
    [{ code: 'EENVELOPE', responseCode: 450, command: 'RCPT TO' }, 'waiting'],
    [{ code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' }, 'refused'],
    [{ code: 'EMESSAGE', responseCode: 554, command: 'DATA' }, 'refused'],
    [{ code: 'ETIMEDOUT', command: 'DATA' }, 'unsure'],
    [{ code: 'ESOCKET' }, 'unsure'],
  ])('that failed with %j is %s', async (error, outcome) => {
    const { outcomeOf } = await import('../../src/platform/mail/outcome.ts')
    expect(outcomeOf(error)).toBe(outcome)
  })
})

test('the numbers for the chief officer have no personal data, and no formulas', async () => {
  const data = { name: { en: '=1+1', mr: '=1+1' }, _status: 'published' } as never
  const odd = (await desk().payload.create({ collection: 'departments', data })).id
  const { id } = await life.send()
  await desk().ask('PATCH', `/feedback/${id}`, { as: 'editor', body: { department: odd } })
  await life.work(id, { action: 'answer', text: 'Yes', language: 'en', once: once() })
  await life.send()
  const english = await (await desk().ask('GET', '/feedback-report', { as: 'editor' })).text()
  const lines = english.trim().split('\r\n')
  expect(lines[0]).toContain('Month,Department,Received,Answered')
  expect(lines).toHaveLength(3)
  expect(english).toContain("'=1+1")
  expect(english).toContain('No department,1,0,0,0,0,,')
  expect(english).not.toMatch(/resident@|0251|शुभांगी|पथदिवा/)
  const marathi = await (await desk().ask('GET', '/feedback-report?language=mr', { as: 'admin' })).text()
  expect(marathi).toContain('विभाग ठरलेला नाही,1,0,0,0,0')
})
