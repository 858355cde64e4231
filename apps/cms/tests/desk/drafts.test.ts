import { expect, test } from 'vitest'
import { councilWithDesk, type Role } from './desk.ts'

const { desk } = councilWithDesk()

const inMarathi = { 'accept-language': 'mr' }
const saveDraft = (path: string, body: object, headers = {}) =>
  desk().ask('POST', `${path}?draft=true`, { as: 'clerk', body, headers })

type Answer = { doc: { id: number }; errors?: { message: string; data: { errors: { path: string }[] } }[] }
const answer = async (response: Response): Promise<Answer> => response.json() as Promise<Answer>

test('a clerk who writes words into a phone number hears it when she saves her draft, not the editor later', async () => {
  const body = { description: { en: 'Lamps' }, mobile: 'फोन: उद्या सांगतो' }
  const response = await saveDraft('/electric-contacts', body, inMarathi)
  expect(response.status).toBe(400)
  const [error] = (await answer(response)).errors ?? []
  expect(error?.message).toContain('कृपया दुरुस्त करा')
  expect(error?.data.errors.map(({ path }) => path)).toEqual(['mobile'])
})

test('a term that ends before it begins is no draft either', async () => {
  const term = { name: { en: 'A' }, start: '2026-02-02T12:00:00.000Z', end: '2026-02-01T12:00:00.000Z' }
  const response = await saveDraft('/presidents', term)
  expect(response.status).toBe(400)
  expect((await answer(response)).errors?.[0]?.message).toContain('End date must not be before Start date')
})

test('a draft may have gaps', async () => {
  expect((await saveDraft('/electric-contacts', { description: { mr: 'दिवे' } })).status).toBe(201)
})

async function versionOf(as: Role, body: object): Promise<{ id: number; version: string }> {
  const { doc } = await answer(await desk().ask('POST', `/wards?draft=${as === 'clerk'}`, { as, body }))
  const { docs } = await desk().payload.findVersions({
    collection: 'wards',
    where: { parent: { equals: doc.id } },
  })
  return { id: doc.id, version: String(docs[0]?.id) }
}

const ward = { number: '1', name: { en: 'First' } }

test.each([
  ['a published ward', 'editor', { ...ward, _status: 'published' }],
  ['a ward that was never published', 'clerk', ward],
] as const)('a clerk restores an old version of %s as a draft', async (_which, as, body) => {
  const { id, version } = await versionOf(as, body)
  await desk().ask('PATCH', `/wards/${id}?draft=true`, { as: 'clerk', body: { name: { en: 'Second' } } })
  const restored = await desk().ask('POST', `/wards/versions/${version}?draft=false`, { as: 'clerk' })
  expect(restored.status).toBe(200)
  const newest = await desk().payload.findByID({ collection: 'wards', id, draft: true })
  expect(newest).toMatchObject({ name: { en: 'First' }, _status: 'draft' })
})
