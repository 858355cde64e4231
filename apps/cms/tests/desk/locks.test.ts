import { createLocalReq } from 'payload'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { councilWithDesk, type Role } from './desk.ts'

const { desk } = councilWithDesk()
const locks = '/payload-locked-documents'
const account = (role: Role) => ({ relationTo: 'users' as const, value: desk().ids[role] })

let ward: number
const lockOf = async (role: Role, value: number, relationTo: 'wards' | 'users' | 'feedback' = 'wards') =>
  (
    await desk().payload.create({
      collection: 'payload-locked-documents',
      data: { document: { relationTo, value } as never, user: account(role) },
    })
  ).id
const stored = async (id: number) =>
  desk().payload.findByID({ collection: 'payload-locked-documents', id, depth: 0, disableErrors: true })

beforeAll(async () => {
  const data = { number: '1', name: { en: 'Ward', mr: 'प्रभाग' }, _status: 'published' as const }
  ward = (await desk().payload.create({ collection: 'wards', data })).id
})

test('nobody locks a record in somebody else’s name or until a day of their choice', async () => {
  const { ask, payload } = desk()
  const until = { createdAt: '2099-01-01T00:00:00.000Z', updatedAt: '2099-01-01T00:00:00.000Z' }
  for (const document of [account('admin'), { relationTo: 'wards', value: ward }])
    await ask('POST', locks, { as: 'clerk', body: { document, user: account('admin'), ...until } })
  const { docs } = await payload.find({ collection: 'payload-locked-documents', depth: 0 })
  expect(
    docs.filter(({ user, document }) => user.value !== desk().ids.clerk || document?.relationTo === 'users'),
  ).toEqual([])
  expect(docs.filter(({ updatedAt }) => updatedAt > new Date(Date.now() + 60_000).toISOString())).toEqual([])
})

test('a lock is taken over in one’s own name only, with the time of the server, for the same record', async () => {
  const { ask, ids } = desk()
  const id = await lockOf('editor', ward)
  const body = { user: account('admin'), document: account('admin'), updatedAt: '2099-01-01T00:00:00.000Z' }
  await ask('PATCH', `${locks}/${id}`, { as: 'clerk', body })
  const lock = await stored(id)
  expect(lock).toMatchObject({ user: { value: ids.clerk }, document: { relationTo: 'wards', value: ward } })
  expect(lock && lock.updatedAt < new Date(Date.now() + 60_000).toISOString()).toBe(true)
})

test('nobody takes over the lock of a record that they may not change', async () => {
  const { ask, ids } = desk()
  const id = await lockOf('admin', ids.admin, 'users')
  await ask('PATCH', `${locks}/${id}`, { as: 'clerk', body: { user: account('clerk') } })
  expect(await stored(id)).toMatchObject({ user: { value: ids.admin } })
})

test('only one’s own lock is lifted', async () => {
  const { ask } = desk()
  const id = await lockOf('editor', ward)
  await ask('DELETE', `${locks}/${id}`, { as: 'clerk' })
  await ask('DELETE', `${locks}?where[id][exists]=true`, { as: 'clerk' })
  expect(await stored(id)).toBeTruthy()
  expect((await ask('DELETE', `${locks}/${id}`, { as: 'editor' })).status).toBe(200)
  expect(await stored(id)).toBeFalsy()
})

test('a save lifts the lock of its record, and of no other with the same number', async () => {
  const { payload, ids } = desk()
  expect(ids.admin).toBe(ward)
  const [ofWard, ofAccount] = [await lockOf('clerk', ward), await lockOf('clerk', ids.admin, 'users')]
  await payload.update({ collection: 'wards', id: ward, data: { number: '2' } })
  expect(await stored(ofWard)).toBeFalsy()
  expect(await stored(ofAccount)).toBeTruthy()
})

describe('who sees that somebody has a record open', () => {
  const seenBy = async (role: Role, query = '') => {
    const response = await desk().ask('GET', `${locks}?limit=100&depth=0${query}`, { as: role })
    const { docs } = (await response.json()) as { docs: { id: number }[] }
    return docs.map(({ id }) => id)
  }
  const clear = () =>
    desk().payload.delete({ collection: 'payload-locked-documents', where: { id: { exists: true } } })

  async function message(kind: 'message' | 'misconduct', department?: number): Promise<number> {
    const received = { reference: crypto.randomUUID(), receivedAt: new Date().toISOString() }
    const words = { name: 'शुभांगी', mobile: '', email: '', subject: 'पथदिवा', feedback: 'बंद आहे' }
    const data = { ...received, ...words, kind, ...(department ? { department } : {}) }
    return (await desk().payload.create({ collection: 'feedback', data: data as never })).id
  }
  beforeEach(async () => {
    await clear()
  })

  test('those who may read it: no clerk learns which message is open at whom', async () => {
    const { ask, ids } = desk()
    const id = await lockOf('editor', await message('message'), 'feedback')
    const ofWard = await lockOf('editor', ward)
    expect(await seenBy('admin')).toEqual(expect.arrayContaining([id, ofWard]))
    expect(await seenBy('clerk')).toEqual([ofWard])
    expect(await seenBy('clerk', '&where[document.relationTo][equals]=feedback')).toEqual([])
    expect(await seenBy('clerk', `&where[or][0][user.value][equals]=${ids.editor}`)).toEqual([ofWard])
    expect((await ask('GET', `${locks}/${id}`, { as: 'clerk' })).status).toBe(404)
    const count = await ask('GET', `${locks}/count?where[document.relationTo][equals]=feedback`, {
      as: 'clerk',
    })
    expect(await count.json()).toEqual({ totalDocs: 0 })
  })

  test('an administrator is not told that a report of misconduct is open', async () => {
    await lockOf('editor', await message('misconduct'), 'feedback')
    expect(await seenBy('admin')).toEqual([])
  })

  test('a clerk sees it of the messages of her department', async () => {
    const { payload, ids } = desk()
    const data = { name: { en: 'Light', mr: 'पथदिवे' }, _status: 'published' } as never
    const { id: department } = await payload.create({ collection: 'departments', data })
    await payload.update({ collection: 'users', id: ids.clerk, data: { department } })
    const own = await lockOf('editor', await message('message', department), 'feedback')
    await lockOf('editor', await message('message'), 'feedback')
    expect(await seenBy('clerk')).toEqual([own])
  })

  test('the settings, and whoever has the lock', async () => {
    const { payload } = desk()
    const ofAccount = await lockOf('editor', desk().ids.admin, 'users')
    const data = { globalSlug: 'settings', user: account('editor') } as never
    const ofSettings = await payload.create({ collection: 'payload-locked-documents', data })
    expect(await seenBy('clerk')).toEqual([ofSettings.id])
    expect(await seenBy('editor')).toEqual(expect.arrayContaining([ofAccount, ofSettings.id]))
  })

  test('a page says that a colleague has the record open, and names her', async () => {
    await lockOf('editor', ward)
    const user = await desk().payload.findByID({ collection: 'users', id: desk().ids.clerk, depth: 0 })
    const req = await createLocalReq({ user: { ...user, collection: 'users' } }, desk().payload)
    const asked = { collection: 'wards', id: ward, includeLockStatus: true, overrideAccess: false } as const
    const doc = await desk().payload.findByID({ ...asked, req })
    expect(doc).toMatchObject({ _isLocked: true, _userEditing: { email: 'editor' } })
  })
})

test('what is asked of locks and preferences that cannot be answered is an error of who asks', async () => {
  for (const path of [
    `${locks}?where[user][like]=a`,
    '/payload-preferences?where[user][exists]=true',
    '/payload-preferences?where[user][like]=a',
  ]) {
    const response = await desk().ask('GET', path, { as: 'clerk' })
    expect([path, response.status, await response.text()]).toEqual([path, 400, expect.any(String)])
  }
})

test.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])('there is no list %s', async (name) => {
  for (const [method, path] of [
    ['GET', `/${name}`],
    ['POST', `/${name}`],
    ['DELETE', `/${name}/1`],
  ] as const)
    expect([path, (await desk().ask(method, path, { as: 'clerk' })).status]).toEqual([path, 404])
})
