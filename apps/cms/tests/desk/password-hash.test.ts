import { describe, expect, test } from 'vitest'
import { runSql } from '../../src/platform/database/sql.ts'
import { councilWithDesk, emailOf, password } from './desk.ts'

const { desk } = councilWithDesk()

test('a password is stored as PBKDF2 of 600,000 rounds with a salt of its own', async () => {
  const stored = await desk().payload.db.findOne<{ id: number; hash: string; salt: string }>({
    collection: 'users',
    where: { email: { equals: emailOf('clerk') } },
  })
  const { pbkdf2Sync } = await import('node:crypto')
  const [salt = '', hash = ''] = [stored?.salt, stored?.hash]
  expect(Buffer.from(salt, 'hex')).toHaveLength(32)
  expect(hash).toContain(pbkdf2Sync(password, salt, 600_000, 32, 'sha256').toString('hex'))
})

describe('a password', () => {
  const renew = (word: string) =>
    desk().ask('PATCH', `/users/${desk().ids.clerk}`, {
      as: 'admin',
      body: { password: word, currentPassword: password },
    })

  test.each([
    `${'long '.repeat(15)}Devanagari पासवर्ड, with Capitals`,
    '  it keeps its spaces at both ends  ',
  ])('is kept as it was typed: %.20s', async (word) => {
    expect((await renew(word)).status).toBe(200)
    expect((await desk().logIn('clerk', word)).status).toBe(200)
    for (const other of [word.toLowerCase(), word.trim().slice(0, 64)])
      if (other !== word) expect((await desk().logIn('clerk', other)).status).toBe(401)
    await runSql(desk().payload, 'UPDATE users SET login_attempts = 0, lock_until = NULL')
  })

  test('of words that everybody here knows is refused in words', async () => {
    const response = await renew('clerk-nagardwar-2026')
    expect(response.status).toBe(400)
    expect(await response.text()).toContain('words that everybody here knows')
  })
})
