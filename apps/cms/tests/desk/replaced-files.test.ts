import { beforeAll, expect, test } from 'vitest'
import type { Ask } from '../api/api.ts'
import { namedInPublic } from '../api/named-in-public.ts'
import { councilWithDesk } from './desk.ts'

const { desk, council } = councilWithDesk()
let ask: Ask
beforeAll(async () => {
  const { apiOf } = await import('../api/api.ts')
  ask = await apiOf(desk().payload)
})

const pdf = (text: string) => Buffer.from(`%PDF-1.7\nxref\nstartxref\n0\n%%EOF\n${text}`)
const form = (name: string, bytes: Buffer): FormData => {
  const body = new FormData()
  body.append('file', new File([new Uint8Array(bytes)], name, { type: 'application/pdf' }))
  body.append('_payload', JSON.stringify({ alt: {} }))
  return body
}
type Stored = { id: number; filename: string }
const doc = async (response: Response): Promise<Stored> => ((await response.json()) as { doc: Stored }).doc
/** A published text goes on naming the address under which a file was uploaded. */
async function named(stored: Stored): Promise<Stored> {
  await namedInPublic(desk().payload, stored.filename)
  return stored
}
const upload = async (name: string, text: string): Promise<Stored> =>
  named(await doc(await desk().ask('POST', '/media', { as: 'editor', body: form(name, pdf(text)) })))
const replace = (id: number, name: string, bytes: Buffer) =>
  desk().ask('PATCH', `/media/${id}`, { as: 'editor', body: form(name, bytes) })

test('the address of a replaced document leads to the new one, and the old one stays in the versions', async () => {
  const before = await upload('form.pdf', 'first')
  const known = await ask(`/uploads/${before.filename}`)
  const after = await named(await doc(await replace(before.id, 'form-2026.pdf', pdf('second'))))
  expect(after.filename).not.toBe(before.filename)
  for (const { filename } of [before, after])
    expect(await (await ask(`/uploads/${filename}`)).text()).toBe(pdf('second').toString())
  const again = await ask(`/uploads/${before.filename}`, {
    headers: { 'if-none-match': known.headers.get('etag') ?? '' },
  })
  expect(again.status).toBe(200)
  const shown = await desk().ask('GET', `/media/file/${before.filename}`, { as: 'clerk' })
  expect(shown.headers.get('content-disposition')).toBe(`inline; filename*=UTF-8''${before.filename}`)
  expect(shown.headers.get('x-content-type-options')).toBe('nosniff')
  expect(await shown.text()).toBe(pdf('first').toString())
  const { docs } = await desk().payload.findVersions({
    collection: 'media',
    where: { parent: { equals: before.id } },
    sort: '-updatedAt',
  })
  expect(docs.map(({ version }) => [version.filename, version.saved?.by])).toEqual([
    [after.filename, 'editor'],
    [before.filename, 'editor'],
  ])
})

test('also of a document that was stored before the library had versions', async () => {
  const before = await upload('older.pdf', 'older')
  await desk().payload.db.deleteVersions({ collection: 'media', where: { parent: { equals: before.id } } })
  await replace(before.id, 'newer.pdf', pdf('newer'))
  expect(await (await ask(`/uploads/${before.filename}`)).text()).toBe(pdf('newer').toString())
})

test('a document is not replaced by a picture, for its address says what it is', async () => {
  const sharp = (await import('sharp')).default
  const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  const { id, filename } = await upload('plan.pdf', 'plan')
  const body = new FormData()
  body.append('file', new File([new Uint8Array(picture)], 'plan.png', { type: 'image/png' }))
  body.append('_payload', JSON.stringify({ alt: { en: 'The plan' } }))
  const refused = await desk().ask('PATCH', `/media/${id}`, { as: 'editor', body })
  expect(refused.status).toBe(400)
  expect(await refused.text()).toContain('same kind')
  expect((await desk().payload.findByID({ collection: 'media', id })).filename).toBe(filename)
})

test('a file that a new one has replaced is erased with its record, but not where it has come back', async () => {
  const first = await upload('notice.pdf', 'notice')
  await replace(first.id, 'notice.pdf', pdf('notice two'))
  const back = await upload('notice.pdf', 'notice')
  await desk().payload.delete({ collection: 'media', id: first.id })
  expect(await council().files.names()).toContain(back.filename)
  expect(await (await ask(`/uploads/${back.filename}`)).text()).toBe(pdf('notice').toString())
})

test('a clerk replaces a published document in its record; once that is approved, the old address leads on', async () => {
  const { ask: send } = desk()
  const add = async (name: string, text: string): Promise<Stored> =>
    doc(await send('POST', '/media', { as: 'clerk', body: form(name, pdf(text)) }))
  const [first, second, third] = [
    await add('charter.pdf', 'charter 1'),
    await add('charter-2026.pdf', 'charter 2'),
    await add('charter-2027.pdf', 'charter 3'),
  ]
  const read = async ({ filename }: Stored) => (await ask(`/uploads/${filename}`)).text()
  const name = { en: 'Citizen charter', mr: 'नागरिकांची सनद' }
  const body = { name, pdf: { en: first.id, mr: first.id }, _status: 'published' }
  const record = await doc(await send('POST', '/downloads', { as: 'editor', body }))
  const save = (as: 'clerk' | 'editor', file: Stored, _status: 'draft' | 'published') =>
    send('PATCH', `/downloads/${record.id}${as === 'clerk' ? '?draft=true' : ''}`, {
      as,
      body: { pdf: { en: file.id, mr: file.id }, _status },
    })
  // What was open a moment ago is sent without a long wait for a new look at everything public.
  const isRead = (at: Stored, text: string) =>
    expect.poll(() => read(at), { timeout: 60_000 }).toBe(pdf(text).toString())
  const steps = [
    { file: second, before: 'charter 1', after: 'charter 2' },
    { file: third, before: 'charter 2', after: 'charter 3' },
  ]
  for (const { file, before, after } of steps) {
    expect((await save('clerk', file, 'draft')).status).toBe(200)
    // The draft leads nobody anywhere.
    expect(await read(first)).toBe(pdf(before).toString())
    expect((await save('editor', file, 'published')).status).toBe(200)
    await isRead(first, after)
  }
  for (const each of [first, second, third]) await isRead(each, 'charter 3')
  expect((await save('editor', first, 'published')).status).toBe(200)
  await isRead(first, 'charter 1')
  await isRead(third, 'charter 1')
})
