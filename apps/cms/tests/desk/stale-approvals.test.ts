import { expect, test } from 'vitest'
import { councilWithDesk, type Role } from './desk.ts'

const { desk } = councilWithDesk()

type Doc = { id: number; updatedAt: string; name: { en: string } }
type Version = { id: number }

const later = () => new Promise((resolve) => setTimeout(resolve, 5))
async function draft(en: string): Promise<Doc> {
  const body = { name: { en, mr: en } }
  const answer = await desk().ask('POST', '/ponds?draft=true', { as: 'clerk', body })
  return ((await answer.json()) as { doc: Doc }).doc
}
async function change({ id }: Doc, en: string): Promise<Doc> {
  await later()
  const answer = await desk().ask('PATCH', `/ponds/${id}?draft=true`, { as: 'clerk', body: { name: { en } } })
  return ((await answer.json()) as { doc: Doc }).doc
}
const asShown = ({ id, updatedAt }: Doc) => ({ list: 'ponds', record: id, openedAt: updatedAt })
const post = (path: string, as: Role, body: object, language = 'en') =>
  desk().ask('POST', `/approvals${path}`, { as, body, headers: { 'accept-language': language } })

test.each([
  ['/send', 'clerk', 'en', 'Changed since this page showed it: Written on.'],
  ['/send', 'editor', 'mr', 'हे पान दाखवल्यानंतर बदल झाला आहे'],
  ['/now', 'editor', 'en', 'Changed since this page showed it: Written on.'],
  ['/now', 'admin', 'mr', 'हे पान दाखवल्यानंतर बदल झाला आहे'],
] as const)(
  '%s of a draft that was changed after a %s saw it is refused, with which, in %s',
  async (path, as, language, why) => {
    const [old, other] = [await draft('As it was shown'), await draft('Not changed')]
    const now = await change(old, 'Written on')
    const records = [asShown(other), asShown(old)]
    const refused = await post(path, as, { records }, language)
    expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining(why)])
    for (const { id } of [old, other])
      expect(await desk().payload.findByID({ collection: 'ponds', id, draft: true })).toMatchObject({
        _status: 'draft',
      })
    expect((await post(path, as, { records: [asShown(other), asShown(now)] })).status).toBe(200)
  },
)

test('a program that says nothing is answered as before, and no time is taken that is none', async () => {
  const pond = await draft('From a program')
  await change(pond, 'Changed')
  const record = { list: 'ponds', record: pond.id }
  expect((await post('/send', 'clerk', { records: [{ ...record, openedAt: 'yesterday' }] })).status).toBe(400)
  expect((await post('/send', 'clerk', { records: [record] })).status).toBe(200)
})

async function firstVersionOf(slug: 'ponds', id: number): Promise<number> {
  const { docs } = await desk().payload.findVersions({
    collection: slug,
    where: { parent: { equals: id } },
    sort: 'id',
    limit: 1,
  })
  return Number((docs[0] as unknown as Version).id)
}
const restore = (address: string, { updatedAt }: { updatedAt: string }, as: Role, language = 'en') =>
  desk().ask('POST', address, { as, headers: { 'x-opened-at': updatedAt, 'accept-language': language } })

test.each(['clerk', 'editor'] as const)(
  'a version that a %s restores writes over nothing that the page did not know',
  async (as) => {
    const first = await draft('The first text')
    const shown = await change(first, 'The second text')
    const address = `/ponds/versions/${await firstVersionOf('ponds', first.id)}`
    const now = await change(first, 'By another')
    const refused = await restore(address, shown, as, 'mr')
    expect([refused.status, await refused.text()]).toEqual([
      409,
      expect.stringContaining('उघडल्यानंतर यात बदल'),
    ])
    const record = () => desk().payload.findByID({ collection: 'ponds', id: first.id, draft: true })
    expect((await record()).name.en).toBe('By another')
    expect((await restore(address, now, as)).status).toBe(200)
    expect((await record()).name.en).toBe('The first text')
  },
)

test('the same of the settings', async () => {
  const save = async (en: string) => {
    await later()
    const body = { name: { en }, abbreviation: { en: 'C' } }
    const answer = await desk().ask('POST', '/globals/settings', { as: 'admin', body })
    return ((await answer.json()) as { result: { updatedAt: string } }).result
  }
  const shown = await save('The first name')
  const { docs } = await desk().payload.findGlobalVersions({ slug: 'settings', sort: '-id', limit: 1 })
  const address = `/globals/settings/versions/${docs[0]?.id}`
  const now = await save('Another name')
  expect((await restore(address, shown, 'admin')).status).toBe(409)
  expect((await desk().payload.findGlobal({ slug: 'settings' })).name?.en).toBe('Another name')
  expect((await restore(address, now, 'admin')).status).toBe(200)
  expect((await desk().payload.findGlobal({ slug: 'settings' })).name?.en).toBe('The first name')
})

test('a version that is not there is answered as before', async () => {
  const answer = await restore('/ponds/versions/999999', { updatedAt: '2026-01-01T00:00:00.000Z' }, 'editor')
  expect(answer.status).toBe(404)
})
