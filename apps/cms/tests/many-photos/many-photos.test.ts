import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { answer } from '../../src/api/answer.ts'
import { councilWithDesk, type Role } from '../desk/desk.ts'

const { desk } = councilWithDesk()

/** A photograph as a phone takes it: of these numbers of pixels, and different from all others. */
const photograph = (number: number, width = 64) =>
  sharp({ create: { width, height: 48, channels: 3, background: { r: number % 256, g: 90, b: 120 } } })
    .jpeg()
    .toBuffer()

let taken = 0
async function upload(as: Role = 'clerk', bytes?: Buffer): Promise<number> {
  taken += 1
  const body = new FormData()
  body.set('_payload', JSON.stringify({ alt: { en: `IMG ${taken}` } }))
  const picture = new Uint8Array(bytes ?? (await photograph(taken)))
  body.set('file', new Blob([picture], { type: 'image/jpeg' }), `IMG_${taken}.jpg`)
  const response = await desk().ask('POST', '/media', { as, body })
  expect(response.status).toBe(201)
  return ((await response.json()) as { doc: { id: number } }).doc.id
}

const album = (media: readonly number[], more = {}) => ({
  event: { en: 'Tree planting', mr: 'वृक्षारोपण' },
  date: '2026-07-05',
  place: { en: 'Sahya Lake', mr: 'सह्य तलाव' },
  photos: media.map((id) => ({ media: id, alt: { en: `Saplings ${id}`, mr: `रोपे ${id}` } })),
  ...more,
})

const save = async (body: unknown, as: Role | undefined = 'clerk', language = 'en') => {
  const headers = { 'accept-language': language }
  const response = await desk().ask('POST', '/many-photos/save', { as, body, headers })
  return { status: response.status, body: (await response.json()) as { ids?: number[]; message?: string } }
}

const decide = async (path: string, ids: readonly number[] = [], as: Role = 'editor') => {
  const body = { records: ids.map((record) => ({ list: 'photos', record })) }
  return (await desk().ask('POST', `/approvals/${path}`, { as, body })).status
}

const altOf = async (id: number) => (await desk().payload.findByID({ collection: 'media', id, depth: 0 })).alt

const gallery = async () => {
  const response = await answer(desk().payload, new Request('http://localhost/api/gallerys?lang=mr'))
  return (await response.json()) as Record<string, unknown>[]
}

describe('an album', () => {
  test('is stored as drafts with its event, sent as one request, and public at once', async () => {
    const media = [await upload(), await upload(), await upload()]
    const { status, body } = await save(album(media))
    expect([status, body.ids?.length]).toEqual([201, 3])
    expect(await gallery()).toEqual([])
    expect(await decide('send', body.ids, 'clerk')).toBe(200)
    const { docs } = await desk().payload.find({ collection: 'approvals', depth: 0 })
    expect(docs[0]?.records).toHaveLength(3)
    const seen = docs[0]?.records
    const approved = await desk().ask('POST', `/approvals/${docs[0]?.id}/approve`, {
      as: 'editor',
      body: { seen },
    })
    expect(approved.status).toBe(200)
    // The website shows the last first, so that the album begins with its first photograph.
    const rows = await gallery()
    expect(rows.map((row) => row.photo_name)).toEqual([...media].reverse().map((id) => `रोपे ${id}`))
    for (const row of rows) {
      expect(row).toMatchObject({ event: 'वृक्षारोपण', place: 'सह्य तलाव' })
      expect(String(row.date)).toMatch(/^2026-07-05/)
    }
  })

  test('is published at once by an editor', async () => {
    const { body } = await save(album([await upload('editor')]), 'editor')
    expect(await decide('now', body.ids)).toBe(200)
  })

  test('gives its pictures their text, in both languages', async () => {
    const id = await upload()
    await save(album([id]))
    expect(await altOf(id)).toMatchObject({ en: `Saplings ${id}`, mr: `रोपे ${id}` })
  })

  test('that is sent again is the same, with what was corrected meanwhile', async () => {
    const media = [await upload(), await upload()]
    const first = await save(album(media))
    const event = { en: 'Tree planting drive', mr: 'वृक्षारोपण मोहीम' }
    const photos = media.map((id) => ({ media: id, alt: { en: 'Children with saplings', mr: 'रोपांसह मुले' } }))
    const [second, third] = await Promise.all([
      save(album(media, { event, photos })),
      save(album(media, { event, photos })),
    ])
    expect([second.status, second.body.ids, third.body.ids]).toEqual([200, first.body.ids, first.body.ids])
    const id = first.body.ids?.[0] ?? 0
    const stored = await desk().payload.findByID({ collection: 'photos', id, draft: true, depth: 0 })
    expect(stored).toMatchObject({ event, name: { en: 'Children with saplings' }, _status: 'draft' })
    expect((await altOf(media[0] ?? 0))?.en).toBe('Children with saplings')
  })
})

describe('a clerk', () => {
  test('writes no text of a picture that another person uploaded, but shows it with its own text', async () => {
    const id = await upload('editor')
    expect(await save(album([id]), 'clerk', 'mr')).toEqual({
      status: 400,
      body: {
        message: 'इतरांनी अपलोड केलेल्या किंवा दुसरीकडे वापरलेल्या चित्राचे वर्णन फक्त संपादक बदलू शकतात. ते पुन्हा अपलोड करा.',
      },
    })
    expect((await altOf(id))?.en).toBe(`IMG ${taken}`)
    const photos = [{ media: id, alt: { en: `IMG ${taken}`, mr: '' } }]
    expect((await save(album([id], { photos }))).status).toBe(201)
  })

  test('nor of her own one that is used elsewhere, or published', async () => {
    const used = await upload()
    const data = { image: used, _status: 'draft' } as const
    await desk().payload.create({ collection: 'pond-photos', data, draft: true })
    expect((await save(album([await upload(), used]))).body.message).toContain('used elsewhere')
    const shown = await upload()
    const { body } = await save(album([shown]))
    expect(await decide('now', body.ids)).toBe(200)
    const photos = [{ media: shown, alt: { en: 'Another text', mr: '' } }]
    expect((await save(album([shown], { photos }))).body.message).toContain('in the gallery already')
    expect((await altOf(shown))?.en).toBe(`Saplings ${shown}`)
  })
})

test('a photograph of 12 MB is taken, one in an iPhone’s format is refused with what to do', async () => {
  const raw = { width: 2600, height: 1800, channels: 3 } as const
  const noise = await sharp(randomBytes(raw.width * raw.height * raw.channels), { raw })
    .jpeg({ quality: 98, chromaSubsampling: '4:4:4' })
    .toBuffer()
  expect(noise.length).toBeGreaterThan(11_000_000)
  expect((await save(album([await upload('clerk', noise)]))).status).toBe(201)
  const body = new FormData()
  body.set('_payload', JSON.stringify({ alt: { en: 'IMG' } }))
  body.set('file', new Blob([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic')]), 'IMG_1.HEIC')
  const response = await desk().ask('POST', '/media', {
    as: 'clerk',
    body,
    headers: { 'accept-language': 'mr' },
  })
  const { errors } = (await response.json()) as { errors: { message: string }[] }
  expect([response.status, errors[0]?.message]).toEqual([400, expect.stringContaining('HEIC')])
})

test.each([
  ['no photograph', { photos: [] }],
  ['a photograph twice', { photos: [1, 1].map((media) => ({ media, alt: { en: 'a', mr: '' } })) }],
  [
    'more than 30 photographs',
    { photos: Array.from({ length: 31 }, (_, at) => ({ media: at + 1, alt: { en: 'a', mr: '' } })) },
  ],
  ['no title', { event: { en: ' ', mr: '' } }],
  ['no text', { photos: [{ media: 1, alt: { en: ' ', mr: '' } }] }],
  ['no day', { date: '2026-02-30' }],
  ['what the system sets', { _status: 'published' }],
  ['an enormous title', { event: { en: 'a'.repeat(501), mr: '' } }],
  ['a picture that is no number', { photos: [{ media: { equals: 1 }, alt: { en: 'a', mr: '' } }] }],
])('an album with %s is refused', async (_what, more) => {
  expect(await save(album([1], more))).toMatchObject({ status: 400 })
})

test('what is no picture is in no album, and nothing of it is for strangers', async () => {
  expect((await save(album([999_999]), 'clerk', 'mr')).body.message).toBe('यांतील एक चित्र आता उपलब्ध नाही')
  expect((await desk().ask('POST', '/many-photos/save', { body: album([1]) })).status).toBe(403)
})
