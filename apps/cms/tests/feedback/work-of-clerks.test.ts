import { createLocalReq } from 'payload'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { assignMessage } from '../../src/platform/database/assignments.ts'
import { councilWithDesk } from '../desk/desk.ts'
import { type Life, lifeOf } from './life.ts'

const { desk } = councilWithDesk()
let life: Life
const departments = { light: 0, water: 0 }
type Department = keyof typeof departments

const newDepartment = async (en: string, mr: string): Promise<number> => {
  const data = { name: { en, mr }, _status: 'published' } as never
  return (await desk().payload.create({ collection: 'departments', data })).id
}
beforeAll(async () => {
  life = await lifeOf(desk())
  departments.light = await newDepartment('Street lights', 'पथदिवे')
  departments.water = await newDepartment('Water', 'पाणीपुरवठा')
})

const inDepartment = (department: number | null) =>
  desk().ask('PATCH', `/users/${desk().ids.clerk}`, { as: 'admin', body: { department } })
beforeEach(async () => {
  await desk().payload.delete({ collection: 'feedback', where: { id: { exists: true } } })
  expect((await inDepartment(departments.light)).status).toBe(200)
})

const give = (id: number, department: number) =>
  desk().ask('PATCH', `/feedback/${id}`, { as: 'editor', body: { department } })
async function sentTo(department: number) {
  const message = await life.send({})
  expect((await give(message.id, department)).status).toBe(200)
  return message
}
const ofLight = () => sentTo(departments['light' satisfies Department])
const journalOf = async (id: number) => {
  const { docs } = await desk().payload.find({
    collection: 'journal',
    where: { record: { equals: String(id) } },
    sort: '-createdAt',
    depth: 0,
  })
  return docs.map(({ changes }) => JSON.stringify(changes ?? ''))
}

describe('the work of a clerk', () => {
  test('goes with the department of the message', async () => {
    const { id, reference } = await ofLight()
    await life.work(id, { action: 'assign', assignee: desk().ids.clerk })
    await give(id, departments.light)
    expect((await life.found(reference)).assignee).toBe(desk().ids.clerk)
    await give(id, departments.water)
    expect((await life.found(reference)).assignee).toBeNull()
    await life.work(id, { action: 'assign', assignee: desk().ids.editor })
    await give(id, departments.light)
    expect((await life.found(reference)).assignee).toBe(desk().ids.editor)
  })

  test('ends when the account gets another department, and the journal has it', async () => {
    const { id, reference } = await ofLight()
    const other = await sentTo(departments.water)
    await life.work(id, { action: 'assign', assignee: desk().ids.clerk })
    await life.work(other.id, { action: 'assign', assignee: desk().ids.editor })
    await inDepartment(departments.light)
    expect((await life.found(reference)).assignee).toBe(desk().ids.clerk)
    await inDepartment(departments.water)
    expect((await life.found(reference)).assignee).toBeNull()
    expect((await life.found(other.reference)).assignee).toBe(desk().ids.editor)
  })

  test('ends with a deleted department, for a clerk and for nobody else', async () => {
    const old = await newDepartment('Old', 'जुना')
    await inDepartment(old)
    const [one, other] = [await sentTo(old), await sentTo(old)]
    await life.work(one.id, { action: 'assign', assignee: desk().ids.clerk })
    await life.work(other.id, { action: 'assign', assignee: desk().ids.editor })
    expect((await life.found(one.reference)).assignee).toBe(desk().ids.clerk)
    await desk().payload.delete({ collection: 'departments', id: old })
    expect(await life.found(one.reference)).toMatchObject({ assignee: null, department: null })
    expect((await life.found(other.reference)).assignee).toBe(desk().ids.editor)
    expect((await journalOf(one.id))[0]).toContain('Taken from its person')
  })

  test('is given once: of two who act on the same state the second is told', async () => {
    const { id, reference } = await ofLight()
    const before = { assignee: null, department: departments.light }
    const { clerk, editor, admin } = desk().ids
    const payload = desk().payload
    expect(await assignMessage(payload, { id, assignee: clerk, before })).toBe(true)
    expect(await assignMessage(payload, { id, assignee: editor, before })).toBe(false)
    expect((await life.found(reference)).assignee).toBe(clerk)
    const moved = { assignee: clerk, department: departments.water }
    expect(await assignMessage(payload, { id, assignee: null, before: moved })).toBe(false)

    const { assign } = await import('../../src/features/feedback/desk/actions.ts')
    const user = await payload.findByID({ collection: 'users', id: editor, depth: 0 })
    const req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload)
    const stale = { ...(await life.found(reference)), assignee: admin }
    const body = { action: 'assign', assignee: editor } as const
    expect(await assign({ feedback: stale, body, req })).toBe('changed')
    expect(await assign({ feedback: { ...stale, assignee: clerk }, body, req })).toBe(true)
    expect((await life.found(reference)).assignee).toBe(editor)
  })
})

test('an officer for misconduct who is a clerk of a department gets no sheet of its messages', async () => {
  const { id } = await ofLight()
  const as = 'clerk' as const
  const sheet = async () => {
    const answer = await desk().ask('GET', '/sheets/feedback?as=csv', { as })
    return { status: answer.status, text: await answer.text() }
  }
  const data = { readsMisconduct: true, misconductTitle: { en: 'Vigilance Officer', mr: 'दक्षता अधिकारी' } }
  await desk().payload.update({ collection: 'users', id: desk().ids.clerk, data })
  expect((await desk().ask('GET', `/feedback/${id}`, { as })).status).toBe(200)
  expect((await sheet()).status).toBe(404)
  await inDepartment(null)
  const own = await sheet()
  expect(own.status).toBe(200)
  expect(own.text).not.toContain('शुभांगी')
  await desk().payload.update({ collection: 'users', id: desk().ids.clerk, data: { readsMisconduct: false } })
})
