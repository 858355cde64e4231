import { expect, test } from 'vitest'
import { councilWithDesk, emailOf, password } from './desk.ts'

const { desk } = councilWithDesk()

test('a command on the server opens the only administrator’s account again', async () => {
  const { payload, logIn } = desk()
  const { unlockAccount } = await import('../../src/features/accounts/unlock-account.ts')
  for (let time = 1; time <= 5; time += 1) await logIn('admin', 'a-wrong-long-password')
  expect((await logIn('admin')).status).toBe(401)
  await unlockAccount(payload, ' Admin@Sahyanagar.example', { withNewPassword: false })
  expect((await logIn('admin')).status).toBe(200)
  const renewed = await unlockAccount(payload, emailOf('admin'), { withNewPassword: true })
  expect((await logIn('admin', password)).status).toBe(401)
  expect((await logIn('admin', renewed)).status).toBe(200)
  await expect(unlockAccount(payload, 'nobody@x.example', { withNewPassword: false })).rejects.toThrow(
    'no account',
  )
})
