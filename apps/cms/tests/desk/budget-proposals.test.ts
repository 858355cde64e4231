import { lists } from '@nagardwar/contract'
import { expect, test } from 'vitest'
import { listRows } from '../../src/api/list-rows.ts'
import { councilWithDesk } from './desk.ts'

const { desk } = councilWithDesk()

async function notice(kind: string): Promise<number> {
  const link = `/notices/${kind}-${Math.random().toString(36).slice(2)}`
  const data = { title: { en: link, mr: link }, link, kind, _status: 'published' } as never
  return (await desk().payload.create({ collection: 'public-notices', data })).id
}
const proposal = {
  ward: '12',
  title: { en: 'Street lights', mr: 'पथदिवे' },
  _status: 'published',
}
const send = (more: object, language = 'en', query = '') =>
  desk().ask('POST', `/budget-proposals${query}`, {
    as: 'editor',
    body: { ...proposal, ...more },
    headers: { 'accept-language': language },
  })
const stored = async (more: object): Promise<number> => {
  const answer = await send(more)
  expect(answer.status).toBe(201)
  return ((await answer.json()) as { doc: { id: number } }).doc.id
}

test('a proposal is sent as the contract says, without the message that it came from', async () => {
  const asked = await notice('budget')
  const message = await desk().payload.create({
    collection: 'feedback',
    data: {
      name: 'Sunita Patil',
      mobile: '9876543210',
      email: 'sunita@example.org',
      subject: 'Street lights',
      feedback: 'It is dark.',
      status: 'new',
      reference: 'F-2345-6789',
      receivedAt: '2026-12-01T10:00:00.000Z',
    } as never,
  })
  const first = await stored({ notice: asked, state: 'feasible', cost: 240000, message: message.id })
  await stored({ notice: asked, title: { en: 'Lamps', mr: 'दिवे' }, merged: first })
  const rows = (await listRows(desk().payload, 'budgetProposals', 'mr')).filter(
    (row) => row.notice_id === asked,
  )
  for (const row of rows)
    expect(
      lists.budgetProposals.schema.safeParse({ ...row, last_changed: undefined }).error?.issues ?? [],
    ).toEqual([])
  expect(rows.find(({ id }) => id === first)).toMatchObject({
    notice_id: asked,
    ward_no: '12',
    title: 'पथदिवे',
    state: 'feasible',
    cost: '240000',
    merged_id: 0,
  })
  expect(rows.find(({ title }) => title === 'दिवे')).toMatchObject({ merged_id: first, state: 'received' })
  expect(JSON.stringify(rows)).not.toMatch(/Sunita|message|F-2345/)
})

test('a clerk sees a proposal, and not from which message it came', async () => {
  const answer = await desk().ask('GET', '/budget-proposals?depth=1&limit=50', { as: 'clerk' })
  expect(answer.status).toBe(200)
  const text = await answer.text()
  expect(text).toContain('Street lights')
  expect(text).not.toMatch(/Sunita|"message":(?!null)/)
})

test.each([
  ['en', 'Say in “Reason” why'],
  ['mr', '‘कारण’ या रकान्यात लिहा'],
] as const)('whoever refuses a proposal is asked for the reason, in %s', async (language, words) => {
  const asked = await notice('budget')
  for (const state of ['infeasible', 'refused']) {
    const answer = await send({ notice: asked, state }, language)
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain(words)
    expect((await send({ notice: asked, state, reason: { en: 'No site', mr: 'जागा नाही' } })).status).toBe(
      201,
    )
  }
})

test('a proposal belongs to a notice that asks for proposals', async () => {
  expect((await send({ notice: await notice('general') })).status).toBe(400)
})

test('a proposal is merged into another one to the same notice, and not into one that is merged itself', async () => {
  const asked = await notice('budget')
  const first = await stored({ notice: asked })
  const second = await stored({ notice: asked, merged: first })
  expect((await send({ notice: asked, merged: second })).status).toBe(400)
  expect((await send({ notice: await notice('budget'), merged: first })).status).toBe(400)
})
