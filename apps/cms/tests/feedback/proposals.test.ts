import { contactReplySchema } from '@nagardwar/contract'
import { callExamples } from '@nagardwar/contract/examples'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { listRows } from '../../src/api/list-rows.ts'
import { post } from '../api/api.ts'
import { councilWithDesk } from '../desk/desk.ts'
import { type Life, lifeOf } from './life.ts'

const { desk } = councilWithDesk()
let life: Life
const link = '/notices/budget-2027-28'
let notice: number
const day = 24 * 60 * 60 * 1000
const at = (days: number) => new Date(Date.now() + days * day).toISOString()

beforeAll(async () => {
  life = await lifeOf(desk())
  const data = {
    title: { en: 'Proposals for the budget', mr: 'अंदाजपत्रकासाठी प्रस्ताव' },
    link,
    kind: 'budget',
    wards: '7 12',
    opens: at(-3),
    closes: at(3),
    _status: 'published',
  } as never
  notice = (await desk().payload.create({ collection: 'public-notices', data })).id
})
beforeEach(() => void vi.useRealTimers())

const proposed = { ...callExamples.proposal.normal.request, link }
const send = (more: object = {}, headers: Record<string, string> = {}) =>
  life.ask('/proposal', post({ ...proposed, ...more }, headers))
const changeNotice = (data: object) =>
  desk().payload.update({ collection: 'public-notices', id: notice, data: data as never })
const count = async () => (await desk().payload.count({ collection: 'feedback' })).totalDocs

test('a proposal is a message of its own kind with a number, a private link and what it asks for', async () => {
  const response = await send()
  expect(response.status).toBe(201)
  const { contactId, secret = '' } = contactReplySchema.parse(await response.json())
  expect(await life.found(contactId)).toMatchObject({
    kind: 'proposal',
    subject: proposed.title,
    feedback: proposed.text,
    name: proposed.name,
    language: 'en',
    noticeVersion: '2026-11-28',
    proposalNotice: notice,
    proposalWard: '12',
    proposalPlace: 'Temple lane',
    status: 'new',
  })
  expect(await life.status(secret)).toMatchObject({ reference: contactId })
})

test('the same key twice stores once and is answered alike, and another text under it is refused', async () => {
  const key = { 'idempotency-key': 'form-1' }
  const before = await count()
  const [one, other] = [await send({}, key), await send({}, key)]
  expect(await one.json()).toEqual(await other.json())
  expect(await count()).toBe(before + 1)
  expect((await send({ ward: '7' }, key)).status).toBe(409)
})

test.each([
  [{ ward: '8' }, { ward: 'wardRequired' }],
  [
    { title: ' ', text: '' },
    { title: 'titleRequired', text: 'textRequired' },
  ],
  [{ email: 'asha' }, { email: 'emailInvalid' }],
  [{ text: 'क'.repeat(2001) }, { text: 'textTooLong' }],
])('%j is refused with the fields', async (more, errors) => {
  const before = await count()
  const response = await send(more)
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ errors })
  expect(await count()).toBe(before)
})

describe('by the clock of the desk', () => {
  test.each([
    ['before it opens', -4, 'noticePlanned'],
    ['after its last moment', 4, 'noticeClosed'],
  ])('%s nothing is taken', async (_, days, error) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * day })
    const response = await send()
    expect(response.status).toBe(409)
    expect(await response.json()).toMatchObject({ errors: { link: error } })
  })

  test('what was stored in time is answered alike when it comes again after the last moment', async () => {
    const key = { 'idempotency-key': 'form-in-time' }
    const first = await (await send({}, key)).json()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 4 * day })
    const again = await send({}, key)
    expect([again.status, await again.json()]).toEqual([201, first])
  })

  test('a corrigendum that gives more time counts, and a decision ends it', async () => {
    await changeNotice({ corrigenda: [{ text: { en: 'More time', mr: 'मुदतवाढ' }, closes: at(5) }] })
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 4 * day })
    expect((await send({ title: 'In the longer time' })).status).toBe(201)
    vi.useRealTimers()
    await changeNotice({ decided: at(-1) })
    expect((await send()).status).toBe(409)
    await changeNotice({ decided: null, corrigenda: [] })
  })
})

test('no other notice takes proposals, and none that is not published', async () => {
  const trees = '/notices/lake-road-trees'
  const data = { title: { en: 'Trees', mr: 'झाडे' }, link: trees, kind: 'general', closes: at(3) } as never
  await desk().payload.create({
    collection: 'public-notices',
    data: { ...(data as object), _status: 'published' } as never,
  })
  for (const wrong of [trees, '/notices/none', 7, undefined, 'a'.repeat(5000)])
    expect([wrong, (await send({ link: wrong })).status]).toEqual([wrong, 404])
})

test('what looks sent by a program is stored and marked', async () => {
  const response = await send({ website: 'http://spam.example', title: 'Cheap loans' })
  const { contactId } = contactReplySchema.parse(await response.json())
  expect(await life.found(contactId)).toMatchObject({ doubt: 'trap' })
})

describe('a proposal made of the message', () => {
  const made = async () =>
    (await desk().payload.find({ collection: 'budget-proposals', draft: true, depth: 0, sort: 'id' })).docs

  test('is a draft in the language of the message, without its sender, and is made once', async () => {
    const before = (await made()).length
    const response = await send({ language: 'mr', title: 'शाळेजवळ दिवे', text: 'अंधार असतो.', place: '' })
    const { contactId } = contactReplySchema.parse(await response.json())
    const { id } = await life.found(contactId)
    const press = () => life.work(id, { action: 'propose' })
    const answers = [...(await Promise.all([press(), press()])), await press()]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const proposals = await made()
    expect(proposals).toHaveLength(before + 1)
    const [proposal] = proposals.slice(-1)
    expect(proposal).toMatchObject({
      notice,
      ward: '12',
      title: { mr: 'शाळेजवळ दिवे' },
      text: { mr: 'अंधार असतो.' },
      state: 'received',
      message: id,
      _status: 'draft',
    })
    expect(JSON.stringify(proposal)).not.toContain(proposed.name)
    expect(JSON.stringify(await listRows(desk().payload, 'budgetProposals', 'mr'))).not.toContain('शाळेजवळ')
  })

  test('is made by those who read messages alone, and of proposals alone', async () => {
    const message = await life.send()
    expect((await life.work(message.id, { action: 'propose' })).status).toBe(400)
    const { contactId } = contactReplySchema.parse(await (await send({ title: 'A bench' })).json())
    const { id } = await life.found(contactId)
    for (const as of ['clerk', 'stranger'] as const)
      expect([401, 403]).toContain((await life.work(id, { action: 'propose' }, as)).status)
    expect((await made()).filter((each) => each.message === id)).toEqual([])
  })

  test('stays when the message is erased, and no longer names it', async () => {
    const { contactId } = contactReplySchema.parse(await (await send({ title: 'A ramp' })).json())
    const { id } = await life.found(contactId)
    await life.work(id, { action: 'propose' })
    await desk().payload.delete({ collection: 'feedback', id })
    const [proposal] = (await made()).slice(-1)
    expect(proposal).toMatchObject({ title: { en: 'A ramp' } })
    expect(proposal?.message ?? null).toBeNull()
  })
})
