import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { councilWithDesk, type Role } from './desk.ts'

const { desk } = councilWithDesk()
const read = async (address: string) => new Uint8Array(await readFile(new URL(address, import.meta.url)))
const picture = await read('../../src/platform/files/examples/exif.avif')

type Sent = { name?: string; words?: string; bytes?: Uint8Array<ArrayBuffer>; as?: Role }

async function send({ name = 'lake.avif', words = 'The lake', bytes = picture, as = 'clerk' }: Sent = {}) {
  const body = new FormData()
  body.append('file', new File([bytes], name))
  body.append('_payload', JSON.stringify({ alt: { en: words, mr: 'तलाव' } }))
  const response = await desk().ask('POST', '/media', { as, body })
  const { doc, message } = (await response.json()) as {
    doc: { id: number; filename: string }
    message: string
  }
  return { status: response.status, id: doc.id, filename: doc.filename, message }
}
const stored = async () => (await desk().payload.count({ collection: 'media' })).totalDocs

test('a file whose answer was lost is the same file when it is sent again', async () => {
  const first = await send()
  expect(first).toMatchObject({ status: 201, message: expect.stringMatching(/\S/) })
  const before = await stored()
  expect(await send()).toMatchObject({ status: 200, id: first.id, filename: first.filename })
  expect(await send({ as: 'editor' })).toMatchObject({ status: 200, id: first.id })
  expect(await stored()).toBe(before)
})

test('so is one that is sent again while the first is still looked at', async () => {
  const before = await stored()
  const ids = (await Promise.all([1, 2, 3].map(() => send({ words: 'At once' })))).map(({ id }) => id)
  expect(new Set(ids).size).toBe(1)
  expect(await stored()).toBe(before + 1)
})

test('with other words, under another name or with other bytes it is a file of its own', async () => {
  const pdf = await read('../../../../packages/exchange/src/pdf/examples/bad-code-point.pdf')
  const first = await send({ words: 'Once' })
  const others = [
    { words: 'Another view' },
    { words: 'Once', name: 'pond.avif' },
    { words: 'Once', bytes: pdf },
  ]
  for (const other of others) {
    const sent = await send(other)
    expect(sent.status).toBe(201)
    expect(sent.id).not.toBe(first.id)
  }
})

test('one that was thrown away, or replaced by another since, is not given again', async () => {
  const thrown = await send({ words: 'Thrown away' })
  await desk().payload.update({
    collection: 'media',
    id: thrown.id,
    data: { deletedAt: new Date().toISOString() },
    overrideAccess: true,
  })
  expect(await send({ words: 'Thrown away' })).toMatchObject({ status: 201 })
})

test('a stranger learns of no file', async () => {
  await send()
  const body = new FormData()
  body.append('file', new File([picture], 'lake.avif'))
  body.append('_payload', JSON.stringify({ alt: { en: 'The lake', mr: 'तलाव' } }))
  const response = await desk().ask('POST', '/media', { body })
  expect([response.status, 'doc' in ((await response.json()) as object)]).toEqual([403, false])
})
