import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { post } from '../api/api.ts'
import { councilWithDesk, password, type Role } from '../desk/desk.ts'
import { type Life, lifeOf } from './life.ts'

const { desk } = councilWithDesk()
let life: Life
const departments = { water: 0, light: 0 }

const department = async (en: string): Promise<number> => {
  const data = { name: { en, mr: en }, _status: 'published' } as never
  return (await desk().payload.create({ collection: 'departments', data })).id
}

beforeAll(async () => {
  life = await lifeOf(desk())
})
beforeEach(async () => {
  await desk().payload.delete({ collection: 'feedback', where: { id: { exists: true } } })
  for (const who of ['clerk', 'editor', 'admin'] as const) await change(who, { department: null })
  await change('editor', { readsMisconduct: false })
  departments.water = await department('Water')
  departments.light = await department('Lights')
})

const change = (who: Role, data: object) =>
  desk().payload.update({ collection: 'users', id: desk().ids[who], data })

type Uses = { uses: { name: string; path: string }[]; isUsed: boolean }

async function usesOf(id: number, as: Role, list = 'departments'): Promise<Uses> {
  const response = await desk().ask('GET', `/uses?list=${list}&id=${id}`, { as })
  expect(response.status).toBe(200)
  return (await response.json()) as Uses
}

const unseen: Uses = { uses: [], isUsed: true }
const removal = (id: number, headers = {}) =>
  desk().ask('DELETE', `/departments/${id}`, { as: 'admin', headers })
const throwAway = (id: number) => {
  const body = { deletedAt: new Date().toISOString() }
  return desk().ask('PATCH', `/departments/${id}?trash=true`, { as: 'editor', body })
}

async function messageIn(id: number) {
  const message = await life.send()
  await desk().payload.update({ collection: 'feedback', id: message.id, data: { department: id } })
  return message
}

/** A report of misconduct, as the officer gives it to a department. */
async function misconductIn(id: number): Promise<string> {
  const title = { en: 'Vigilance Officer', mr: 'दक्षता अधिकारी' }
  const body = { readsMisconduct: true, misconductTitle: title, currentPassword: password }
  await desk().ask('PATCH', `/users/${desk().ids.editor}`, { as: 'admin', body })
  const sent = await life.ask('/misconduct-report', post({ subject: 'Money', feedback: 'Asked for money' }))
  const { contactId } = (await sent.json()) as { contactId: string }
  const report = await life.found(contactId)
  await desk().payload.update({ collection: 'feedback', id: report.id, data: { department: id } })
  return contactId
}

describe('what a record is used by', () => {
  test('is named to those who may read it: a clerk is not told of messages of other departments', async () => {
    await change('clerk', { department: departments.light })
    const [water, light] = [await messageIn(departments.water), await messageIn(departments.light)]
    expect(await usesOf(departments.water, 'clerk')).toEqual(unseen)
    const own = await usesOf(departments.light, 'clerk')
    const ofAccount = { path: `/admin/collections/users/${desk().ids.clerk}` }
    expect(own.uses).toMatchObject([{ path: `/admin/collections/feedback/${light.id}` }, ofAccount])
    const ofEditor = await usesOf(departments.water, 'editor')
    expect(ofEditor).toMatchObject({
      uses: [{ path: `/admin/collections/feedback/${water.id}` }],
      isUsed: true,
    })
  })

  test('an account that reads the messages of a department is named to administrators alone', async () => {
    await change('clerk', { department: departments.light })
    expect(await usesOf(departments.light, 'editor')).toEqual(unseen)
    expect((await usesOf(departments.light, 'admin')).uses).toHaveLength(1)
  })

  test('a report of misconduct is named to its officer alone, and keeps its department', async () => {
    const reference = await misconductIn(departments.water)
    for (const who of ['clerk', 'admin'] as const)
      expect(await usesOf(departments.water, who)).toEqual(unseen)
    expect((await usesOf(departments.water, 'editor')).uses).toHaveLength(1)
    const refused = await removal(departments.water)
    const text = await refused.text()
    expect([refused.status, text]).toEqual([409, expect.stringContaining('may not see where')])
    expect(text).not.toMatch(new RegExp(`${reference}|Feedback|misconduct|feedback`))
    expect(JSON.parse(text).errors[0].data).toEqual({ uses: [] })
    const inMarathi = await removal(departments.water, { 'accept-language': 'mr' })
    expect(await inMarathi.text()).toContain('पाहण्याचा अधिकार')
    expect(await life.found(reference)).toMatchObject({ department: departments.water })
  })

  test('is told in a refusal as in the question for it', async () => {
    const { id } = await messageIn(departments.water)
    const refused = await throwAway(departments.water)
    expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining(`/feedback/${id}`)])
    await change('clerk', { department: departments.light })
    const hidden = await throwAway(departments.light)
    expect(hidden.status).toBe(409)
    expect(await hidden.text()).not.toMatch(/Account|users|clerk/)
  })

  test('nothing is said of a record that nothing uses, and it is thrown away', async () => {
    expect(await usesOf(departments.light, 'clerk')).toEqual({ uses: [], isUsed: false })
    expect((await throwAway(departments.light)).status).toBe(200)
  })

  test('a clerk is told of no answer to a notice', async () => {
    const { id } = await desk().payload.create({
      collection: 'public-notices',
      data: { title: { en: 'Plan' }, _status: 'draft' } as never,
      draft: true,
    })
    const { id: message } = await life.send()
    await desk().payload.update({ collection: 'feedback', id: message, data: { publicNotice: id } })
    expect(await usesOf(id, 'clerk', 'public-notices')).toEqual(unseen)
  })
})
