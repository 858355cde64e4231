import { expect, test } from 'vitest'
import { councilWithDesk, emailOf, password, tokenIn } from './desk.ts'

const { desk } = councilWithDesk({ CMS_ORIGIN: 'https://desk.sahyanagar.example' })

const logIn = () => desk().ask('POST', '/users/login', { body: { email: emailOf('clerk'), password } })
const whoIs = async (cookie: string) => {
  const headers = { cookie, 'sec-fetch-site': 'same-origin' }
  const answer = await desk().ask('GET', '/users/me', { headers })
  return ((await answer.json()) as { user: { email: string } | null }).user?.email
}

test('the session is for this host alone, for no script, and not sent with what other sites ask', async () => {
  const cookie = (await logIn()).headers.get('set-cookie') ?? ''
  expect(cookie).toMatch(/^__Host-payload-token=/)
  for (const flag of ['Path=/', 'HttpOnly', 'Secure=true', 'SameSite=Lax'])
    expect(cookie.replace(/; Secure(?=;|$)/, '; Secure=true')).toContain(flag)
  expect(cookie).not.toMatch(/domain=/i)
})

test('a session is read only from the cookie that no other host can set', async () => {
  const token = tokenIn(await logIn())
  expect(await whoIs(`__Host-payload-token=${token}`)).toBe(emailOf('clerk'))
  expect(await whoIs(`payload-token=${token}`)).toBeUndefined()
})
