import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { runSql } from '../../src/platform/database/sql.ts'
import { councilWithDesk } from '../desk/desk.ts'
import { mailServer } from '../desk/mail-server.ts'
import { type Life, lifeOf, written } from './life.ts'

const { received, settings } = await mailServer()
const { desk } = councilWithDesk(settings)
let life: Life
let department: number
beforeAll(async () => {
  life = await lifeOf(desk())
  const name = { en: 'Electricity', mr: 'विद्युत विभाग' }
  const data = { name, _status: 'published' } as never
  department = (await desk().payload.create({ collection: 'departments', data })).id
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

test('a message lives from its form to its erasure', async () => {
  const { secret, reference, id } = await life.send()
  expect(secret).toMatch(/^[a-z2-7]{26}$/)
  expect(await life.status(secret)).toMatchObject({ reference, state: 'received', mayAdd: true, answers: [] })

  await desk().ask('PATCH', `/feedback/${id}`, { as: 'editor', body: { department } })
  expect(await life.status(secret)).toMatchObject({
    state: 'with-department',
    department: { en: 'Electricity', mr: 'विद्युत विभाग' },
    takenUpAt: expect.any(String),
  })

  await life.work(id, { action: 'note', text: 'Ring the contractor', once: once() })
  const text = 'नमस्कार,\nपथदिवा दुरुस्त केला आहे.'
  expect((await life.work(id, { action: 'answer', text, language: 'mr', once: once() })).status).toBe(200)
  await sendMails()
  const answered = await life.status(secret)
  expect(answered).toMatchObject({ state: 'answered', answers: [{ text, language: 'mr' }] })
  expect(JSON.stringify(answered)).not.toMatch(/contractor|editor|0251|resident@/)
  expect(toResident()).toHaveLength(1)
  expect(toResident()[0]?.subject).toBe(`आपल्या संदेशाचे उत्तर (${reference})`)
  expect(toResident()[0]?.text).toContain('पथदिवा दुरुस्त केला आहे.')
  expect(toResident()[0]?.text).toContain(`/mr/feedback/${secret}`)

  expect((await life.add(secret, 'The next lamp is dark too.')).status).toBe(201)
  expect(await life.status(secret)).toMatchObject({
    state: 'with-department',
    addition: { text: 'The next lamp is dark too.' },
    mayAdd: false,
  })
  expect(await life.found(reference)).toMatchObject({ readAt: null, status: 'in-progress' })
  await life.work(id, { action: 'answer', text: 'दोन्ही दुरुस्त केले.', language: 'mr', once: once() })
  await desk().ask('PATCH', `/feedback/${id}`, { as: 'editor', body: { status: 'closed' } })
  expect(await life.status(secret)).toMatchObject({
    state: 'closed',
    answers: [{ text }, { text: 'दोन्ही दुरुस्त केले.' }],
    closedAt: expect.any(String),
  })
  expect((await life.work(id, { action: 'answer', text: 'More', language: 'en', once: once() })).status).toBe(
    409,
  )

  const { eraseOldFeedback } = await import('../../src/features/feedback/erase-old-feedback.ts')
  await eraseOldFeedback(desk().payload, new Date(Date.now() + 367 * 86_400_000))
  expect((await life.open(secret)).status).toBe(404)
  for (const table of ['feedback', 'feedback_entries', 'feedback_mails'])
    expect(await rows(table)).toEqual([])
  const journal = JSON.stringify(await rows('journal'))
  expect(journal).toContain(reference)
  expect(journal).not.toMatch(/पथदिवा|contractor|lamp|0251|resident@|शुभांगी/)
  expect(journal).not.toContain(secret)
})

describe('the private link', () => {
  test('is the same when the form is sent again, and only its hash is stored', async () => {
    const { secret } = await life.send({}, 'the-same-key')
    expect((await life.send({}, 'the-same-key')).secret).toBe(secret)
    expect((await life.send()).secret).not.toBe(secret)
    expect(JSON.stringify(await rows('feedback'))).not.toContain(secret)
    for (const as of ['editor', 'admin'] as const) {
      const list = await (await desk().ask('GET', '/feedback?limit=10', { as })).text()
      expect(list).not.toMatch(/linkHash|[0-9a-f]{64}/)
    }
  })

  test('opens nothing when it is made up', async () => {
    await life.send()
    for (const wrong of ['', 'a'.repeat(26), 'x', "' OR 1=1 --", 17, null])
      expect((await life.ask('/feedback-status', jsonBody({ secret: wrong }))).status).toBe(404)
  })

  test('is not promised any more when the desk has another secret', async () => {
    const { secretFor, secretOf, hashOf } = await import('../../src/features/feedback/private-link.ts')
    const { payload } = desk()
    const linkHash = hashOf(secretOf('F-1', payload))
    expect(secretFor({ reference: 'F-1', linkHash }, payload)).toBe(secretOf('F-1', payload))
    expect(secretFor({ reference: 'F-1', linkHash: hashOf('of another secret') }, payload)).toBeUndefined()
    expect(secretFor({ reference: 'F-1', linkHash: null }, payload)).toBeUndefined()
  })
})

const jsonBody = (body: unknown) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

describe('something that its sender adds', () => {
  test('is stored once, however many come at once', async () => {
    const { secret } = await life.send()
    const answers = await Promise.all([1, 2, 3, 4].map(() => life.add(secret, 'More')))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    expect(await rows('feedback_entries')).toHaveLength(1)
    expect((await life.add(secret, 'Something else')).status).toBe(409)
  })

  test.each([
    [' ', 'additionRequired'],
    ['\u200b', 'additionRequired'],
    ['x'.repeat(2001), 'additionTooLong'],
    [{ $gt: '' }, 'additionRequired'],
  ])('is checked', async (text, error) => {
    const { secret } = await life.send()
    const response = await life.add(secret, text)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ errors: { text: error } })
  })

  test('is not taken for what is closed or put aside', async () => {
    const { secret, id } = await life.send()
    await desk().ask('PATCH', `/feedback/${id}`, { as: 'editor', body: { putAside: 'spam' } })
    expect(await life.status(secret)).toMatchObject({ state: 'closed', mayAdd: false })
    expect((await life.add(secret, 'More')).status).toBe(409)
    expect(await rows('feedback')).toHaveLength(1)
  })
})
