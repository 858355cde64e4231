import { pbkdf2Sync } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { runSql } from '../../src/platform/database/sql.ts'
import { councilWithDesk, emailOf, password, tokenIn } from './desk.ts'
import { codeOf, secondFactorsAt } from './second-factors.ts'

const { desk } = councilWithDesk()
const { path, post, logIn, setUp, anew } = secondFactorsAt(desk)

const as = (token: string | undefined) => ({ authorization: `JWT ${token}` })
const isIn = async (token: string | undefined) => {
  const response = await desk().ask('GET', '/users/me', { headers: as(token) })
  return ((await response.json()) as { user: unknown }).user !== null
}
const entries = async () => (await desk().payload.find({ collection: 'journal', limit: 0 })).docs

/** Lets codes of this moment count again. */
const forgetSteps = () => runSql(desk().payload, 'UPDATE second_factors SET last_step = 0')

describe('an account with a second step', () => {
  let secret: string
  let recoveryCodes: string[]
  beforeEach(async () => {
    await anew()
    desk().tokens.editor = tokenIn(await logIn('editor'))
    ;({ secret, recoveryCodes } = await setUp('editor'))
  })

  test('gets no session and no token without the code', async () => {
    for (const body of [{}, { code: '' }, { code: 7 }, { code: null }, { code: ['1'] }]) {
      const answer = await logIn('editor', body)
      expect(answer.status).toBe(401)
      expect(answer.headers.get('x-login-step')).toBe('needed')
      expect(answer.headers.get('set-cookie')).toBeNull()
      expect(await answer.text()).not.toMatch(/eyJ|"token"|"user"/)
    }
    const sessions = await runSql(
      desk().payload,
      `SELECT id FROM users_sessions WHERE _parent_id = ${desk().ids.editor}`,
    )
    expect(sessions).toHaveLength(1)
  })

  test('logs in with the code, in Devanagari digits and with a gap too, and once', async () => {
    const code = codeOf(secret).replace(/\d/g, (digit) => '०१२३४५६७८९'[Number(digit)] ?? '')
    const answer = await logIn('editor', { code: `${code.slice(0, 3)} ${code.slice(3)}` })
    expect(answer.status).toBe(200)
    expect(await isIn(tokenIn(answer))).toBe(true)
    const again = await logIn('editor', { code: codeOf(secret) })
    expect(again.status).toBe(401)
    expect(again.headers.get('x-login-step')).toBe('wrong')
    expect(again.headers.get('set-cookie')).toBeNull()
  })

  test('takes a code once, of parallel logins too', async () => {
    const code = codeOf(secret)
    const answers = await Promise.all(Array.from({ length: 4 }, () => logIn('editor', { code })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('takes each recovery code once', async () => {
    expect(new Set(recoveryCodes).size).toBe(10)
    const [code = '', other = ''] = recoveryCodes
    expect((await logIn('editor', { code: code.toUpperCase() })).status).toBe(200)
    expect((await logIn('editor', { code })).status).toBe(401)
    expect((await logIn('editor', { code: other.replaceAll('-', ' ') })).status).toBe(200)
    const state = await (await desk().ask('GET', path('editor'), { as: 'editor' })).json()
    expect(state).toMatchObject({ isOn: true, codesLeft: 8 })
  })

  test('rests after five wrong codes, also of parallel requests, whatever comes then', async () => {
    await Promise.all(Array.from({ length: 8 }, () => logIn('editor', { code: '000000' })))
    const [row] = await runSql(desk().payload, 'SELECT failures FROM second_factors')
    expect(Number(row?.failures)).toBe(5)
    expect((await logIn('editor', { code: codeOf(secret) })).status).toBe(401)
    expect((await logIn('editor', { code: recoveryCodes[0] })).status).toBe(401)
    const noted = (await entries()).filter(({ action }) => action === 'failed-login')
    expect(noted.length).toBeGreaterThanOrEqual(5)
    await runSql(desk().payload, 'UPDATE second_factors SET rests_until = 1')
    expect((await logIn('editor', { code: codeOf(secret) })).status).toBe(200)
  })

  test('a right password does not give more tries of codes', async () => {
    for (let time = 1; time <= 5; time++) {
      await logIn('editor', { code: '000000' })
      await logIn('editor')
    }
    expect((await logIn('editor', { code: codeOf(secret) })).status).toBe(401)
  })

  test('a link that sets a password logs nobody in', async () => {
    const { payload, ask } = desk()
    const token = await payload.forgotPassword({
      collection: 'users',
      data: { email: emailOf('editor') },
      disableEmail: true,
    })
    const answer = await ask('POST', '/users/reset-password', { body: { token, password } })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('set-cookie')).toBeNull()
    expect(await answer.text()).not.toMatch(/eyJ|"token"|"user"/)
    expect((await ask('POST', '/users/reset-password', { body: { token, password } })).status).toBe(403)
    expect((await logIn('editor')).headers.get('x-login-step')).toBe('needed')
  })

  test('a refresh without a session brings none', async () => {
    const answer = await desk().ask('POST', '/users/refresh-token')
    expect(answer.status).toBe(403)
    expect(answer.headers.get('set-cookie')).toBeNull()
  })

  test('neither its secret nor its codes stand in any answer or in plain in the database', async () => {
    const { ask, payload } = desk()
    const plain = secret.replaceAll(' ', '')
    for (const at of [
      `/users/${desk().ids.editor}?depth=2&showHiddenFields=true`,
      '/second-factors',
      '/second-factors?draft=true',
      `/journal?limit=0`,
      path('editor'),
    ]) {
      const answer = await ask('GET', at, { as: 'admin' })
      const text = await answer.text()
      expect(text).not.toContain(plain)
      for (const code of recoveryCodes) expect(text).not.toContain(code)
    }
    expect((await ask('GET', '/second-factors', { as: 'admin' })).status).toBe(403)
    await expect(payload.find({ collection: 'second-factors' })).rejects.toThrow()
    const rows = JSON.stringify(await runSql(payload, 'SELECT * FROM second_factors'))
    expect(rows).not.toContain(plain)
    for (const code of recoveryCodes) expect(rows).not.toContain(code)
  })

  test('its recovery codes are stored as PBKDF2 of 600,000 rounds with a salt of the account', async () => {
    const { keyedHashOf } = await import('../../src/content/second-factor/secret-box.ts')
    const [row] = await runSql(desk().payload, 'SELECT recovery_codes FROM second_factors')
    const stored = String(row?.recovery_codes).trim().split(' ')
    const [salt = ''] = stored[0]?.split('.') ?? []
    expect(Buffer.from(salt, 'hex')).toHaveLength(16)
    const keyed = recoveryCodes.map((code) =>
      keyedHashOf(code.replaceAll('-', ''), desk().ids.editor, desk().payload),
    )
    const slow = keyed.map((hash) => pbkdf2Sync(hash, Buffer.from(salt, 'hex'), 600_000, 32, 'sha256'))
    expect(stored).toEqual(slow.map((hash) => `${salt}.${hash.toString('hex')}`))
    const renewed = await post('editor', '/recovery-codes', {
      currentPassword: password,
      code: codeOf(secret),
    })
    expect(renewed.status).toBe(200)
    const [other] = await runSql(desk().payload, 'SELECT recovery_codes FROM second_factors')
    expect(String(other?.recovery_codes)).not.toContain(salt)
  })

  test('recovery codes that were stored without a salt count until there are new ones, each once', async () => {
    const { keyedHashOf } = await import('../../src/content/second-factor/secret-box.ts')
    const hashes = recoveryCodes.map((code) =>
      keyedHashOf(code.replaceAll('-', ''), desk().ids.editor, desk().payload),
    )
    await runSql(desk().payload, `UPDATE second_factors SET recovery_codes = '${hashes.join(' ')} '`)
    expect((await logIn('editor', { code: recoveryCodes[1] })).status).toBe(200)
    expect((await logIn('editor', { code: recoveryCodes[1] })).status).toBe(401)
    expect((await logIn('editor', { code: hashes[2] })).status).toBe(401)
  })

  test('recovery codes that were stored without a salt get one at the next start, and count as before', async () => {
    const { keyedHashOf } = await import('../../src/content/second-factor/secret-box.ts')
    const { stretchOlderCodes } = await import('../../src/content/second-factor/stored-factor.ts')
    const hashes = recoveryCodes.map((code) =>
      keyedHashOf(code.replaceAll('-', ''), desk().ids.editor, desk().payload),
    )
    await runSql(desk().payload, `UPDATE second_factors SET recovery_codes = '${hashes.join(' ')} '`)
    const stored = async () => {
      const [row] = await runSql(desk().payload, 'SELECT recovery_codes FROM second_factors')
      return String(row?.recovery_codes)
    }
    await stretchOlderCodes(desk().payload)
    const once = await stored()
    for (const hash of hashes) expect(once).not.toContain(hash)
    await stretchOlderCodes(desk().payload)
    expect(await stored()).toBe(once)
    expect((await logIn('editor', { code: recoveryCodes[1] })).status).toBe(200)
    expect((await logIn('editor', { code: recoveryCodes[1] })).status).toBe(401)
  })

  test('the secret of one account opens nothing in the row of another', async () => {
    const { opened, sealed } = await import('../../src/content/second-factor/secret-box.ts')
    const { payload } = desk()
    expect(opened(sealed('ABC', 1, payload), 1, payload)).toBe('ABC')
    expect(() => opened(sealed('ABC', 1, payload), 2, payload)).toThrow()
  })

  test('turning it off and new codes need the password and a code', async () => {
    const right = { currentPassword: password }
    for (const call of ['/turn-off', '/recovery-codes'])
      for (const body of [{}, right, { ...right, code: '000000' }, { code: codeOf(secret) }])
        expect((await post('editor', call, body)).status).toBe(400)
    await runSql(desk().payload, 'UPDATE second_factors SET failures = 0, rests_until = 0')
    const renewed = await post('editor', '/recovery-codes', { ...right, code: codeOf(secret) })
    expect(renewed.status).toBe(200)
    expect((await logIn('editor', { code: recoveryCodes[0] })).status).toBe(401)
    await forgetSteps()
    expect((await post('editor', '/turn-off', { ...right, code: codeOf(secret) })).status).toBe(200)
    expect((await logIn('editor')).status).toBe(200)
  })

  test('an administrator takes it off another account, and its sessions end', async () => {
    const session = tokenIn(await logIn('editor', { code: codeOf(secret) }))
    expect((await post('clerk', '/take-off', { currentPassword: password }, 'editor')).status).toBe(403)
    expect((await post('editor', '/take-off', { currentPassword: password })).status).toBe(403)
    expect((await post('admin', '/take-off', {}, 'editor')).status).toBe(400)
    expect((await post('admin', '/take-off', { currentPassword: password }, 'editor')).status).toBe(200)
    expect(await isIn(session)).toBe(false)
    expect((await logIn('editor')).status).toBe(200)
    const noted = (await entries()).map(({ changes }) => changes)
    expect(noted).toContain('Second step of the login: set up')
    expect(noted).toContain('Second step of the login: taken off by an administrator')
  })

  test('a command on the server takes it off the last administrator', async () => {
    const { unlockAccount } = await import('../../src/features/accounts/unlock-account.ts')
    await unlockAccount(desk().payload, emailOf('editor'), {
      withNewPassword: false,
      withoutSecondStep: true,
    })
    expect((await logIn('editor')).status).toBe(200)
    expect((await entries()).map(({ changes }) => changes)).toContain(
      'Second step of the login: taken off by a command on the server',
    )
  })
})

describe('setting it up', () => {
  beforeEach(anew)
  test('needs the password of one’s own account, and a first code', async () => {
    desk().tokens.editor = tokenIn(await logIn('editor'))
    expect((await post('editor', '/begin', {})).status).toBe(400)
    expect((await post('admin', '/begin', { currentPassword: password }, 'editor')).status).toBe(403)
    expect((await desk().ask('POST', path('editor', '/begin'), { body: {} })).status).toBe(401)
    expect((await post('editor', '/confirm', { code: '000000' })).status).toBe(400)
    const begun = await post('editor', '/begin', { currentPassword: password })
    const { picture } = (await begun.json()) as { picture: string }
    expect(picture).toMatch(/^<svg/)
    expect((await post('editor', '/confirm', { code: '000000' })).status).toBe(400)
    // What was begun and not confirmed asks nobody for a code.
    expect((await logIn('editor')).status).toBe(200)
  })

  test('ends the sessions that were opened without it', async () => {
    const other = tokenIn(await logIn('editor'))
    desk().tokens.editor = tokenIn(await logIn('editor'))
    await setUp('editor')
    expect(await isIn(other)).toBe(false)
    expect(await isIn(desk().tokens.editor)).toBe(true)
  })
})
