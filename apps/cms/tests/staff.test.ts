import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { User } from '../src/payload-types.ts'
import { openCouncil, type TestCouncil } from './council.ts'

let council: TestCouncil
let payload: Payload
const password = 'long-enough-pass'
const accounts: Record<string, User & { collection: 'users' }> = {}

const account = async (name: string, role?: User['role']) => {
  const data = { name, email: `${name}@sahyanagar.example`, password, role: role ?? 'clerk' }
  const user = await payload.create({ collection: 'users', data })
  accounts[name] = { ...user, collection: 'users' }
}

const as = (name: string) => ({ user: accounts[name], overrideAccess: false as const })
const ward = (number: string) => ({ number, name: { en: `Ward ${number}`, mr: `प्रभाग ${number}` } })
const publishedWard = async (number: string) =>
  payload.create({ collection: 'wards', data: { ...ward(number), _status: 'published' } })

beforeAll(async () => {
  council = await openCouncil()
  payload = council.payload
  await account('first')
  await account('editor', 'editor')
  await account('clerk')
})
afterAll(() => council.close())

it('the first account becomes the administrator, whatever it asked for', () => {
  expect(accounts.first?.role).toBe('admin')
  expect(accounts.clerk?.role).toBe('clerk')
})

it('the last administrator can neither step down nor be deleted', async () => {
  const id = accounts.first?.id ?? 0
  const stepDown = payload.update({
    collection: 'users',
    id,
    data: { role: 'clerk', currentPassword: password },
    ...as('first'),
  })
  await expect(stepDown).rejects.toThrow('at least one administrator')
  await expect(payload.delete({ collection: 'users', id, ...as('first') })).rejects.toThrow('at least one')
})

it('a clerk cannot give herself another role', async () => {
  const id = accounts.clerk?.id ?? 0
  const user = await payload.update({ collection: 'users', id, data: { role: 'admin' }, ...as('clerk') })
  expect(user.role).toBe('clerk')
})

it('a clerk writes drafts, and nothing of it is published', async () => {
  const draft = await payload.create({ collection: 'wards', data: ward('1'), draft: true, ...as('clerk') })
  expect(draft._status).toBe('draft')
  const changed = { number: '99' }
  await payload.update({ collection: 'wards', id: draft.id, data: changed, draft: true, ...as('clerk') })
})

it('a draft with a day that is none is refused in words', async () => {
  const data = { ...ward('7'), record: { publishedOn: 'no date' } }
  const saved = payload.create({ collection: 'wards', data, draft: true, ...as('clerk') })
  await expect(saved).rejects.toMatchObject({
    data: {
      errors: [{ message: 'Published on must be a date such as 31.12.2026', path: 'record.publishedOn' }],
    },
  })
})

it('a clerk cannot publish, neither outright nor by leaving the status out', async () => {
  const created = payload.create({
    collection: 'wards',
    data: { ...ward('2'), _status: 'published' },
    ...as('clerk'),
  })
  await expect(created).rejects.toThrow('not allowed')
  const { id } = await publishedWard('3')
  await expect(
    payload.update({ collection: 'wards', id, data: { number: '33' }, ...as('clerk') }),
  ).rejects.toThrow()
  const sly = { number: '33', _status: 'published' as const }
  await expect(
    payload.update({ collection: 'wards', id, data: sly, draft: true, ...as('clerk') }),
  ).rejects.toThrow()
  expect((await payload.findByID({ collection: 'wards', id })).number).toBe('3')
})

it('a clerk proposes a change to a published record, and an editor publishes it', async () => {
  const { id } = await publishedWard('4')
  await payload.update({ collection: 'wards', id, data: { number: '44' }, draft: true, ...as('clerk') })
  expect((await payload.findByID({ collection: 'wards', id })).number).toBe('4')
  const proposal = await payload.findByID({ collection: 'wards', id, draft: true })
  expect(proposal.number).toBe('44')
  const data = { number: proposal.number, _status: 'published' as const }
  await payload.update({ collection: 'wards', id, data, ...as('editor') })
  expect((await payload.findByID({ collection: 'wards', id })).number).toBe('44')
})

it('a clerk can neither delete nor restore an old version over a published record', async () => {
  const { id } = await publishedWard('5')
  await payload.update({ collection: 'wards', id, data: { number: '55' } })
  await expect(payload.delete({ collection: 'wards', id, ...as('clerk') })).rejects.toThrow('not allowed')
  const { docs } = await payload.findVersions({
    collection: 'wards',
    where: { parent: { equals: id } },
    sort: 'updatedAt',
  })
  const restored = payload.restoreVersion({ collection: 'wards', id: docs[0]?.id ?? '', ...as('clerk') })
  await expect(restored).rejects.toThrow('not allowed')
})

it('residents read nothing here, not even what is published', async () => {
  await publishedWard('6')
  for (const { slug } of payload.config.collections.filter(({ slug }) => !slug.startsWith('payload-')))
    await expect(payload.find({ collection: slug, overrideAccess: false }), slug).rejects.toThrow(
      'not allowed',
    )
  await expect(payload.findGlobal({ slug: 'settings', overrideAccess: false })).rejects.toThrow('not allowed')
})

it('feedback is read by editors, not by clerks, and nothing of it but its status changes', async () => {
  const data = {
    name: 'A Resident',
    mobile: '0251-555-0101',
    email: 'resident@sahyanagar.example',
    subject: 'Street lamp',
    feedback: 'It is dark here.',
    reference: 'F-1',
    receivedAt: '2026-01-01T00:00:00.000Z',
    status: 'new' as const,
  }
  await expect(payload.create({ collection: 'feedback', data, ...as('first') })).rejects.toThrow(
    'not allowed',
  )
  const { id } = await payload.create({ collection: 'feedback', data })
  await expect(payload.find({ collection: 'feedback', ...as('clerk') })).rejects.toThrow('not allowed')
  const change = { status: 'answered' as const, feedback: 'All is well.', email: 'other@sahyanagar.example' }
  const answered = await payload.update({ collection: 'feedback', id, data: change, ...as('editor') })
  expect(answered).toMatchObject({ status: 'answered', feedback: data.feedback, email: data.email })
  await expect(payload.delete({ collection: 'feedback', id, ...as('editor') })).rejects.toThrow('not allowed')
})

it('an account is locked after five wrong passwords', async () => {
  const login = (word: string) =>
    payload.login({ collection: 'users', data: { email: 'clerk@sahyanagar.example', password: word } })
  for (let attempt = 1; attempt <= 5; attempt += 1) await expect(login('wrong')).rejects.toThrow()
  await expect(login(password)).rejects.toThrow(/locked/)
})

it('an administrator sets a new password for somebody who has forgotten theirs, and nobody else does', async () => {
  const id = accounts.editor?.id ?? 0
  const data = { password: 'four-words-not-alike', currentPassword: password }
  await expect(payload.update({ collection: 'users', id, data, ...as('clerk') })).rejects.toThrow()
  await payload.update({ collection: 'users', id, data, ...as('first') })
  const login = (word: string) =>
    payload.login({ collection: 'users', data: { email: 'editor@sahyanagar.example', password: word } })
  expect((await login('four-words-not-alike')).user?.id).toBe(id)
  await expect(login(password)).rejects.toThrow()
})
