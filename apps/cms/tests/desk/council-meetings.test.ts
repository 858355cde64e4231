import { lists } from '@nagardwar/contract'
import { beforeAll, expect, test } from 'vitest'
import { listRows } from '../../src/api/list-rows.ts'
import { councilWithDesk } from './desk.ts'

const { desk } = councilWithDesk()
let members: number[]

beforeAll(async () => {
  const made = await Promise.all(
    ['First', 'Second', 'Third'].map((en) =>
      desk().payload.create({
        collection: 'elected-members',
        data: { name: { en, mr: en }, _status: 'published' } as never,
      }),
    ),
  )
  members = made.map(({ id }) => id)
})

const send = (body: object, as: 'editor' | 'clerk' = 'editor', query = '') =>
  desk().ask('POST', `/council-meetings${query}`, { as, body })
const rows = () => listRows(desk().payload, 'councilMeetings', 'mr')
const errorsIn = async (answer: Response): Promise<string> =>
  JSON.stringify(((await answer.json()) as { errors: unknown }).errors)

test('a meeting of which only kind and day are known is sent as the contract says', async () => {
  expect(
    (await send({ kind: 'standing', day: '2026-08-13T06:30:00.000Z', _status: 'published' })).status,
  ).toBe(201)
  const row = (await rows()).find(({ kind }) => kind === 'standing')
  expect(
    lists.councilMeetings.schema.safeParse({ ...row, last_changed: undefined }).error?.issues ?? [],
  ).toEqual([])
  expect(row).toMatchObject({ time: '', present: [], questions: [], committee_id: 0, state: '' })
})

test('attendance, questions and the time in Devanagari digits are sent', async () => {
  const [first, second, third] = members
  const answer = await send({
    kind: 'general',
    day: '2026-11-18T06:30:00.000Z',
    time: '११:३०',
    present: [first, second, first],
    onLeave: [third],
    questions: [{ member: first, text: { en: 'When?', mr: 'केव्हा?' } }],
    _status: 'published',
  })
  expect(answer.status).toBe(201)
  expect((await rows()).find(({ kind }) => kind === 'general')).toMatchObject({
    time: '11:30',
    present: [first, second],
    on_leave: [third],
    questions: [{ id: 1, member_id: first, text: 'केव्हा?' }],
  })
})

test.each([
  ['no day', { day: null }, /Day/],
  ['a time that no clock has', { time: '25:10' }, /a time such as/],
  ['a name that stands in two places', { absent: true }, /The same name stands in/],
])('with %s it is refused, and the sentence says what is wrong', async (_, changes, words) => {
  const absent = 'absent' in changes ? [members[0]] : []
  const body = { kind: 'special', day: '2026-05-02T06:30:00.000Z', present: [members[0]], ...changes, absent }
  const answer = await send({ ...body, _status: 'published' })
  expect(answer.status).toBe(400)
  expect(await errorsIn(answer)).toMatch(words)
})

test('a clerk saves a draft, which no resident sees', async () => {
  const body = { kind: 'special', day: '2027-01-05T06:30:00.000Z' }
  expect((await send({ ...body, _status: 'draft' }, 'clerk', '?draft=true')).status).toBe(201)
  expect((await send({ ...body, _status: 'published' }, 'clerk')).status).not.toBe(201)
  expect((await rows()).some(({ kind }) => kind === 'special')).toBe(false)
})
