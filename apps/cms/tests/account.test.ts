import { expect, test, vi } from 'vitest'
import { accountOf } from '../src/platform/account.ts'
import { councilWithDesk } from './desk/desk.ts'

const { desk } = councilWithDesk()
const headersOf = (token: string) => new Headers({ authorization: `JWT ${token}` })

test('whose session a request has is known without the rules of the lists', async () => {
  const { payload, ids, tokens } = desk()
  const { access } = payload.collections.tenders.config
  const rule = vi.spyOn(access, 'create')
  for (const role of ['admin', 'editor', 'clerk'] as const)
    expect(await accountOf(payload, headersOf(tokens[role] ?? ''))).toMatchObject({ id: ids[role], role })
  expect(rule).not.toHaveBeenCalled()
  rule.mockRestore()
})

test('a session that is none, or has ended, is nobody’s', async () => {
  const { payload, ask, tokens } = desk()
  for (const token of ['', 'of.nobody.here']) expect(await accountOf(payload, headersOf(token))).toBeNull()
  expect(await accountOf(payload, new Headers())).toBeNull()
  await ask('POST', '/users/logout', { as: 'clerk' })
  expect(await accountOf(payload, headersOf(tokens.clerk ?? ''))).toBeNull()
})
