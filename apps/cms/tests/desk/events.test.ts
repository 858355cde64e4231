import { lists } from '@nagardwar/contract'
import { expect, test } from 'vitest'
import { listRows } from '../../src/api/list-rows.ts'
import { councilWithDesk } from './desk.ts'

const { desk } = councilWithDesk()

const send = (body: object, as: 'editor' | 'clerk' = 'editor', query = '') =>
  desk().ask('POST', `/events${query}`, { as, body })
const title = (en: string) => ({ en, mr: en })
const rowNamed = async (name: string) =>
  (await listRows(desk().payload, 'events', 'mr')).find((row) => row.title === name)
const errorsIn = async (answer: Response): Promise<string> =>
  JSON.stringify(((await answer.json()) as { errors: unknown }).errors)
const day = '2026-12-15T12:00:00.000Z'

test('an event of which only kind, title and day are known is sent as the contract says', async () => {
  const answer = await send({ kind: 'festival', title: title('Lake festival'), day, _status: 'published' })
  expect(answer.status).toBe(201)
  const row = await rowNamed('Lake festival')
  expect(lists.events.schema.safeParse({ ...row, last_changed: undefined }).error?.issues ?? []).toEqual([])
  expect(row).toMatchObject({
    kind: 'festival',
    time: '',
    last_day: null,
    repeats: '',
    state: '',
    ward_no: '',
  })
})

test('hours and wards as a clerk types them, and the place of a map, are sent in one form', async () => {
  const answer = await send({
    kind: 'camp',
    title: title('नेत्र शिबिर'),
    day,
    time: 'दुपारी ३',
    endTime: '१६:३०',
    wards: '१२, १३',
    position: '१९.२४३७, ७३.३१६०',
    repeats: 'weekly',
    lastDay: '2027-03-31T12:00:00.000Z',
    state: 'moved',
    reason: title('पाऊस'),
    _status: 'published',
  })
  expect(answer.status).toBe(201)
  expect(await rowNamed('नेत्र शिबिर')).toMatchObject({
    time: '15:00',
    end_time: '16:30',
    ward_no: '१२ १३',
    position: '19.2437, 73.316',
    repeats: 'weekly',
    state: 'moved',
    reason: 'पाऊस',
  })
})

test.each([
  ['no day', { day: null }, /Day/],
  ['a repetition without an end', { repeats: 'monthly' }, /repeated needs its last day/],
  ['a last day before the first', { lastDay: '2026-12-01T12:00:00.000Z' }, /Last day must not be before Day/],
  ['an end without a beginning', { endTime: '16:00' }, /needs the time at which it begins/],
  ['an end before the beginning', { time: '16:00', endTime: '10:00' }, /must end later than it begins/],
  ['a time that no clock has', { time: '25:10' }, /a time such as/],
])('%s is refused in words', async (_, wrong, message) => {
  const answer = await send({ kind: 'camp', title: title('Camp'), day, ...wrong, _status: 'published' })
  expect(answer.status).toBe(400)
  expect(await errorsIn(answer)).toMatch(message)
})

test('an event of two days may end at an earlier hour than it began', async () => {
  const lastDay = '2026-12-16T12:00:00.000Z'
  const times = { time: '18:00', endTime: '06:00' }
  const answer = await send({
    kind: 'festival',
    title: title('Night'),
    day,
    lastDay,
    ...times,
    _status: 'published',
  })
  expect(answer.status).toBe(201)
})

test('a clerk’s event waits as a draft, and residents do not see it', async () => {
  const answer = await send({ kind: 'camp', title: title('Draft camp'), day }, 'clerk', '?draft=true')
  expect(answer.status).toBe(201)
  expect(await rowNamed('Draft camp')).toBeUndefined()
})
