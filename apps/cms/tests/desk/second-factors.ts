import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, vi } from 'vitest'
import { runSql } from '../../src/platform/database/sql.ts'
import { type Desk, emailOf, password, type Role } from './desk.ts'

const step = 30_000

/** The code of an app, so many steps of half a minute from now. */
export const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate({
    timestamp: Date.now() + steps * step,
  })

/** The second step of the login at a desk, whose clock stands still. */
export function secondFactorsAt(desk: () => Desk) {
  // A code counts for its half minute and the ones beside it, and once. The clock of the desk and of the app stands in
  // the middle of a half minute, so that a slow machine does not take a test into the next one.
  beforeAll(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / step) * step + step / 2 })
  })
  afterAll(() => {
    vi.useRealTimers()
  })

  const path = (role: Role, rest = '') => `/users/${desk().ids[role]}/second-factor${rest}`
  const post = (role: Role, rest: string, body: object, of: Role = role) =>
    desk().ask('POST', path(of, rest), { as: role, body })
  const logIn = (role: Role, more: object = {}) =>
    desk().ask('POST', '/users/login', { body: { email: emailOf(role), password, ...more } })

  async function setUp(role: Role): Promise<{ secret: string; recoveryCodes: string[] }> {
    const begun = await post(role, '/begin', { currentPassword: password })
    expect(begun.status).toBe(200)
    const { secret } = (await begun.json()) as { secret: string }
    const confirmed = await post(role, '/confirm', { code: codeOf(secret, -1) })
    expect(confirmed.status).toBe(200)
    const { recoveryCodes } = (await confirmed.json()) as { recoveryCodes: string[] }
    return { secret, recoveryCodes }
  }

  async function anew() {
    await runSql(desk().payload, 'DELETE FROM second_factors')
    await runSql(desk().payload, 'UPDATE users SET login_attempts = 0, lock_until = NULL')
  }

  return { path, post, logIn, setUp, anew }
}
