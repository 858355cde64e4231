import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { refusals } from '../src/platform/files/refusal.ts'
import { openCouncil, type TestCouncil } from './council.ts'

let council: TestCouncil
beforeAll(async () => {
  council = await openCouncil()
})
afterAll(() => council.close())

const pdf = Buffer.from('%PDF-1.7\nxref\nstartxref\n0\n%%EOF\n')

const upload = (name: string, data: Buffer, mimetype: string, alt = {}) =>
  council.payload.create({
    collection: 'media',
    data: { alt },
    file: { name, data, mimetype, size: data.length },
  })

const photo = () =>
  sharp({ create: { width: 600, height: 400, channels: 3, background: '#d98a1f' } })
    .jpeg()
    .toBuffer()

it('a document is stored unchanged under a name that its content marks', async () => {
  const media = await upload('अर्ज Form 1.pdf', pdf, 'application/pdf')
  expect(media.filename).toMatch(/^अर्ज-form-1-[0-9a-f]{12}\.pdf$/)
  expect(media.mimeType).toBe('application/pdf')
  expect(await council.files.read(media.filename ?? '')).toEqual(pdf)
})

it('a picture keeps its bytes and knows its size', async () => {
  const data = await photo()
  const media = await upload('Lake.JPEG', data, 'image/jpeg', { en: 'The lake' })
  expect(media).toMatchObject({ width: 600, height: 400, mimeType: 'image/jpeg' })
  expect(media.filename).toMatch(/^lake-[0-9a-f]{12}\.jpg$/)
  expect(await council.files.read(media.filename ?? '')).toEqual(data)
})

it('a picture without words for those who cannot see it is not stored', async () => {
  await expect(upload('a.jpg', await photo(), 'image/jpeg')).rejects.toMatchObject({
    data: { errors: [expect.objectContaining({ message: 'Alternative text (English) is required' })] },
  })
  expect(
    (await council.payload.count({ collection: 'media', where: { filename: { like: 'a-' } } })).totalDocs,
  ).toBe(0)
})

it('what a file is called and claims to be does not count', async () => {
  const media = await upload('photo.jpg', pdf, 'image/jpeg')
  expect(media).toMatchObject({ mimeType: 'application/pdf', filename: expect.stringMatching(/\.pdf$/) })
})

it('a drawing or a page is refused under any name, and staff read why', async () => {
  const before = await council.files.names()
  for (const name of ['a.svg', 'a.png', 'a.pdf', 'a.html'])
    await expect(
      upload(name, Buffer.from('<svg onload="alert(1)"/>'), 'image/png', { en: 'x' }),
    ).rejects.toThrow(refusals.kind.en)
  expect(await council.files.names()).toEqual(before)
})

it('a document cannot be shown as a picture, nor a picture as a document', async () => {
  const document = await upload('other.pdf', Buffer.concat([pdf, Buffer.from('\n')]), 'application/pdf')
  const slide = { image: document.id, _status: 'published' as const }
  await expect(council.payload.create({ collection: 'sliders', data: slide })).rejects.toThrow(/invalid/)
})

it('the file of a stranger is refused without being opened', async () => {
  const data = Buffer.from('<html>')
  const file = { name: 'a.pdf', data, mimetype: 'application/pdf', size: data.length }
  const stranger = council.payload.create({
    collection: 'media',
    data: { alt: {} },
    file,
    overrideAccess: false,
  })
  await expect(stranger).rejects.toThrow('not allowed')
})

const erased = (id: number) => council.payload.delete({ collection: 'media', id })
const called = async (stem: string) => (await council.files.names()).filter((name) => name.startsWith(stem))

it('an erased picture is gone with its small copy', async () => {
  const { id } = await upload('fort.jpg', await photo(), 'image/jpeg', { en: 'The fort' })
  expect(await called('fort-')).toHaveLength(2)
  await erased(id)
  expect(await called('fort-')).toEqual([])
})

it('what a new file replaces stays in its versions, until the record is removed', async () => {
  const { id } = await upload('old-form.pdf', pdf, 'application/pdf')
  const data = Buffer.concat([pdf, Buffer.from('%%EOF\n')])
  const file = { name: 'new-form.pdf', data, mimetype: 'application/pdf', size: data.length }
  await council.payload.update({ collection: 'media', id, data: {}, file })
  expect(await called('old-form-')).toHaveLength(1)
  expect(await called('new-form-')).toHaveLength(1)
  await erased(id)
  expect([await called('old-form-'), await called('new-form-')]).toEqual([[], []])
})
