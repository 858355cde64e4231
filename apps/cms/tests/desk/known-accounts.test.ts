import { expect, test } from 'vitest'
import { knownAccounts } from '../../src/platform/database/known-accounts.ts'
import { councilWithDesk, emailOf } from './desk.ts'

const { desk } = councilWithDesk()
const accounts = knownAccounts(async () => desk().payload)
const found = async () => (await accounts.find(emailOf('clerk'))) ?? expect.fail('No account')
const locked = async () =>
  (
    await desk().payload.db.findOne<{ id: number; lockUntil?: string | null }>({
      collection: 'users',
      where: { email: { equals: emailOf('clerk') } },
    })
  )?.lockUntil

test('an account that is not there is none', async () => {
  expect(await accounts.find('nobody@sahyanagar.example')).toBeUndefined()
  expect(await accounts.find('')).toBeUndefined()
})

test('five wrong passwords lock an account, and it can be opened for its owner', async () => {
  for (let time = 0; time < 5; time++) await desk().logIn('clerk', 'a-wrong-but-long-password')
  expect(await locked()).toBeTruthy()
  expect((await desk().logIn('clerk')).status).toBe(401)
  await accounts.unlock(await found())
  expect(await locked()).toBeFalsy()
  expect((await desk().logIn('clerk')).status).toBe(200)
})

test('a login changes nothing by which a browser knows it, a new password does', async () => {
  const first = await found()
  await desk().logIn('clerk')
  expect(await found()).toEqual(first)
  await desk().payload.update({
    collection: 'users',
    id: first.id,
    data: { password: 'another-long-enough-password' },
    context: { isDeedOfDesk: true },
  })
  const second = await found()
  expect(second.id).toBe(first.id)
  expect(second.stamp).not.toBe(first.stamp)
})
