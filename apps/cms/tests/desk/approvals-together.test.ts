import { beforeAll, expect, test, vi } from 'vitest'
import type { Approval } from '../../src/content/approval/states.ts'
import { type Ask, apiOf } from '../api/api.ts'
import { councilWithDesk, emailOf, type Role } from './desk.ts'
import { mailServer } from './mail-server.ts'

const { received, settings } = await mailServer()
const { desk } = councilWithDesk(settings)
let ask: Ask
beforeAll(async () => {
  ask = await apiOf(desk().payload)
})

type Named = { list: string; record: number }
type Answer = {
  approved: number[]
  refused: { id: number; message: string }[]
  errors?: { message: string }[]
}

async function draft(en: string, as: Role = 'clerk'): Promise<Named> {
  const answer = await desk().ask('POST', '/ponds?draft=true', { as, body: { name: { en, mr: en } } })
  return { list: 'ponds', record: ((await answer.json()) as { doc: { id: number } }).doc.id }
}
const post = (path: string, as: Role | undefined, body: object = {}, language = 'en') =>
  desk().ask('POST', `/approvals${path}`, { as, body, headers: { 'accept-language': language } })
const stored = async (id: number): Promise<Approval> =>
  (await desk().payload.findByID({ collection: 'approvals', id, depth: 0 })) as unknown as Approval
async function sent(records: Named[], as: Role = 'clerk'): Promise<Approval> {
  const answer = await post('/send', as, { records })
  return stored(((await answer.json()) as { id: number }).id)
}
const asShown = ({ id, records }: Approval) => ({
  id,
  seen: records.map(({ list, record, version }) => ({ list, record, version })),
})
async function approve(approvals: Approval[], as: Role | undefined = 'editor', language = 'en') {
  const response = await post('/together', as, { requests: approvals.map(asShown) }, language)
  return { status: response.status, ...((await response.json()) as Answer) }
}
const statesOf = (approvals: Approval[]) =>
  Promise.all(approvals.map(async ({ id }) => (await stored(id)).state))
const publicPonds = async (): Promise<string> => (await ask('/ponds-talao?lang=en')).text()
const change = ({ record }: Named, en: string) =>
  desk().ask('PATCH', `/ponds/${record}?draft=true`, { as: 'clerk', body: { name: { en } } })
const setPublishing = (publishing: 'own' | 'second') =>
  desk().ask('POST', '/globals/settings', {
    as: 'admin',
    body: { name: { en: 'Council' }, abbreviation: { en: 'C' }, publishing },
  })

test('requests that were ticked are approved and public together, each with its own line in the journal', async () => {
  const all = [await sent([await draft('East')]), await sent([await draft('West'), await draft('North')])]
  expect(await approve(all)).toEqual({ status: 200, approved: all.map(({ id }) => id), refused: [] })
  for (const name of ['East', 'West', 'North']) expect(await publicPonds()).toContain(name)
  for (const { id } of all)
    expect(await stored(id)).toMatchObject({ state: 'published', decidedBy: 'editor', isUrgent: false })
  const lines = await desk().payload.count({
    collection: 'journal',
    where: { action: { equals: 'approve' } },
  })
  expect(lines.totalDocs).toBe(3)
  // Who sent several gets one letter.
  const letters = () => received.filter(({ to }) => to === emailOf('clerk'))
  await vi.waitFor(() => expect(received).toHaveLength(5), { timeout: 20_000 })
  expect(letters().map(({ text }) => text)).toEqual([expect.stringContaining('North')])
})

test('what was changed since it was shown, or waits no longer, is refused alone and with why', async () => {
  const changed = await draft('Changed')
  const [good, other, gone] = [
    await sent([await draft('Good')]),
    await sent([changed]),
    await sent([await draft('Gone')]),
  ]
  await change(changed, 'Changed since')
  await post(`/${gone.id}/return`, 'editor', { reason: 'Not yet' })
  const answer = await approve([other, good, gone], 'editor', 'mr')
  expect(answer).toMatchObject({ status: 200, approved: [good.id] })
  expect(answer.refused).toEqual([
    { id: other.id, message: expect.stringContaining('दाखवल्यानंतर मजकूर बदलला आहे') },
    { id: gone.id, message: expect.stringContaining('प्रतीक्षेत नाही') },
  ])
  expect(await statesOf([good, other, gone])).toEqual(['published', 'waiting', 'returned'])
  expect(await publicPonds()).not.toContain('Changed')
})

test('versions that were never shown are refused', async () => {
  const approval = await sent([await draft('Unseen one'), await draft('Unseen two')])
  const { id, seen } = asShown(approval)
  const made = [seen.slice(0, 1), seen.map((part) => ({ ...part, version: part.version + 1 }))]
  for (const parts of made) {
    const response = await post('/together', 'editor', { requests: [{ id, seen: parts }] })
    expect(await response.json()).toMatchObject({ approved: [], refused: [{ id }] })
  }
  expect((await stored(id)).state).toBe('waiting')
})

test('what can no longer be published is refused alone, with what is missing', async () => {
  const record = await draft('Complete')
  const [good, bad] = [await sent([await draft('Whole')]), await sent([record])]
  const body = { name: { en: '', mr: '' } }
  await desk().ask('PATCH', `/ponds/${record.record}?draft=true`, { as: 'clerk', body })
  const { docs } = await desk().payload.findVersions({
    collection: 'ponds',
    where: { parent: { equals: record.record } },
    sort: '-id',
    limit: 1,
  })
  const shown = { ...bad, records: [{ ...record, version: Number(docs[0]?.id) }] }
  const answer = await approve([good, shown])
  expect(answer).toMatchObject({ approved: [good.id], refused: [{ id: bad.id }] })
  expect(answer.refused[0]?.message).toContain('Name')
})

test('one’s own work is refused where the council asks for a second person', async () => {
  const [own, other] = [
    await sent([await draft('Own', 'editor')], 'editor'),
    await sent([await draft('Of a clerk')]),
  ]
  await setPublishing('second')
  const answer = await approve([own, other])
  await setPublishing('own')
  expect(answer).toMatchObject({ approved: [other.id], refused: [{ id: own.id }] })
  expect(answer.refused[0]?.message).toContain('another person approves it')
})

test('a clerk and a stranger approve nothing', async () => {
  const approval = await sent([await draft('Of the clerk')])
  expect((await approve([approval], 'clerk')).status).toBe(403)
  expect((await post('/together', undefined, { requests: [asShown(approval)] })).status).toBe(401)
  expect((await stored(approval.id)).state).toBe('waiting')
})

test('there is a bound for one press, and every request is named once', async () => {
  const seen = Array.from({ length: 300 }, (_, each) => ({ list: 'ponds', record: each + 1, version: 1 }))
  const many = await post('/together', 'editor', { requests: [1, 2].map((id) => ({ id, seen })) }, 'mr')
  expect([many.status, await many.text()]).toEqual([400, expect.stringContaining('जास्तीत जास्त ५००')])
  const [part] = seen
  const numbers = Array.from({ length: 301 }, (_, each) => ({ id: each + 1, seen: [part] }))
  for (const requests of [numbers, [], [numbers[0], numbers[0]], [{ id: 1, seen: [] }], 'all'])
    expect((await post('/together', 'editor', { requests })).status).toBe(400)
})
