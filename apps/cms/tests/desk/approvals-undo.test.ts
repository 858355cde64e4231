import { expect, test } from 'vitest'
import type { Approval } from '../../src/content/approval/states.ts'
import { councilWithDesk, type Role } from './desk.ts'

const { desk } = councilWithDesk()

type Named = { list: string; record: number }

const texts = { description: { en: 'The road opens' } }
async function draft(): Promise<Named> {
  const answer = await desk().ask('POST', '/news?draft=true', { as: 'clerk', body: texts })
  return { list: 'news', record: ((await answer.json()) as { doc: { id: number } }).doc.id }
}
const change = ({ record }: Named, en: string) =>
  desk().ask('PATCH', `/news/${record}?draft=true`, { as: 'clerk', body: { description: { en } } })

const post = (path: string, as: Role, body: object = {}, language = 'en') =>
  desk().ask('POST', `/approvals${path}`, { as, body, headers: { 'accept-language': language } })
const stored = async (id: number): Promise<Approval> =>
  (await desk().payload.findByID({ collection: 'approvals', id, depth: 0 })) as unknown as Approval
async function sent(...records: Named[]): Promise<Approval> {
  const answer = await post('/send', 'clerk', { records })
  return stored(((await answer.json()) as { id: number }).id)
}
const approve = ({ id, records }: Approval, times: object = {}) =>
  post(`/${id}/approve`, 'editor', {
    seen: records.map(({ list, record, version }) => ({ list, record, version })),
    ...times,
  })
const undo = ({ id }: Approval, as: Role = 'editor', language = 'en') => post(`/${id}/undo`, as, {}, language)

async function news({ record }: Named, isDraft = false) {
  const doc = await desk().payload.findByID({ collection: 'news', id: record, draft: isDraft })
  return { status: doc._status, text: doc.description?.en }
}

test('a new text that was approved by mistake waits again, and can be approved anew', async () => {
  const record = await draft()
  const approval = await sent(record)
  expect((await approve(approval)).status).toBe(200)
  expect((await news(record)).status).toBe('published')
  expect((await undo(approval)).status).toBe(200)
  expect(await news(record)).toEqual({ status: 'draft', text: 'The road opens' })
  const waiting = await stored(approval.id)
  expect(waiting).toMatchObject({ state: 'waiting', decidedAt: null, sentBy: 'clerk' })
  expect((await approve(waiting)).status).toBe(200)
  expect((await news(record)).status).toBe('published')
})

test('of a changed text residents read again what they read before', async () => {
  const record = await draft()
  await approve(await sent(record))
  await change(record, 'The road is closed')
  const approval = await sent(record)
  await approve(approval)
  expect((await news(record)).text).toBe('The road is closed')
  expect((await undo(approval)).status).toBe(200)
  expect(await news(record)).toEqual({ status: 'published', text: 'The road opens' })
  expect(await news(record, true)).toEqual({ status: 'draft', text: 'The road is closed' })
  expect((await approve(await stored(approval.id))).status).toBe(200)
  expect((await news(record)).text).toBe('The road is closed')
})

test('what was returned or planned waits again', async () => {
  const returned = await sent(await draft())
  await post(`/${returned.id}/return`, 'editor', { reason: 'Not yet' })
  expect((await undo(returned)).status).toBe(200)
  const planned = await sent(await draft())
  const publishAt = new Date(Date.now() + 8 * 3600_000).toISOString().slice(0, 16)
  expect((await approve(planned, { publishAt })).status).toBe(200)
  expect((await undo(planned)).status).toBe(200)
  for (const { id } of [returned, planned])
    expect(await stored(id)).toMatchObject({ state: 'waiting', publishAt: null })
})

test('nobody else undoes a decision, and nobody after something came after it', async () => {
  const record = await draft()
  const approval = await sent(record)
  await approve(approval)
  expect((await undo(approval, 'clerk')).status).toBe(403)
  const another = await undo(approval, 'admin', 'mr')
  expect([another.status, await another.text()]).toEqual([400, expect.stringContaining('निर्णय घेणारी व्यक्तीच')])
  await change(record, 'Written on')
  const late = await undo(approval)
  expect([late.status, await late.text()]).toEqual([400, expect.stringContaining('cannot be undone')])
  expect((await news(record)).status).toBe('published')
})
