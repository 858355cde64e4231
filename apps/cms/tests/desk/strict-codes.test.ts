import { beforeEach, expect, test } from 'vitest'
import { councilWithDesk } from './desk.ts'
import { codeOf, secondFactorsAt } from './second-factors.ts'

const { desk } = councilWithDesk()
const { setUp, logIn, anew } = secondFactorsAt(desk)

const save = (strictCodes: boolean) =>
  desk().payload.updateGlobal({
    slug: 'settings',
    data: { name: { en: 'Council' }, abbreviation: { en: 'C' }, secondFactorRequired: true, strictCodes },
  })

beforeEach(async () => {
  await anew()
  await save(false)
})

test('a code counts in the half minutes beside its own, as the council begins', async () => {
  const { secret } = await setUp('admin')
  expect((await logIn('admin', { code: codeOf(secret, -2) })).status).toBe(401)
  expect((await logIn('admin', { code: codeOf(secret, 1) })).status).toBe(200)
})

test('where the council wants it, a code counts in its own half minute alone', async () => {
  const { secret, recoveryCodes } = await setUp('admin')
  await save(true)
  for (const steps of [-1, 1]) {
    const late = await logIn('admin', { code: codeOf(secret, steps) })
    expect(late.status).toBe(401)
    expect(await late.text()).toContain('has ended')
  }
  expect((await logIn('admin', { code: codeOf(secret) })).status).toBe(200)
  expect((await logIn('admin', { code: recoveryCodes[0] })).status).toBe(200)
})

test('only an administrator decides it', async () => {
  await setUp('editor')
  await save(true)
  await desk().ask('POST', '/globals/settings', { as: 'editor', body: { strictCodes: false } })
  expect((await desk().payload.findGlobal({ slug: 'settings' })).strictCodes).toBe(true)
})
