import { contactReplySchema, errorSchema, noticeVersion, notificationReplySchema } from '@nagardwar/contract'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { councilWithApi, post } from './api.ts'

const council = councilWithApi()
const { ask } = council
beforeEach(async () => {
  await council.payload.delete({ collection: 'feedback', where: { id: { exists: true } } })
})

const feedback = {
  name: 'शुभांगी तळेकर',
  mobile: '0251-555-0177',
  subject: 'Street lamp',
  email: 'resident@sahyanagar.example',
  feedback: 'The lamp at the corner is dark.\nपथदिवा बंद आहे.',
}
const stored = async () => (await council.payload.find({ collection: 'feedback', pagination: false })).docs
const send = (body: unknown = feedback, headers: Record<string, string> = {}) =>
  ask('/contact-us', post(body, headers))
const asksFor = (feedbackContact: 'both' | 'either') =>
  council.payload.updateGlobal({
    slug: 'settings',
    data: { name: { en: 'Sahyanagar', mr: 'सह्यनगर' }, feedbackContact },
  })
const errorsOf = async (response: Response) => errorSchema.parse(await response.json()).errors

describe('a message to the council', () => {
  test('is stored as written, and answered with its reference', async () => {
    const response = await send({ ...feedback, name: '  शुभांगी तळेकर ' })
    expect(response.status).toBe(201)
    const { contactId } = contactReplySchema.parse(await response.json())
    const [row] = await stored()
    expect(row).toMatchObject({ ...feedback, reference: contactId, status: 'new' })
  })

  test('is stored with the version of the notice that its sender was shown', async () => {
    await send({ ...feedback, notice: noticeVersion })
    expect(await stored()).toMatchObject([{ ...feedback, noticeVersion }])
  })

  test.each(['2020-01-01', 7, { $gt: '' }, 'x'.repeat(9999)])(
    'with a notice that never was (%.10j) is stored without one',
    async (notice) => {
      expect((await send({ ...feedback, notice, noticeVersion: notice })).status).toBe(201)
      const [row] = await stored()
      expect(row?.noticeVersion ?? undefined).toBeUndefined()
    },
  )

  test.each([
    [{ website: '', seconds: 41 }, null],
    [{ website: 'https://spam.example', seconds: 41 }, 'trap'],
    [{ website: '', seconds: 0 }, 'quick'],
    [{}, 'no-form'],
  ])('is stored whatever sent it; with %j staff see the mark %s', async (form, doubt) => {
    expect((await send({ ...feedback, ...form })).status).toBe(201)
    expect(await stored()).toMatchObject([{ ...feedback, doubt }])
  })

  test('marks nothing by itself: the mark is the desk’s', async () => {
    await send({ ...feedback, website: '', seconds: 41, doubt: 'trap', status: 'closed' })
    expect(await stored()).toMatchObject([{ doubt: null, status: 'new' }])
  })

  test('without mobile number or without address is stored only where the council has said that one is enough', async () => {
    const { mobile: _mobile, ...byMail } = feedback
    const { email: _email, ...byTelephone } = feedback
    expect(await errorsOf(await send(byMail))).toEqual({ mobile: 'mobileRequired' })
    await asksFor('either')
    try {
      expect((await send(byMail)).status).toBe(201)
      expect((await send(byTelephone)).status).toBe(201)
      const { name, subject, feedback: text } = feedback
      expect(await errorsOf(await send({ name, subject, feedback: text }))).toEqual({
        mobile: 'contactRequired',
      })
      expect(await stored()).toHaveLength(2)
      expect((await stored()).map(({ mobile, email }) => [mobile, email]).sort()).toEqual([
        ['', feedback.email],
        [feedback.mobile, ''],
      ])
    } finally {
      await asksFor('both')
    }
    expect((await send(byMail)).status).toBe(400)
  })

  test('can be a form', async () => {
    const response = await ask('/contact-us', { method: 'POST', body: new URLSearchParams(feedback) })
    expect(response.status).toBe(201)
    expect(await stored()).toMatchObject([feedback])
  })

  test('is thanked for in the language asked', async () => {
    const marathi = await ask('/contact-us?lang=mr', post(feedback))
    expect(((await marathi.json()) as { message: string }).message).toMatch(/\p{Script=Devanagari}/u)
    const english = await send()
    expect(((await english.json()) as { message: string }).message).toBe('Feedback sent successfully!')
  })

  test.each([
    [
      {},
      {
        name: 'nameRequired',
        mobile: 'mobileRequired',
        subject: 'subjectRequired',
        email: 'emailRequired',
        feedback: 'feedbackRequired',
      },
    ],
    [{ ...feedback, email: 'resident@sahyanagar' }, { email: 'emailInvalid' }],
    [{ ...feedback, name: 'न'.repeat(121) }, { name: 'nameTooLong' }],
    [{ ...feedback, feedback: ' \n ' }, { feedback: 'feedbackRequired' }],
    [{ ...feedback, subject: { $gt: '' } }, { subject: 'subjectRequired' }],
    [
      'text',
      {
        name: 'nameRequired',
        mobile: 'mobileRequired',
        subject: 'subjectRequired',
        email: 'emailRequired',
        feedback: 'feedbackRequired',
      },
    ],
  ])('with wrong fields is refused, each field named: %j', async (body, errors) => {
    const response = await send(body)
    expect(response.status).toBe(400)
    expect(await errorsOf(response)).toEqual(errors)
    expect(await stored()).toEqual([])
  })

  test.each([
    ['{"name":', 'application/json', 400],
    ['{}', 'text/plain', 415],
    ['{}', 'multipart/form-data; boundary=x', 415],
    ['x'.repeat(64 * 1024 + 1), 'application/json', 413],
  ])('%.12s as %s is refused', async (body, type, status) => {
    const response = await ask('/contact-us', { method: 'POST', body, headers: { 'content-type': type } })
    expect(response.status).toBe(status)
    errorSchema.parse(await response.json())
  })

  test('that never ends is cut off at the limit', async () => {
    let sent = 0
    const endless = new ReadableStream({
      pull(controller) {
        sent += 1
        controller.enqueue(new Uint8Array(16 * 1024).fill(97))
      },
    })
    const headers = { 'content-type': 'application/json', 'content-length': '10' }
    const response = await ask('/contact-us', {
      method: 'POST',
      headers,
      body: endless,
      duplex: 'half',
    } as RequestInit)
    expect(response.status).toBe(413)
    expect(sent).toBeLessThan(10)
  })

  test('that cannot be stored is not acknowledged, and not written to the log', async () => {
    const create = vi
      .spyOn(council.payload.db, 'create')
      .mockRejectedValue(new Error(`insert params: ${feedback.name}`))
    const error = vi.spyOn(council.payload.logger, 'error').mockImplementation(() => undefined)
    const response = await send()
    create.mockRestore()
    expect(response.status).toBe(500)
    expect(JSON.stringify(error.mock.calls)).not.toContain(feedback.name)
    error.mockRestore()
  })
})

describe('the same key', () => {
  test('twice stores once and is answered alike', async () => {
    const key = { 'idempotency-key': 'once' }
    const [first, second] = [await send(feedback, key), await send(feedback, key)]
    expect([first.status, second.status]).toEqual([201, 201])
    expect(await second.json()).toEqual(await first.json())
    expect(await stored()).toHaveLength(1)
  })

  test('fifty times at once stores once and is answered alike', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, async () => (await send(feedback, { 'idempotency-key': 'fifty' })).json()),
    )
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    contactReplySchema.parse(answers[0])
    expect(await stored()).toHaveLength(1)
  })

  test('with another message is a conflict', async () => {
    const key = { 'idempotency-key': 'conflict' }
    await send(feedback, key)
    const response = await send({ ...feedback, subject: 'Another' }, key)
    expect(response.status).toBe(409)
    expect(await stored()).toHaveLength(1)
  })

  test.each(['', 'two words', 'x'.repeat(201)])('is refused when it is no key: “%.10s”', async (key) => {
    expect((await send(feedback, { 'idempotency-key': key })).status).toBe(400)
  })

  test('is no key: without one every message is a new one', async () => {
    await Promise.all([send(), send()])
    expect(await stored()).toHaveLength(2)
  })
})

describe('a notification to staff', () => {
  const note = (name: string) => ({
    heading: 'Feedback Submitted',
    description: `A new feedback was submitted by ${name}`,
    role: 'Admin',
    readed: 0,
  })
  const kept = async (name: string) => {
    const where = { description: { equals: note(name).description } }
    return (await council.payload.find({ collection: 'notifications', where })).docs
  }

  test('is stored once for a feedback just received, and sent back', async () => {
    await send({ ...feedback, name: 'Asha' })
    const first = await ask('/notification', post(note('Asha')))
    expect(first.status).toBe(200)
    const row = notificationReplySchema.parse(await first.json())
    expect(row).toMatchObject(note('Asha'))
    const again = await ask('/notification', post(note('Asha')))
    expect(await again.json()).toEqual(row)
    expect(await kept('Asha')).toMatchObject([{ heading: 'Feedback Submitted', readed: false }])
  })

  test('is stored once for each feedback, however many come at once', async () => {
    await Promise.all([send({ ...feedback, name: 'Chetan' }), send({ ...feedback, name: 'Chetan' })])
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => ask('/notification', post(note('Chetan')))),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await kept('Chetan')).toHaveLength(2)
  })

  test('that belongs to no feedback, or to an old one, is refused', async () => {
    await send({ ...feedback, name: 'Bina' })
    await council.payload.update({
      collection: 'feedback',
      where: { name: { equals: 'Bina' } },
      data: { receivedAt: new Date(Date.now() - 3_600_000).toISOString() },
    })
    for (const name of ['Bina', 'Nobody', '']) {
      expect((await ask('/notification', post(note(name)))).status).toBe(400)
      expect(await kept(name)).toEqual([])
    }
  })

  test.each([
    { ...note('Asha'), role: 'Everyone' },
    { ...note('Asha'), heading: '' },
    { ...note('Asha'), heading: 'Pay here' },
    { ...note('Asha'), description: 'Pay here' },
    { ...note('Asha'), readed: 1 },
    [],
  ])('that is wrong is refused: %j', async (body) => {
    await send({ ...feedback, name: 'Asha' })
    expect((await ask('/notification', post(body))).status).toBe(400)
  })
})
