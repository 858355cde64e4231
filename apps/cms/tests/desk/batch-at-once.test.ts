import { beforeAll, expect, test } from 'vitest'
import type { Approval } from '../../src/content/approval/states.ts'
import { carryOutDue } from '../../src/features/approvals/keep-time.ts'
import { type Ask, apiOf } from '../api/api.ts'
import { councilWithDesk, type Role } from './desk.ts'

const { desk } = councilWithDesk()

const many = 60
type Named = { list: string; record: number }
type Row = { ward_name: string }

let ask: Ask
let number = 0
beforeAll(async () => {
  ask = await apiOf(desk().payload)
})

const post = (path: string, as: Role, body: object = {}) =>
  desk().ask('POST', `/approvals${path}`, { as, body })
const stored = async (id: number): Promise<Approval> =>
  (await desk().payload.findByID({ collection: 'approvals', id, depth: 0 })) as unknown as Approval

async function ward(en: string): Promise<Named> {
  number += 1
  const body = { number: String(number), name: { en, mr: en } }
  const answer = await desk().ask('POST', '/wards?draft=true', { as: 'clerk', body })
  return { list: 'wards', record: ((await answer.json()) as { doc: { id: number } }).doc.id }
}
async function wards(name: string, count = many): Promise<Named[]> {
  const records: Named[] = []
  for (let each = 1; each <= count; each += 1) records.push(await ward(name))
  return records
}
const rename = async (records: Named[], en: string): Promise<void> => {
  for (const { record } of records)
    await desk().ask('PATCH', `/wards/${record}?draft=true`, { as: 'clerk', body: { name: { en, mr: en } } })
}
async function sent(records: Named[]): Promise<Approval> {
  const answer = await post('/send', 'clerk', { records })
  return stored(((await answer.json()) as { id: number }).id)
}
const approve = ({ id, records }: Approval, times: object = {}) =>
  post(`/${id}/approve`, 'editor', {
    seen: records.map(({ list, record, version }) => ({ list, record, version })),
    ...times,
  })

const publicNames = async (): Promise<string[]> => {
  const answer = await ask('/wards?lang=en')
  expect(answer.status).toBe(200)
  return ((await answer.json()) as Row[]).map((row) => row.ward_name)
}

type Seen = { all: string[]; longest: number }

/** How many wards of each of these names a reader is shown who asks again and again while something is done. */
async function watched(names: readonly string[], work: () => Promise<unknown>): Promise<Seen> {
  const seen = new Set<string>()
  const look = async () => {
    const shown = await publicNames()
    seen.add(names.map((name) => `${shown.filter((each) => each === name).length} ${name}`).join(', '))
  }
  await look()
  let [longest, isDone] = [0, false]
  const done = work().finally(() => {
    isDone = true
  })
  while (!isDone) {
    const at = performance.now()
    await look()
    longest = Math.max(longest, performance.now() - at)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  await done
  await look()
  return { all: [...seen], longest }
}

const approved = async (approval: Approval): Promise<void> =>
  expect((await approve(approval)).status).toBe(200)
const inHours = (hours: number): string =>
  new Date(Date.now() + (hours + 5.5) * 3600_000).toISOString().slice(0, 16)
const look = (hours: number) => carryOutDue(desk().payload, new Date(Date.now() + hours * 3600_000))

test('of 60 wards that are approved as one, a reader is shown all or none', async () => {
  const approval = await sent(await wards('New'))
  const found = await watched(['New'], () => approved(approval))
  expect(found.all).toEqual(['0 New', '60 New'])
  // The site waits for five seconds, then it shows what it knew.
  expect(found.longest).toBeLessThan(5000)
}, 180_000)

test('of changed wards a reader is shown the old names, all of them, and then the new ones', async () => {
  const records = await wards('Before', 10)
  await approved(await sent(records))
  await rename(records, 'After')
  const approval = await sent(records)
  const found = await watched(['Before', 'After'], () => approved(approval))
  expect(found.all).toEqual(['10 Before, 0 After', '0 Before, 10 After'])
  const back = await watched(['Before', 'After'], () => post(`/${approval.id}/undo`, 'editor'))
  expect(back.all).toEqual(['0 Before, 10 After', '10 Before, 0 After'])
}, 180_000)

test('new wards that are taken back go away together, and wait again', async () => {
  const approval = await sent(await wards('Mistake', 10))
  await approved(approval)
  const found = await watched(['Mistake'], async () =>
    expect((await post(`/${approval.id}/undo`, 'editor')).status).toBe(200),
  )
  expect(found.all).toEqual(['10 Mistake', '0 Mistake'])
  await approved(await stored(approval.id))
  expect((await publicNames()).filter((name) => name === 'Mistake')).toHaveLength(10)
}, 180_000)

test('two requests for one time are public together, and end together', async () => {
  const [one, two] = [await sent(await wards('One', 5)), await sent(await wards('Two', 5))]
  const times = { publishAt: inHours(2), withdrawAt: inHours(4) }
  for (const each of [one, two]) expect((await approve(each, times)).status).toBe(200)
  const found = await watched(['One', 'Two'], () => look(3))
  expect(found.all).toEqual(['0 One, 0 Two', '5 One, 5 Two'])
  for (const { id } of [one, two]) {
    const withdrawAt = new Date().toISOString()
    await desk().payload.update({ collection: 'approvals', id, data: { withdrawAt } })
  }
  const ended = await watched(['One', 'Two'], () => look(0))
  expect(ended.all.at(-1)).toBe('0 One, 0 Two')
  expect(ended.all.filter((each) => each !== '5 One, 5 Two' && each !== '0 One, 0 Two')).toEqual([])
}, 180_000)

test('what was withdrawn, approved again and taken back stays withdrawn', async () => {
  const [record] = await wards('Withdrawn', 1)
  if (!record) throw new Error('no ward')
  await approved(await sent([record]))
  const body = { _status: 'draft' }
  await desk().ask('PATCH', `/wards/${record.record}`, { as: 'editor', body })
  expect(await publicNames()).not.toContain('Withdrawn')
  const approval = await sent([record])
  await approved(approval)
  expect((await post(`/${approval.id}/undo`, 'editor')).status).toBe(200)
  expect(await publicNames()).not.toContain('Withdrawn')
})

test.runIf(!process.env.TEST_POSTGRES_URL)(
  'a desk that was killed while it took something back takes the rest back',
  async () => {
    const records = await wards('Killed', 4)
    const approval = await sent(records)
    await approved(approval)
    const [first] = records
    await desk().payload.update({
      collection: 'wards',
      id: first?.record ?? 0,
      data: { _status: 'draft' },
      context: { isDeedOfDesk: true },
    })
    const data = { state: 'publishing', decidedAt: null } as const
    await desk().payload.update({ collection: 'approvals', id: approval.id, data })
    await look(0)
    expect(await publicNames()).not.toContain('Killed')
    expect(await stored(approval.id)).toMatchObject({ state: 'waiting', decidedBy: null })
    await approved(await stored(approval.id))
    expect((await publicNames()).filter((name) => name === 'Killed')).toHaveLength(4)
  },
)
