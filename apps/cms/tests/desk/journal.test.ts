import { beforeEach, expect, test } from 'vitest'
import { eraseIfClockIsRight } from '../../src/features/feedback/keep-erasing-old-feedback.ts'
import { removeOldEntries } from '../../src/platform/database/old-journal-entries.ts'
import { runSql } from '../../src/platform/database/sql.ts'
import { councilWithDesk, emailOf, password, type Role } from './desk.ts'

const { desk } = councilWithDesk()
beforeEach(() => runSql(desk().payload, 'DELETE FROM journal'))

type Entry = {
  action: string
  by: string
  list: string
  name: string
  record: number
  changes: string
  at: string
}
async function entries(headers: Record<string, string> = {}): Promise<Entry[]> {
  const response = await desk().ask('GET', '/journal?sort=id&limit=100', { as: 'admin', headers })
  return ((await response.json()) as { docs: Entry[] }).docs
}
const told = async () => (await entries()).map(({ action, by }) => [action, by])
const idOf = async (response: Response): Promise<number> =>
  ((await response.json()) as { doc: { id: number } }).doc.id
const send = (method: string, path: string, as: Role, body?: object) => desk().ask(method, path, { as, body })

const ward = { number: '7', name: { en: 'Station', mr: 'स्थानक' } }

test('what happens to a record is told from its draft to its end, with who did it', async () => {
  const id = await idOf(await send('POST', '/wards?draft=true', 'clerk', ward))
  await send('PATCH', `/wards/${id}?draft=true`, 'clerk', { name: { en: 'Old Station', mr: 'स्थानक' } })
  await send('PATCH', `/wards/${id}`, 'editor', { _status: 'published' })
  await send('PATCH', `/wards/${id}?draft=true`, 'clerk', { number: '8' })
  await send('PATCH', `/wards/${id}`, 'editor', { _status: 'draft' })
  await send('PATCH', `/wards/${id}`, 'editor', { deletedAt: new Date().toISOString() })
  await send('PATCH', `/wards/${id}?trash=true`, 'editor', { deletedAt: null, _status: 'draft' })
  await send('DELETE', `/wards/${id}`, 'admin')
  expect(await told()).toEqual([
    ['create', 'clerk'],
    ['change', 'clerk'],
    ['publish', 'editor'],
    ['change', 'clerk'],
    ['withdraw', 'editor'],
    ['delete', 'editor'],
    ['restore', 'editor'],
    ['remove', 'admin'],
  ])
})

test('before and after are told in the words of the fields, in the reader’s language', async () => {
  const id = await idOf(await send('POST', '/wards?draft=true', 'clerk', ward))
  await send('PATCH', `/wards/${id}?draft=true`, 'clerk', { name: { en: 'Old Station', mr: 'जुने स्थानक' } })
  const [, english] = await entries()
  expect(english).toMatchObject({ list: 'Ward', name: '7 · Old Station', record: id })
  expect(english?.changes).toBe('Name (English): Station → Old Station\nName (Marathi): स्थानक → जुने स्थानक')
  const [, marathi] = await entries({ 'accept-language': 'mr' })
  expect(marathi).toMatchObject({ list: 'प्रभाग', name: '7 · जुने स्थानक' })
  expect(marathi?.changes).toContain('नाव (मराठी): स्थानक → जुने स्थानक')
})

test('it is found by any of its words', async () => {
  await send('POST', '/ponds?draft=true', 'clerk', { name: { en: 'Lotus pond', mr: 'कमळ तलाव' } })
  for (const words of ['Lotus', 'कमळ']) {
    const path = `/journal?where[changes][like]=${encodeURIComponent(words)}`
    const { totalDocs } = (await (await send('GET', path, 'admin')).json()) as { totalDocs: number }
    expect(totalDocs).toBe(1)
  }
})

test('logins and failed logins are told, without what was typed', async () => {
  const logIn = (email: string, word: string) =>
    desk().ask('POST', '/users/login', { body: { email, password: word } })
  await logIn(emailOf('clerk'), password)
  await logIn(emailOf('clerk'), 'a-typed-secret')
  await logIn('typed-by-mistake@example.org', 'a-typed-secret')
  expect(await told()).toEqual([
    ['login', 'clerk'],
    ['failed-login', 'clerk'],
    ['failed-login', '–'],
  ])
  expect(JSON.stringify(await entries())).not.toMatch(/typed/)
})

test('a change of a role and of a password is told without the password', async () => {
  const body = {
    name: 'New',
    email: 'new@sahyanagar.example',
    password: 'a-first-good-password',
    role: 'clerk',
  }
  const id = await idOf(await send('POST', '/users', 'admin', body))
  await send('PATCH', `/users/${id}`, 'admin', { role: 'editor', currentPassword: password })
  await send('PATCH', `/users/${id}`, 'admin', { password: 'a-second-good-one', currentPassword: password })
  const all = await entries()
  expect(all.map(({ action }) => action)).toEqual(['create', 'role', 'change'])
  expect(all[0]?.changes).toContain('Email: – → new@sahyanagar.example')
  expect(all[1]?.changes).toContain('Role: Clerk: writes drafts → Editor: writes and publishes')
  expect(all[2]?.changes).toBe('Password: set anew')
  expect(JSON.stringify(all)).not.toMatch(/good-|hash|salt|sessions/)
})

test('a change of the settings is told', async () => {
  const response = await send('POST', '/globals/settings', 'editor', {
    name: { en: 'Sahyanagar' },
    abbreviation: { en: 'SMC' },
    helpline: '1800-000-000',
  })
  expect(response.status).toBe(200)
  const [entry] = await entries()
  expect(entry).toMatchObject({ action: 'settings', by: 'editor' })
  expect(entry?.changes).toContain('Helpline: – → 1800-000-000')
})

test('of what residents wrote it tells only that somebody dealt with it', async () => {
  const data = {
    name: 'कविता साळुंखे',
    mobile: '0251-555-0140',
    subject: 'Street lamp',
    email: 'kavita@sahyanagar.example',
    feedback: 'The lamp is dark.',
    status: 'new' as const,
    reference: 'F-1',
    receivedAt: new Date().toISOString(),
  }
  const { id } = await desk().payload.create({ collection: 'feedback', data })
  await send('PATCH', `/feedback/${id}`, 'editor', { status: 'answered' })
  await send('DELETE', `/feedback/${id}`, 'admin')
  const all = await entries()
  expect(all.map(({ action, by }) => [action, by])).toEqual([
    ['change', 'editor'],
    ['remove', 'admin'],
  ])
  expect(JSON.stringify(all)).not.toMatch(/कविता|lamp|0251|kavita|answered/)
})

test('nobody changes or removes an entry, nor writes one, and only administrators read', async () => {
  await send('POST', '/ponds?draft=true', 'clerk', { name: { en: 'A pond' } })
  const [entry] = await entries()
  const [row] = await runSql(desk().payload, 'SELECT id FROM journal')
  const path = `/journal/${row?.id}`
  for (const as of ['clerk', 'editor', 'admin'] as const)
    for (const [method, where, body] of [
      ['PATCH', path, { by: 'Somebody else' }],
      ['PATCH', '/journal?where[id][exists]=true', { by: 'Somebody else' }],
      ['DELETE', path, undefined],
      ['DELETE', '/journal?where[id][exists]=true', undefined],
      ['POST', '/journal', { action: 'login', at: new Date().toISOString() }],
    ] as const)
      expect([as, method, (await send(method, where, as, body)).status]).toEqual([as, method, 403])
  const { payload } = desk()
  const id = Number(row?.id)
  await expect(payload.update({ collection: 'journal', id, data: { by: 'x' } })).rejects.toThrow()
  await expect(payload.delete({ collection: 'journal', id })).rejects.toThrow()
  await expect(payload.delete({ collection: 'journal', where: { id: { exists: true } } })).rejects.toThrow()
  for (const as of ['clerk', 'editor'] as const) {
    expect((await send('GET', '/journal', as)).status).toBe(403)
    expect((await send('GET', path, as)).status).toBe(403)
    expect((await send('GET', '/journal/export', as)).status).toBe(403)
  }
  expect((await desk().ask('GET', '/journal/export')).status).toBe(401)
  expect(await entries()).toEqual([entry])
})

test('it is downloaded as a table without formulas', async () => {
  await send('POST', '/ponds?draft=true', 'clerk', { name: { en: '=HYPERLINK("http://evil.example")' } })
  const response = await desk().ask('GET', '/journal/export', {
    as: 'admin',
    headers: { 'accept-language': 'mr' },
  })
  expect(response.headers.get('content-type')).toContain('text/csv')
  const lines = new TextDecoder('utf-8', { ignoreBOM: true })
    .decode(await response.arrayBuffer())
    .split('\r\n')
  expect(lines[0]).toContain('केव्हा (UTC)')
  expect(lines[1]).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z,clerk,\d+,तयार केले,तलाव,\d+,/)
  expect(lines[1]).not.toMatch(/(?:^|,)"?=HYPERLINK/)
})

test('entries stay for three years, and a clock that jumps ahead removes none', async () => {
  await send('POST', '/ponds?draft=true', 'clerk', { name: { en: 'A pond' } })
  const { payload } = desk()
  const years = (count: number) => new Date(Date.now() + count * 366 * 86_400_000)
  await eraseIfClockIsRight(payload)
  await eraseIfClockIsRight(payload, { now: years(4) })
  expect(await removeOldEntries(payload, years(2))).toBe(0)
  expect(await entries()).toHaveLength(1)
  expect(await removeOldEntries(payload, years(4))).toBe(1)
})
