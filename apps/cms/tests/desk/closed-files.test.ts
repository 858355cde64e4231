import { beforeAll, describe, expect, test } from 'vitest'
import type { Ask } from '../api/api.ts'
import { namedInPublic } from '../api/named-in-public.ts'
import { councilWithDesk } from './desk.ts'

const { desk } = councilWithDesk()
let ask: Ask
beforeAll(async () => {
  const { apiOf } = await import('../api/api.ts')
  ask = await apiOf(desk().payload)
})

type Stored = { id: number; filename: string }
let uploads = 0
async function upload(name: string): Promise<Stored> {
  const bytes = Buffer.from(`%PDF-1.7\nxref\nstartxref\n0\n%%EOF\n${++uploads}`)
  const body = new FormData()
  body.append('file', new File([new Uint8Array(bytes)], name, { type: 'application/pdf' }))
  body.append('_payload', JSON.stringify({ alt: {} }))
  const response = await desk().ask('POST', '/media', { as: 'clerk', body })
  return ((await response.json()) as { doc: Stored }).doc
}
async function tender(file: Stored, more: object, query = ''): Promise<number> {
  const body = { description: { en: 'A work', mr: 'काम' }, pdf: { en: file.id }, ...more }
  const response = await desk().ask('POST', `/tenders${query}`, { as: 'editor', body })
  return ((await response.json()) as { doc: { id: number } }).doc.id
}
const change = (id: number, body: object) => desk().ask('PATCH', `/tenders/${id}`, { as: 'editor', body })
const asked = ({ filename }: Stored, token?: string) =>
  ask(`/uploads/${filename}`, token ? { headers: { authorization: `Preview ${token}` } } : {})
const status = async (file: Stored, token?: string) => (await asked(file, token)).status

async function tokenFor(id: number): Promise<string> {
  const subject = { kind: 'record', list: 'tenders', id }
  const made = await desk().ask('POST', '/approvals/preview', { as: 'clerk', body: { subject } })
  return new URL(((await made.json()) as { url: string }).url).pathname.split('/')[2] ?? ''
}

describe('a file that nothing public names', () => {
  test('is not there for whoever knows its name, and its account’s session shows it', async () => {
    const file = await upload('draft.pdf')
    await tender(file, {}, '?draft=true')
    expect(await status(file)).toBe(404)
    expect((await desk().ask('GET', `/media/file/${file.filename}`, { as: 'clerk' })).status).toBe(200)
    expect((await desk().ask('GET', `/media/file/${file.filename}`, {})).status).toBe(403)
  })

  test('is sent with a link to the draft that names it, is kept by nobody, and with no other link', async () => {
    const file = await upload('planned.pdf')
    const token = await tokenFor(await tender(file, {}, '?draft=true'))
    const shown = await asked(file, token)
    expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    const other = await tokenFor(await tender(await upload('other.pdf'), {}, '?draft=true'))
    expect(await status(file, other)).toBe(404)
    expect(await status(file, token.slice(0, -3))).toBe(404)
    expect(await status(file)).toBe(404)
  })

  test('is sent once it is published, and no more when it is withdrawn', async () => {
    const file = await upload('work.pdf')
    const id = await tender(file, {}, '?draft=true')
    expect(await status(file)).toBe(404)
    await change(id, { _status: 'published' })
    expect((await asked(file)).headers.get('cache-control')).toContain('public')
    expect(await status(file)).toBe(200)
    await change(id, { _status: 'draft' })
    // On a busy machine it is still sent while everything public is looked through again.
    await expect.poll(() => status(file), { timeout: 30_000 }).toBe(404)
  })

  test('is sent before its first day to nobody, and after its last to readers of the archive', async () => {
    const [early, late] = [await upload('early.pdf'), await upload('late.pdf')]
    const published = { _status: 'published' }
    await tender(early, { ...published, record: { publishedOn: '2100-01-01' } })
    await tender(late, { ...published, record: { validUntil: '2020-01-01' } })
    expect([await status(early), await status(late)]).toEqual([404, 200])
  })
})

test('a file is open where a published text names its address, and so is what replaces it', async () => {
  const file = await upload('named.pdf')
  await namedInPublic(desk().payload, `${file.filename}).`)
  expect(await status(file)).toBe(200)
})

test('a file that no record knows, as of an upload that was broken off, is sent to nobody', async () => {
  const { files } = await import('../../src/platform/files/store.ts')
  const { store } = files.of(desk().payload)
  await store.put('broken-off.pdf', Buffer.from('%PDF-'), 'application/pdf')
  expect((await ask('/uploads/broken-off.pdf')).status).toBe(404)
})

test('a picture of a draft is closed in both of its sizes, and a public one is open in both', async () => {
  const sharp = (await import('sharp')).default
  const bytes = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#246' } })
    .jpeg()
    .toBuffer()
  const body = new FormData()
  body.append('file', new File([new Uint8Array(bytes)], 'lake.jpg', { type: 'image/jpeg' }))
  body.append('_payload', JSON.stringify({ alt: { en: 'A lake', mr: 'तलाव' } }))
  const response = await desk().ask('POST', '/media', { as: 'clerk', body })
  const { doc } = (await response.json()) as {
    doc: Stored & { sizes: { thumbnail: { filename: string } } }
  }
  const both = [doc, { id: doc.id, filename: doc.sizes.thumbnail.filename }]
  expect(await Promise.all(both.map((each) => status(each)))).toEqual([404, 404])
  await namedInPublic(desk().payload, doc.filename)
  expect(await Promise.all(both.map((each) => status(each)))).toEqual([200, 200])
})
