import { expect, test } from 'vitest'
import { councilWithDesk, password, type Role } from './desk.ts'

const { desk } = councilWithDesk()
const path = (role: Role) => `/users/${desk().ids[role]}/sessions`
const sessions = async (of: Role, as: Role) => {
  const response = await desk().ask('GET', path(of), { as })
  return ((await response.json()) as { sessions: { since: string; isThis: boolean }[] }).sessions
}
const end = (of: Role, as: Role | undefined, body: object = { currentPassword: password }) =>
  desk().ask('POST', path(of), { as, body })

test('staff see where their account is open, and end it everywhere else', async () => {
  await desk().logIn('clerk')
  expect((await sessions('clerk', 'clerk')).map(({ isThis }) => isThis)).toEqual([false, true])
  expect(JSON.stringify(await sessions('clerk', 'clerk'))).not.toContain('"id"')
  expect((await end('clerk', 'clerk')).status).toBe(200)
  expect((await sessions('clerk', 'clerk')).map(({ isThis }) => isThis)).toEqual([true])
})

test('one session is ended by its beginning, and the others stay', async () => {
  await desk().logIn('clerk')
  await desk().logIn('clerk')
  const [newest, ...others] = await sessions('clerk', 'clerk')
  const since = newest?.since ?? ''
  const answer = await end('clerk', 'clerk', { currentPassword: password, since })
  expect(await answer.json()).toEqual({ ended: 1 })
  expect(await sessions('clerk', 'clerk')).toEqual(others)
  await end('clerk', 'clerk')
})

test.each([{}, { currentPassword: 'wrong' }, { currentPassword: '' }, { currentPassword: { $gt: '' } }])(
  'nothing is ended without the own password: %j',
  async (body) => {
    await desk().logIn('clerk')
    const before = await sessions('clerk', 'clerk')
    expect((await end('clerk', 'clerk', body)).status).toBe(400)
    expect(await sessions('clerk', 'clerk')).toEqual(before)
    await end('clerk', 'clerk')
  },
)

test('administrators end those of everybody, others only their own, strangers none', async () => {
  expect((await end('editor', 'clerk')).status).toBe(403)
  expect((await desk().ask('GET', path('admin'), { as: 'editor' })).status).toBe(403)
  expect((await desk().ask('GET', path('admin'))).status).toBe(401)
  expect((await end('admin', undefined)).status).toBe(401)
  expect((await end('editor', 'admin')).status).toBe(200)
  expect((await desk().ask('GET', '/wards', { as: 'editor' })).status).toBe(403)
  expect((await desk().ask('GET', '/users/99999/sessions', { as: 'admin' })).status).toBe(404)
})
