import { expect, test } from 'vitest'
import { councilWithDesk, type Role } from './desk.ts'
import { secondFactorsAt } from './second-factors.ts'

const { desk } = councilWithDesk()
const { setUp } = secondFactorsAt(desk)

const settings = (role: Role, secondFactorRequired: boolean) =>
  desk().ask('POST', '/globals/settings', {
    as: role,
    body: { name: { en: 'Council' }, abbreviation: { en: 'C' }, secondFactorRequired },
  })
const isRequired = async () =>
  (await desk().payload.findGlobal({ slug: 'settings' })).secondFactorRequired === true

test('an administrator decides it, an editor does not', async () => {
  await settings('editor', true)
  expect(await isRequired()).toBe(false)
  expect((await settings('admin', true)).status).toBe(200)
  expect(await isRequired()).toBe(true)
})

test('editors and administrators do nothing else before, clerks work on', async () => {
  const { ask } = desk()
  for (const role of ['admin', 'editor'] as const) {
    expect((await ask('GET', '/wards', { as: role })).status).toBe(400)
    expect((await ask('GET', '/users', { as: role })).status).toBe(400)
    expect((await ask('GET', '/places?q=ward', { as: role })).status).toBe(400)
    expect((await ask('GET', '/users/me', { as: role })).status).toBe(200)
    const attempt = await ask('POST', '/globals/settings', {
      as: role,
      body: { secondFactorRequired: false },
    })
    expect(attempt.status).toBe(400)
  }
  expect((await ask('GET', '/wards', { as: 'clerk' })).status).toBe(200)
  await setUp('editor')
  expect((await ask('GET', '/wards', { as: 'editor' })).status).toBe(200)
})

test('a clerk who reads messages of a department has to have it as editors have', async () => {
  const { ask, ids, payload } = desk()
  const data = { name: { en: 'Lights', mr: 'पथदिवे' } } as never
  const { id: department } = await payload.create({ collection: 'departments', data })
  const change = (to: number | null) =>
    payload.update({ collection: 'users', id: ids.clerk, data: { department: to } })
  await change(department)
  expect((await ask('GET', '/feedback', { as: 'clerk' })).status).toBe(400)
  await change(null)
  expect((await ask('GET', '/wards', { as: 'clerk' })).status).toBe(200)
})

/** What the list before the opening says. */
async function isMet(): Promise<boolean | undefined> {
  const answer = await desk().ask('GET', '/opening', { as: 'admin' })
  const { checks } = (await answer.json()) as { checks: { id: string; isMet: boolean }[] }
  return checks.find(({ id }) => id === 'second-step')?.isMet
}

test('clerks do nothing else either where an administrator requires it of them', async () => {
  const { ask } = desk()
  const secondFactorOfClerks = true
  await ask('POST', '/globals/settings', { as: 'editor', body: { secondFactorOfClerks } })
  expect((await ask('GET', '/wards', { as: 'clerk' })).status).toBe(200)
  await setUp('admin')
  expect(await isMet()).toBe(false)
  const answer = await ask('POST', '/globals/settings', { as: 'admin', body: { secondFactorOfClerks } })
  expect(answer.status).toBe(200)
  expect(await isMet()).toBe(true)
  expect((await ask('GET', '/wards', { as: 'clerk' })).status).toBe(400)
  expect((await ask('GET', '/users/me', { as: 'clerk' })).status).toBe(200)
  await setUp('clerk')
  expect((await ask('GET', '/wards', { as: 'clerk' })).status).toBe(200)
})
