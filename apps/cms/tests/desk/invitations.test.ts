import { beforeEach, describe, expect, test, vi } from 'vitest'
import { councilWithDesk, emailOf, password, type Role, tokenIn } from './desk.ts'
import { mailServer } from './mail-server.ts'

const { received, settings } = await mailServer()
const { desk } = councilWithDesk(settings)
beforeEach(() => {
  received.length = 0
})

const person = { name: 'Asha', email: 'asha@sahyanagar.example', role: 'clerk' }
const invite = (as: Role | undefined, body: object = person) =>
  desk().ask('POST', '/users/invitations', { as, body })
const tokenOfLink = (text: string) => /\/admin\/reset\/([0-9a-f]{40})/.exec(text)?.[1] ?? ''
const set = (token: string, word: string) =>
  desk().ask('POST', '/users/reset-password', { body: { token, password: word } })
const logIn = (email: string, word: string) =>
  desk().ask('POST', '/users/login', { body: { email, password: word } })
const forgotten = (email: unknown) => desk().ask('POST', '/users/forgot-password', { body: { email } })
const mailTo = (email: string) =>
  vi.waitFor(
    () => {
      const mail = received.find(({ to }) => to === email)
      if (!mail) throw new Error('No mail yet')
      return mail
    },
    { timeout: 20_000 },
  )

describe('an invitation', () => {
  test('is made by administrators alone, with a role', async () => {
    expect((await invite(undefined)).status).toBe(403)
    expect((await invite('clerk')).status).toBe(403)
    expect((await invite('editor')).status).toBe(403)
    expect((await invite('admin', { ...person, role: 'owner' })).status).toBe(400)
    expect((await invite('admin', { ...person, email: 'nobody' })).status).toBe(400)
    expect((await desk().payload.count({ collection: 'users' })).totalDocs).toBe(3)
  })

  test('is a link that is shown once, mailed, and sets a password once', async () => {
    const answer = await invite('admin')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const { link, isMailed } = (await answer.json()) as { link: string; isMailed: boolean }
    expect(isMailed).toBe(true)
    const token = tokenOfLink(link)
    expect(tokenOfLink((await mailTo(person.email)).text)).toBe(token)
    for (const at of ['/users?limit=0&showHiddenFields=true', '/journal?limit=0'])
      expect(await (await desk().ask('GET', at, { as: 'admin' })).text()).not.toContain(token)
    expect((await set(token, '123')).status).toBe(400)
    expect((await set(token, 'password1234')).status).toBe(400)
    expect((await set(token, 'three words apart')).status).toBe(200)
    expect((await set(token, 'other words apart')).status).toBe(403)
    const login = await logIn(person.email, 'three words apart')
    expect(tokenIn(login)).toBeDefined()
    expect(((await login.json()) as { user: { role: string } }).user.role).toBe('clerk')
  })

  test('that was lost is made anew with one’s own password, and ends the older one', async () => {
    const { ids, ask } = desk()
    const body = { currentPassword: password }
    const again = (as: Role | undefined, sent: object = body) =>
      ask('POST', `/users/${ids.editor}/invitation`, { as, body: sent })
    expect((await again(undefined)).status).toBe(403)
    expect((await again('clerk')).status).toBe(403)
    expect((await again('admin', {})).status).toBe(400)
    const linkOf = async () => tokenOfLink(((await (await again('admin')).json()) as { link: string }).link)
    const older = await linkOf()
    const newer = await linkOf()
    expect((await set(older, 'three words apart')).status).toBe(403)
    expect((await set(newer, 'three words apart')).status).toBe(200)
    const { docs } = await desk().payload.find({ collection: 'journal', limit: 0 })
    expect(docs.map(({ changes }) => changes)).toContain('Link for a new password made')
  })

  test('ends after a week', async () => {
    const late = { ...person, email: 'late@sahyanagar.example' }
    const { link, until } = (await (await invite('admin', late)).json()) as { link: string; until: string }
    expect(new Date(until).getTime() - Date.now()).toBeLessThanOrEqual(7 * 24 * 3_600_000)
    const { runSql } = await import('../../src/platform/database/sql.ts')
    const before = new Date(Date.now() - 1000).toISOString()
    await runSql(desk().payload, `UPDATE users SET reset_password_expiration = '${before}'`)
    expect((await set(tokenOfLink(link), 'three words apart')).status).toBe(403)
  })
})

describe('a forgotten password', () => {
  test('comes as a link by mail, in the language of the account', async () => {
    const body = { value: 'mr' }
    await desk().ask('POST', '/payload-preferences/language', { as: 'clerk', body })
    expect((await forgotten(` ${emailOf('clerk').toUpperCase()}`)).status).toBe(200)
    const { subject, text } = await mailTo(emailOf('clerk'))
    expect(subject).toBe('कर्मचारी कक्षासाठी नवा पासवर्ड')
    expect((await set(tokenOfLink(text), 'elevenchars')).status).toBe(400)
    expect((await set(tokenOfLink(text), 'three words apart')).status).toBe(200)
    expect((await logIn(emailOf('clerk'), 'three words apart')).status).toBe(200)
  })

  test('tells nobody which accounts there are, and mails one account twice a minute at most', async () => {
    const texts = new Set<string>()
    for (const email of [emailOf('admin'), 'nobody@sahyanagar.example', '', 7, null]) {
      const answer = await forgotten(email)
      expect(answer.status).toBe(200)
      texts.add(await answer.text())
    }
    expect(texts.size).toBe(1)
    for (let time = 1; time <= 4; time++) await forgotten(emailOf('admin'))
    await desk().ask('POST', '/users/forgot-password', { body: { email: emailOf('editor') } })
    await mailTo(emailOf('editor'))
    expect(received.filter(({ to }) => to === emailOf('admin')).length).toBeLessThanOrEqual(2)
  })
})
