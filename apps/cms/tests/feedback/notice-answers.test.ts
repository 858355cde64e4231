import { contactReplySchema, errorSchema, feedbackStatusSchema } from '@nagardwar/contract'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Ask, apiOf, post } from '../api/api.ts'
import { councilWithDesk } from '../desk/desk.ts'

const { desk } = councilWithDesk()
let ask: Ask
const link = '/notices/site-41'
const opens = '2026-12-01T04:15:00.000Z'
const closes = '2026-12-31T12:15:00.000Z'
const at = (clock: string) => vi.setSystemTime(new Date(`${clock}:00+05:30`))

const notice = {
  title: { en: 'Modification: Site 41', mr: 'फेरबदल: जागा क्रमांक ४१' },
  link,
  kind: 'objection' as const,
  here: 'outcome' as const,
  opens,
  closes,
  _status: 'published' as const,
}
const survey = {
  ...notice,
  title: { en: 'The weekly market', mr: 'आठवडी बाजार' },
  link: '/notices/market',
  kind: 'survey' as const,
  here: 'yes' as const,
  questions: [
    {
      kind: 'one' as const,
      question: { en: 'How often do you go?', mr: 'किती वेळा जाता?' },
      choices: { en: 'Weekly\nSeldom', mr: 'दर आठवड्याला\nक्वचित' },
    },
    {
      kind: 'many' as const,
      question: { en: 'What is missing?', mr: 'काय हवे?' },
      choices: { en: 'Shade\nWater\nToilets', mr: 'सावली\nपाणी\nस्वच्छतागृह' },
    },
    { kind: 'words' as const, question: { en: 'Anything else?', mr: 'आणखी काही?' } },
  ],
}

beforeAll(async () => {
  ask = await apiOf(desk().payload)
  for (const data of [notice, survey])
    await desk().payload.create({ collection: 'public-notices', data: data as never })
})
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  at('2026-12-10T12:00')
  await desk().payload.delete({ collection: 'feedback', where: { id: { exists: true } } })
})
afterEach(() => void vi.useRealTimers())

const answer = {
  link,
  language: 'mr',
  name: ' शुभांगी तळेकर ',
  ward: '१२',
  address: '',
  stance: 'objection',
  text: 'रस्ता रुंद करू नये.\nझाडे वाचवा.',
  website: '',
  seconds: 60,
}
const send = (over: object = {}, key?: string) =>
  ask('/notice-answer', post({ ...answer, ...over }, key ? { 'idempotency-key': key } : {}))
const errorsOf = async (response: Response) => [
  response.status,
  errorSchema.parse(await response.json()).errors,
]
const stored = async () => (await desk().payload.find({ collection: 'feedback', depth: 0 })).docs
const change = async (to: string, data: object) => {
  const where = { link: { equals: to } }
  await desk().payload.update({ collection: 'public-notices', where, data: data as never })
}

describe('an answer to a public notice', () => {
  test('is a message of its own kind, with number and private link', async () => {
    const response = await send()
    expect(response.status).toBe(201)
    const { contactId, secret = '' } = contactReplySchema.parse(await response.json())
    expect(await stored()).toMatchObject([
      {
        kind: 'answer',
        reference: contactId,
        name: 'शुभांगी तळेकर',
        subject: 'फेरबदल: जागा क्रमांक ४१',
        feedback: answer.text,
        stance: 'objection',
        ward: '१२',
        email: '',
        language: 'mr',
        wantsOutcome: false,
        status: 'new',
        doubt: null,
      },
    ])
    const status = feedbackStatusSchema.parse(await (await ask('/feedback-status', post({ secret }))).json())
    expect(status).toMatchObject({
      reference: contactId,
      state: 'received',
      erasedOn: '2029-12-31T12:15:00.000Z',
    })
  })

  test('is to be looked at after the last day, and ends three years after it', async () => {
    await send()
    const [row] = await stored()
    expect(row?.dueOn).toBe('2027-01-07T12:15:00.000Z')
    expect(row?.eraseOn).toBe('2029-12-31T12:15:00.000Z')
    const { eraseOldFeedback } = await import('../../src/features/feedback/erase-old-feedback.ts')
    await eraseOldFeedback(desk().payload, new Date('2029-12-31T00:00:00Z'))
    expect(await stored()).toHaveLength(1)
    await eraseOldFeedback(desk().payload, new Date('2030-01-01T00:00:00Z'))
    expect(await stored()).toHaveLength(0)
  })

  test.each<[string, object, Record<string, string>]>([
    [
      'nothing',
      { name: '', ward: '', stance: '', text: ' ' },
      {
        name: 'nameRequired',
        address: 'addressRequired',
        stance: 'stanceRequired',
        text: 'feedbackRequired',
      },
    ],
    ['a stance that is none', { stance: 'riot' }, { stance: 'stanceRequired' }],
    ['a text that is too long', { text: 'क'.repeat(5001) }, { text: 'feedbackTooLong' }],
    [
      'too long an address and ward',
      { ward: '1'.repeat(31), address: 'a'.repeat(301) },
      {
        ward: 'wardTooLong',
        address: 'addressTooLong',
      },
    ],
    ['a broken address of mail', { email: 'asha' }, { email: 'emailInvalid' }],
    ['the wish for the outcome without one', { wantsOutcome: true }, { email: 'emailRequired' }],
    ['files that are not there', { files: ['a'.repeat(26)] }, { files: 'filesGone' }],
  ])('with %s is refused by its fields', async (_what, over, errors) => {
    expect(await errorsOf(await send(over))).toEqual([400, errors])
    expect(await stored()).toEqual([])
  })

  test.each([
    ['before it opens', '2026-12-01T09:44', [409, { link: 'noticePlanned' }]],
    ['in the minute it closes', '2026-12-31T17:45', [409, { link: 'noticeClosed' }]],
    ['a year later', '2027-12-31T12:00', [409, { link: 'noticeClosed' }]],
  ] as const)('is refused %s, whatever the form says of the time', async (_when, clock, refusal) => {
    at(clock)
    expect(await errorsOf(await send({ seconds: 99_999, made: opens }))).toEqual(refusal)
    expect(await stored()).toEqual([])
  })

  test('is taken from its first minute to its last, and in the time that a corrigendum gives', async () => {
    for (const clock of ['2026-12-01T09:45', '2026-12-31T17:44']) {
      at(clock)
      expect((await send()).status).toBe(201)
    }
    const text = { en: 'More time', mr: 'मुदतवाढ' }
    await change(link, { corrigenda: [{ day: '2026-12-30', text, closes: '2027-01-05T12:15:00.000Z' }] })
    at('2027-01-05T17:44')
    expect((await send()).status).toBe(201)
    at('2027-01-05T17:45')
    expect((await send()).status).toBe(409)
    await change(link, { corrigenda: [] })
  })

  test('whose receipt was lost gets it again after the last moment, and another text does not', async () => {
    at('2026-12-31T17:44')
    const first = await (await send({}, 'a-key')).json()
    at('2026-12-31T17:50')
    const again = await send({}, 'a-key')
    expect([again.status, await again.json()]).toEqual([201, first])
    expect((await send({ text: 'Another text' }, 'a-key')).status).toBe(409)
    expect((await send({}, 'another-key')).status).toBe(409)
    expect(await stored()).toHaveLength(1)
  })

  test.each([
    ['that is not there', { link: '/notices/nothing' }],
    ['by no address', { link: { like: '%' } }],
    ['by a long address', { link: `/notices/${'a'.repeat(5000)}` }],
    ['without an address', { link: undefined }],
  ])('to a notice %s is refused', async (_what, over) => {
    expect((await send(over)).status).toBe(404)
  })

  test('to a draft, to one that takes none here, and to one that is decided is refused', async () => {
    await change(link, { here: null })
    expect((await send()).status).toBe(404)
    await change(link, { here: 'yes', decision: { en: 'It stays.', mr: 'ती राहील.' } })
    expect((await send()).status).toBe(409)
    await change(link, { here: 'outcome', decision: { en: '', mr: '' } })
    expect((await send()).status).toBe(201)
    const draft = { ...notice, link: '/notices/draft', _status: 'draft' as const }
    await desk().payload.create({ collection: 'public-notices', data: draft as never, draft: true })
    expect((await send({ link: '/notices/draft' })).status).toBe(404)
  })

  test('takes nothing of the desk’s own from its body', async () => {
    await send({
      status: 'closed',
      finding: 'accepted',
      publicNotice: 999,
      kind: 'message',
      eraseOn: '2026-12-11',
    })
    expect(await stored()).toMatchObject([{ status: 'new', finding: null, kind: 'answer' }])
  })

  test('that looks machine-made is stored and marked', async () => {
    await send({ website: 'spam' })
    expect(await stored()).toMatchObject([{ doubt: 'trap' }])
  })

  test('without the wish for the outcome where the notice does not offer it', async () => {
    await change(link, { here: 'yes' })
    await send({ wantsOutcome: true, email: 'a@b.example' })
    expect(await stored()).toMatchObject([{ wantsOutcome: false, email: 'a@b.example' }])
    await change(link, { here: 'outcome' })
  })
})

describe('the number of answers', () => {
  const numberOf = async (of = link) => {
    const { listRows } = await import('../../src/api/list-rows.ts')
    const rows = await listRows(desk().payload, 'publicNotices', 'en')
    return rows.find((row) => row.link === of)?.answers
  }
  const nothing = { answers: null, decided: null, decision: { en: '', mr: '' } }
  const decision = { decided: '2027-01-10', decision: { en: 'The road is moved.', mr: 'रस्ता सरकवला.' } }
  const threeAndSpam = async () => {
    for (const name of ['Asha', 'Ravi', 'Meera', 'Spam']) await send({ name })
    const where = { name: { equals: 'Spam' } }
    await desk().payload.update({ collection: 'feedback', where, data: { putAside: 'spam' } })
  }
  const eraseAll = () => desk().payload.delete({ collection: 'feedback', where: { id: { exists: true } } })
  afterEach(() => change(link, { ...nothing, here: 'outcome', _status: 'published' }))

  test('is not written with a draft of the decision', async () => {
    await threeAndSpam()
    at('2027-01-11T12:00')
    const where = { link: { equals: link } }
    await desk().payload.update({
      collection: 'public-notices',
      where,
      data: { ...decision, _status: 'draft' } as never,
      draft: true,
    })
    const { docs } = await desk().payload.find({ collection: 'public-notices', where, draft: true })
    expect(docs[0]?.answers ?? null).toBeNull()
  })

  test('is not written while a decision can be taken back', async () => {
    await threeAndSpam()
    await change(link, { decision: decision.decision })
    expect(await numberOf()).toBe('3')
    await change(link, nothing)
    expect(await numberOf()).toBe('')
    expect((await send()).status).toBe(201)
    at('2027-01-11T12:00')
    await change(link, decision)
    expect(await numberOf()).toBe('4')
  })

  test('is that of the desk once the notice is closed, without what was put aside', async () => {
    await threeAndSpam()
    expect(await numberOf()).toBe('')
    at('2026-12-31T17:45')
    expect(await numberOf()).toBe('3')
    expect(await numberOf(survey.link)).toBe('0')
  })

  test('is written into the notice with its decision, and stays when the answers are erased', async () => {
    await threeAndSpam()
    at('2027-01-11T12:00')
    await change(link, decision)
    expect(await numberOf()).toBe('3')
    await eraseAll()
    expect(await numberOf()).toBe('3')
  })

  test('stays as staff have given it, who have those by post too', async () => {
    await threeAndSpam()
    at('2027-01-11T12:00')
    await change(link, { ...decision, answers: 17 })
    expect(await numberOf()).toBe('17')
    await change(link, { ...decision, answers: 0 })
    expect(await numberOf()).toBe('0')
  })

  test('is unknown where none are taken here, and when the answers are erased without a decision', async () => {
    await threeAndSpam()
    at('2029-12-31T17:44')
    expect(await numberOf()).toBe('3')
    at('2030-01-01T12:00')
    expect(await numberOf()).toBe('')
    at('2027-01-11T12:00')
    await change(link, { here: null })
    expect(await numberOf()).toBe('')
  })
})

describe('an answer to a survey', () => {
  const reply = (over: object = {}, more: object = {}) =>
    send({
      link: survey.link,
      text: '',
      stance: '',
      replies: { 1: '2', 2: ['3', '1'], 3: ' दिवे  हवेत ' },
      ...over,
      ...more,
    })

  test('has what was chosen, in words and in numbers', async () => {
    expect((await reply()).status).toBe(201)
    expect(await stored()).toMatchObject([
      {
        feedback: 'किती वेळा जाता?\n→ क्वचित\n\nकाय हवे?\n→ सावली; स्वच्छतागृह\n\nआणखी काही?\n→ दिवे  हवेत',
        replies: [
          { question: 1, choices: [2] },
          { question: 2, choices: [1, 3] },
          { question: 3, words: 'दिवे  हवेत' },
        ],
      },
    ])
  })

  test('is in the language of the form', async () => {
    await reply({ language: 'en', replies: { 1: 1 } })
    expect(await stored()).toMatchObject([{ feedback: 'How often do you go?\n→ Weekly', language: 'en' }])
  })

  test.each<[string, object]>([
    ['choices that are not there', { 1: '3', 2: ['0', '-1', '4', 'x', null] }],
    ['questions that are not there', { 4: '1', __proto__: '1', constructor: '1' }],
    ['nothing', {}],
    ['a text instead of replies', 'x' as never],
  ])('with %s has nothing in it', async (_what, replies) => {
    expect(await errorsOf(await reply({ replies }))).toEqual([400, { text: 'nothingAnswered' }])
  })

  test('with one choice where only one may be chosen', async () => {
    await reply({ replies: { 1: ['1', '2'] } })
    expect(await stored()).toMatchObject([{ replies: [{ question: 1, choices: [1] }] }])
  })

  test('with too many words is refused by its question', async () => {
    expect(await errorsOf(await reply({ replies: { 3: 'क'.repeat(1001) } }))).toEqual([
      400,
      { 'reply-3': 'replyTooLong' },
    ])
  })
})
