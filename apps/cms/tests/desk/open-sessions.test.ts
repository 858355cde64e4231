import { expect, test } from 'vitest'
import { councilWithDesk, type Role } from './desk.ts'

const { desk } = councilWithDesk()
const path = (role: Role) => `/users/${desk().ids[role]}/sessions`
const sessions = async (of: Role, as: Role) => {
  const response = await desk().ask('GET', path(of), { as })
  return ((await response.json()) as { sessions: { isThis: boolean }[] }).sessions
}

test('staff see where their account is open, and end it everywhere else', async () => {
  await desk().logIn('clerk')
  expect((await sessions('clerk', 'clerk')).map(({ isThis }) => isThis)).toEqual([false, true])
  expect(JSON.stringify(await sessions('clerk', 'clerk'))).not.toContain('"id"')
  expect((await desk().ask('DELETE', path('clerk'), { as: 'clerk' })).status).toBe(200)
  expect((await sessions('clerk', 'clerk')).map(({ isThis }) => isThis)).toEqual([true])
})

test('administrators end those of everybody, others only their own, strangers none', async () => {
  expect((await desk().ask('DELETE', path('editor'), { as: 'clerk' })).status).toBe(403)
  expect((await desk().ask('GET', path('admin'), { as: 'editor' })).status).toBe(403)
  expect((await desk().ask('GET', path('admin'))).status).toBe(401)
  expect((await desk().ask('DELETE', path('admin'))).status).toBe(401)
  expect((await desk().ask('DELETE', path('editor'), { as: 'admin' })).status).toBe(200)
  expect((await desk().ask('GET', '/wards', { as: 'editor' })).status).toBe(403)
  expect((await desk().ask('GET', '/users/99999/sessions', { as: 'admin' })).status).toBe(404)
})
