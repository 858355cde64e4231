import { setTimeout as wait } from 'node:timers/promises'
import { beforeEach, describe, expect, test } from 'vitest'
import { councilWithDesk, emailOf, password, tokenIn } from './desk.ts'

const { desk } = councilWithDesk()

const as = (token: string | undefined) => ({ authorization: `JWT ${token}` })
const userOf = async (token: string | undefined) => {
  const response = await desk().ask('GET', '/users/me', { headers: as(token) })
  return ((await response.json()) as { user: { role: string } | null }).user
}
const stored = (id: number) => desk().payload.findByID({ collection: 'users', id, depth: 0 })

beforeEach(async () => {
  const { payload, ids } = desk()
  await payload.update({
    collection: 'users',
    id: ids.editor,
    data: { role: 'editor', password, name: 'editor' },
  })
})

describe('while an editor logs in', () => {
  const demote = () =>
    desk().payload.update({ collection: 'users', id: desk().ids.editor, data: { role: 'clerk' } })

  test.each([0, 40, 120, 250, 400])('a demotion after %i ms holds', async (delay) => {
    const [login] = await Promise.all([desk().logIn('editor'), wait(delay).then(demote)])
    expect(login.status).toBe(200)
    expect((await stored(desk().ids.editor)).role).toBe('clerk')
    expect(await userOf(tokenIn(login))).toMatchObject({ role: 'clerk' })
  })

  test.each([0, 40, 120, 250])(
    'a new password after %i ms leaves no session of the old one',
    async (delay) => {
      const { payload, ids } = desk()
      const renew = () =>
        payload.update({ collection: 'users', id: ids.editor, data: { password: 'another-long-password' } })
      const [login] = await Promise.all([desk().logIn('editor'), wait(delay).then(renew)])
      expect(await userOf(tokenIn(login))).toBeNull()
      expect((await desk().logIn('editor', 'another-long-password')).status).toBe(200)
    },
  )

  test('another login at the same moment keeps its session', async () => {
    const logins = await Promise.all(Array.from({ length: 4 }, () => desk().logIn('editor')))
    for (const login of logins) expect(await userOf(tokenIn(login))).toMatchObject({ role: 'editor' })
  })
})

test('neither a refresh, a logout nor a change of the name undoes a demotion', async () => {
  const { payload, ids, ask, logIn } = desk()
  const { findOne } = payload.db
  // What was read is out of date when it is written back.
  const slow: typeof findOne = async (args) => {
    const found = await findOne.call(payload.db, args)
    await wait(150)
    return found as never
  }
  const slowly = async (work: () => Promise<Response>) => {
    payload.db.findOne = slow
    const working = work()
    await wait(100)
    payload.db.findOne = findOne
    const { runSql } = await import('../../src/platform/database/sql.ts')
    await runSql(payload, `UPDATE users SET role = 'clerk' WHERE id = ${ids.editor}`)
    expect((await working).status).toBe(200)
    expect((await stored(ids.editor)).role).toBe('clerk')
    await payload.update({ collection: 'users', id: ids.editor, data: { role: 'editor' } })
  }
  const headers = as(tokenIn(await logIn('editor')))
  await slowly(() => ask('POST', '/users/refresh-token', { headers }))
  await slowly(() =>
    ask('PATCH', `/users/${ids.editor}`, { headers, body: { name: 'Another', role: 'editor' } }),
  )
  await slowly(() => ask('POST', '/users/logout', { headers }))
})

test('two administrators who demote each other leave one', async () => {
  const { payload, ids, ask, tokens } = desk()
  const { id } = await payload.create({
    collection: 'users',
    data: { name: 'Second', email: 'second@sahyanagar.example', password, role: 'admin' },
  })
  const second = await ask('POST', '/users/login', { body: { email: 'second@sahyanagar.example', password } })
  const body = { role: 'clerk', currentPassword: password }
  await Promise.all([
    ask('PATCH', `/users/${ids.admin}`, { headers: as(tokenIn(second)), body }),
    ask('PATCH', `/users/${id}`, { headers: as(tokens.admin), body }),
  ])
  const { docs } = await payload.find({ collection: 'users', where: { role: { equals: 'admin' } } })
  expect(docs).toHaveLength(1)
  await payload.update({ collection: 'users', id: ids.admin, data: { role: 'admin' } })
  await payload.delete({ collection: 'users', id })
})

describe('a session', () => {
  test('stands in no answer but in its cookie', async () => {
    const { ask, logIn } = desk()
    const login = await logIn('editor')
    const token = tokenIn(login) ?? ''
    expect(token).toMatch(/^ey/)
    const answers = [
      login,
      await ask('GET', '/users/me', { headers: as(token) }),
      await ask('POST', '/users/refresh-token', { headers: as(token) }),
    ]
    for (const answer of answers) expect(await answer.text()).not.toMatch(/"(?:token|refreshedToken)"|eyJ/)
  })

  test('that is presented at a login ends with it', async () => {
    const { ask, logIn } = desk()
    const first = tokenIn(await logIn('editor'))
    const body = { email: emailOf('editor'), password }
    const second = tokenIn(await ask('POST', '/users/login', { headers: as(first), body }))
    expect(await userOf(first)).toBeNull()
    expect(await userOf(second)).toMatchObject({ role: 'editor' })
  })

  test('ends when nobody has used it for eight hours', async () => {
    const { payload, logIn } = desk()
    const token = tokenIn(await logIn('editor'))
    const { runSql } = await import('../../src/platform/database/sql.ts')
    const [, claims = ''] = (token ?? '').split('.')
    const { iat, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, number>
    expect((exp ?? 0) - (iat ?? 0)).toBe(8 * 3600)
    expect(await userOf(token)).toMatchObject({ role: 'editor' })
    await runSql(
      payload,
      `UPDATE users_sessions SET expires_at = '${new Date(Date.now() - 1000).toISOString()}'`,
    )
    expect(await userOf(token)).toBeNull()
    for (const role of ['admin', 'editor', 'clerk'] as const) {
      const renewed = tokenIn(await logIn(role))
      if (renewed) desk().tokens[role] = renewed
    }
  })

  test('ends with its account', async () => {
    const { payload, ask } = desk()
    const leaver = { name: 'Leaver', email: 'leaver@sahyanagar.example', password }
    const { id } = await payload.create({ collection: 'users', data: { ...leaver, role: 'clerk' } })
    const { email } = leaver
    const token = tokenIn(await ask('POST', '/users/login', { body: { email, password } }))
    expect(await userOf(token)).toMatchObject({ role: 'clerk' })
    expect((await ask('DELETE', `/users/${id}`, { as: 'admin' })).status).toBe(200)
    expect(await userOf(token)).toBeNull()
  })

  test('ends after a long working day, however often it was prolonged', async () => {
    const { payload, ask, logIn } = desk()
    const token = tokenIn(await logIn('editor'))
    const { runSql } = await import('../../src/platform/database/sql.ts')
    const before = new Date(Date.now() - 13 * 3_600_000).toISOString()
    await runSql(payload, `UPDATE users_sessions SET created_at = '${before}'`)
    expect(await userOf(token)).toBeNull()
    expect((await ask('POST', '/users/refresh-token', { headers: as(token) })).status).toBe(403)
    for (const role of ['admin', 'editor', 'clerk'] as const) {
      const renewed = tokenIn(await logIn(role))
      if (renewed) desk().tokens[role] = renewed
    }
  })
})

describe('one’s own password is asked again', () => {
  test.each([
    ['a new password', { password: 'quite-another-password' }],
    ['a new e-mail address', { email: 'new@sahyanagar.example' }],
  ])('before %s', async (_what, change) => {
    const { ask, ids } = desk()
    const headers = as(tokenIn(await desk().logIn('editor')))
    const path = `/users/${ids.editor}`
    const send = (body: object) => ask('PATCH', path, { headers, body: { ...change, ...body } })
    for (const wrong of [
      {},
      { currentPassword: '' },
      { currentPassword: 'a-wrong-long-password' },
      { currentPassword: 7 },
    ])
      expect((await send(wrong)).status).toBe(400)
    expect((await desk().logIn('editor')).status).toBe(200)
    expect((await send({ currentPassword: password })).status).toBe(200)
    await desk().payload.update({
      collection: 'users',
      id: ids.editor,
      data: { email: emailOf('editor'), password },
    })
  })

  test('before another role, also of many accounts at once', async () => {
    const { ask, ids } = desk()
    const body = { role: 'admin' }
    expect((await ask('PATCH', `/users/${ids.editor}`, { as: 'admin', body })).status).toBe(400)
    const many = `/users?where[id][equals]=${ids.editor}`
    const answer = await ask('PATCH', many, { as: 'admin', body })
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect((await stored(ids.editor)).role).toBe('editor')
    const known = { ...body, currentPassword: password }
    expect((await ask('PATCH', `/users/${ids.editor}`, { as: 'admin', body: known })).status).toBe(200)
  })

  test('and not before another name', async () => {
    const { ask, ids } = desk()
    const body = { name: 'Asha', email: emailOf('clerk'), role: 'clerk' }
    expect((await ask('PATCH', `/users/${ids.clerk}`, { as: 'clerk', body })).status).toBe(200)
  })
})

describe('a password', () => {
  const { desk: other } = { desk }
  test.each([
    ['en', ['at least 12 characters.', 'easy to guess']],
    ['mr', ['किमान १२ अक्षरे असावीत.', 'सहज ओळखता येतो']],
  ])('is told all its faults at once (%s)', async (language, faults) => {
    const { ask } = other()
    const body = { name: 'New', email: 'new@sahyanagar.example', password: '123', role: 'clerk' }
    const refused = await ask('POST', '/users', {
      as: 'admin',
      body,
      headers: { 'accept-language': language },
    })
    const { errors } = (await refused.json()) as { errors: { data: { errors: { message: string }[] } }[] }
    for (const fault of faults) expect(errors[0]?.data.errors[0]?.message).toContain(fault)
  })

  test.each([
    ['en', 'At least 12 characters.'],
    ['mr', 'किमान १२ अक्षरे.'],
  ] as const)('has its rule beside the field in which it is typed (%s)', async (language, rule) => {
    const { passwordRule } = await import('../../src/payload/marathi/password-rule.ts')
    expect(passwordRule[language]).toContain(rule)
    const { getRequestLanguage, initI18n } = {
      ...(await import('payload')),
      ...(await import('@payloadcms/translations')),
    }
    const { i18n: config } = other().payload.config
    const known = getRequestLanguage({
      config: other().payload.config,
      cookies: new Map(),
      headers: new Headers({ 'accept-language': language }),
    })
    const { t } = await initI18n({ config, context: 'client', language: known })
    expect(t('authentication:newPassword' as never)).toContain(rule)
  })

  test.each([
    '123',
    'abc',
    'elevenchars',
    'password1234',
    'Qwerty123456',
    'aaaaaaaaaaaaaa',
    '123412341234',
    'x'.repeat(201),
  ])('such as %.15s is refused, for a new account and a changed one', async (word) => {
    const { ask, ids } = other()
    const body = { name: 'New', email: 'new@sahyanagar.example', password: word, role: 'clerk' }
    expect((await ask('POST', '/users', { as: 'admin', body })).status).toBe(400)
    const change = { password: word, currentPassword: password }
    expect((await ask('PATCH', `/users/${ids.clerk}`, { as: 'clerk', body: change })).status).toBe(400)
  })
})

test('the name of an account, which stands at notes and in the journal, is changed by administrators alone', async () => {
  const { ask, ids, payload } = desk()
  const nameOf = async (role: 'clerk' | 'editor') =>
    (await payload.findByID({ collection: 'users', id: ids[role] })).name
  for (const role of ['clerk', 'editor'] as const) {
    const before = await nameOf(role)
    await ask('PATCH', `/users/${ids[role]}`, { as: role, body: { name: 'Staff' } })
    expect(await nameOf(role)).toBe(before)
    const body = { name: `Smt. ${before}` }
    expect((await ask('PATCH', `/users/${ids[role]}`, { as: 'admin', body })).status).toBe(200)
    expect(await nameOf(role)).toBe(`Smt. ${before}`)
  }
})
