import { expect, test } from 'vitest'
import { publicRecords } from '../../src/content/public-records.ts'
import { removeOldTrash } from '../../src/content/trash/remove-old-trash.ts'
import { namedInPublic } from '../api/named-in-public.ts'
import { councilWithDesk, type Role } from './desk.ts'

const { desk, council } = councilWithDesk()
const now = '2030-01-01T00:00:00.000Z'

const ward = (name: string) => ({ number: '1', name: { en: name, mr: 'प्रभाग' } })
const idOf = async (response: Response): Promise<number> =>
  ((await response.json()) as { doc: { id: number } }).doc.id

const published = async (name: string): Promise<number> =>
  idOf(await desk().ask('POST', '/wards', { as: 'editor', body: { ...ward(name), _status: 'published' } }))
const draftOf = async (as: Role, name: string): Promise<number> =>
  idOf(await desk().ask('POST', '/wards?draft=true', { as, body: ward(name) }))

const throwAway = (id: number, as?: Role, list = 'wards', deletedAt = now) =>
  desk().ask('PATCH', `/${list}/${id}`, { as, body: { deletedAt } })
/** As the desk's button asks. */
const takeBack = (id: number, as?: Role, _status = 'draft', list = 'wards') =>
  desk().ask(
    'PATCH',
    `/${list}?trash=true&where[and][0][id][equals]=${id}&where[and][1][deletedAt][exists]=true`,
    {
      as,
      body: { deletedAt: null, _status },
    },
  )
const isListed = async (id: number, query = '') => {
  const path = `/wards?where[id][equals]=${id}${query}`
  const { docs } = (await (await desk().ask('GET', path, { as: 'editor' })).json()) as { docs: unknown[] }
  return docs.length === 1
}
const isPublic = async (id: number) =>
  (await publicRecords(desk().payload, 'wards')).some((record) => record.id === id)
const newest = (id: number) => desk().payload.findByID({ collection: 'wards', id, draft: true, depth: 0 })

test('a published record that an editor throws away is public nowhere, and comes back as it was', async () => {
  const id = await published('Station')
  await desk().ask('PATCH', `/wards/${id}?draft=true`, {
    as: 'clerk',
    body: { name: { en: 'Not yet approved' } },
  })
  expect((await throwAway(id, 'editor')).status).toBe(200)
  expect([await isPublic(id), await isListed(id), await isListed(id, '&trash=true')]).toEqual([
    false,
    false,
    true,
  ])
  expect((await takeBack(id, 'editor', 'published')).status).toBe(200)
  expect(await isPublic(id)).toBe(true)
  expect((await desk().payload.findByID({ collection: 'wards', id })).name.en).toBe('Station')
  expect(await newest(id)).toMatchObject({ name: { en: 'Not yet approved' }, _status: 'draft' })
})

test('a record is restored as a draft unless the editor says otherwise', async () => {
  const id = await published('Market')
  await throwAway(id, 'editor')
  expect((await takeBack(id, 'editor')).status).toBe(200)
  expect([await isPublic(id), await isListed(id)]).toEqual([false, true])
  expect(await newest(id)).toMatchObject({ name: { en: 'Market' }, _status: 'draft' })
})

test('the time in the trash is the server’s, and nothing is changed with it', async () => {
  const id = await published('Fort')
  const body = { deletedAt: '1999-01-01T00:00:00.000Z', name: { en: 'Changed' } }
  expect((await desk().ask('PATCH', `/wards/${id}`, { as: 'editor', body })).status).toBe(200)
  const thrown = await desk().payload.findByID({ collection: 'wards', id, trash: true })
  expect(thrown.name.en).toBe('Fort')
  expect(Math.abs(Date.parse(String(thrown.deletedAt)) - Date.now())).toBeLessThan(600_000)
})

test('a clerk throws away and takes back what only she has ever saved, and nothing else', async () => {
  const own = await draftOf('clerk', 'My draft')
  expect((await throwAway(own, 'clerk')).status).toBe(200)
  expect(await isListed(own, '&draft=true')).toBe(false)
  expect((await takeBack(own, 'clerk')).status).toBe(200)
  expect(await newest(own)).toMatchObject({ name: { en: 'My draft' }, _status: 'draft' })

  const corrected = await draftOf('clerk', 'Corrected')
  await desk().ask('PATCH', `/wards/${corrected}?draft=true`, { as: 'editor', body: { number: '2' } })
  for (const id of [await published('Published'), await draftOf('editor', 'Another’s'), corrected]) {
    expect((await throwAway(id, 'clerk')).status).toBe(403)
    await throwAway(id, 'editor')
    expect((await takeBack(id, 'clerk')).status).toBe(403)
    expect(await isListed(id, '&trash=true&draft=true')).toBe(true)
  }
})

test('a clerk cannot publish by restoring', async () => {
  const id = await draftOf('clerk', 'Sly')
  await throwAway(id, 'clerk')
  await takeBack(id, 'clerk', 'published')
  expect(await isPublic(id)).toBe(false)
})

test('only administrators remove for good, and strangers nothing', async () => {
  const id = await published('Lake')
  for (const as of ['clerk', 'editor'] as const)
    expect((await desk().ask('DELETE', `/wards/${id}`, { as })).status).toBe(403)
  expect((await throwAway(id)).status).toBe(403)
  expect((await takeBack(id)).status).toBe(403)
  await throwAway(id, 'editor')
  expect((await desk().ask('DELETE', `/wards/${id}?trash=true`, { as: 'editor' })).status).toBe(403)
  expect((await desk().ask('DELETE', `/wards/${id}?trash=true`, { as: 'admin' })).status).toBe(200)
})

const pdf = Buffer.from('%PDF-1.7\nxref\nstartxref\n0\n%%EOF\n')
async function upload(name: string): Promise<{ id: number; filename: string }> {
  const file = { name, data: Buffer.concat([pdf, Buffer.from(name)]), mimetype: 'application/pdf', size: 0 }
  const { id, filename } = await desk().payload.create({ collection: 'media', data: {}, file })
  return { id, filename: String(filename) }
}

test('a file in the trash is served to nobody, and again when it is back', async () => {
  const { apiOf } = await import('../api/api.ts')
  const ask = await apiOf(desk().payload)
  const { id, filename } = await upload('plan.pdf')
  await namedInPublic(desk().payload, filename)
  const status = async () => (await ask(`/uploads/${filename}`)).status
  expect(await status()).toBe(200)
  expect((await throwAway(id, 'clerk', 'media')).status).toBe(403)
  expect((await throwAway(id, 'editor', 'media')).status).toBe(200)
  expect(await status()).toBe(404)
  expect((await takeBack(id, 'editor', 'draft', 'media')).status).toBe(200)
  expect(await status()).toBe(200)
})

test('a record does not come back without its document: that one is restored first', async () => {
  const { id: file } = await upload('order.pdf')
  const body = { description: { en: 'Order' }, pdf: { en: file }, _status: 'published' }
  const id = await idOf(await desk().ask('POST', '/tenders', { as: 'editor', body }))
  expect((await throwAway(id, 'editor', 'tenders')).status).toBe(200)
  expect((await throwAway(file, 'editor', 'media')).status).toBe(200)
  const refused = await takeBack(id, 'editor', 'published', 'tenders')
  expect(refused.status).toBe(400)
  expect(await refused.text()).toContain('order-')
  await takeBack(file, 'editor', 'draft', 'media')
  expect((await takeBack(id, 'editor', 'published', 'tenders')).status).toBe(200)
})

test('after 30 days what is in the trash is removed with its files, and nothing younger', async () => {
  const { id: file, filename } = await upload('old.pdf')
  const record = await published('Old')
  const kept = await published('Kept')
  await throwAway(file, 'editor', 'media')
  await throwAway(record, 'editor')
  const later = (days: number) => new Date(Date.now() + days * 86_400_000)
  await removeOldTrash(desk().payload, later(29))
  expect(await isListed(record, '&trash=true')).toBe(true)
  const { records, files } = await removeOldTrash(desk().payload, later(31))
  expect(records).toBeGreaterThan(0)
  expect(files).toBe(1)
  expect([await isListed(record, '&trash=true'), await isListed(kept)]).toEqual([false, true])
  expect(await council().files.names()).not.toContain(filename)
})
