import { beforeAll, expect, test } from 'vitest'
import { councilWithDesk, type Role } from './desk.ts'

const { desk } = councilWithDesk()
const locks = '/payload-locked-documents'
const account = (role: Role) => ({ relationTo: 'users' as const, value: desk().ids[role] })

let ward: number
const lockOf = async (role: Role, value: number, relationTo: 'wards' | 'users' = 'wards') =>
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
