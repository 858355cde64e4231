import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { councilWithDesk } from './desk.ts'

const { desk } = councilWithDesk()
const fetched: string[] = []
let elsewhere: Server
let address: string
let png: Buffer

beforeAll(async () => {
  png = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#084' } })
    .png()
    .toBuffer()
  elsewhere = createServer((request, response) => {
    fetched.push(request.url ?? '')
    response.writeHead(200, { 'content-type': 'image/png' }).end(png)
  })
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`
})
afterAll(() => elsewhere.close())

const byAddress = (name: string) => ({
  url: `${address}/${name}`,
  filename: 'picture.png',
  alt: { en: 'A picture', mr: 'चित्र' },
})
const form = (body: object, file?: Blob) => {
  const data = new FormData()
  data.set('_payload', JSON.stringify(body))
  if (file) data.set('file', file, 'picture.png')
  return data
}
const files = async () => (await desk().payload.count({ collection: 'media' })).totalDocs
const picture = () => new Blob([new Uint8Array(png)], { type: 'image/png' })

async function upload(): Promise<number> {
  const body = form({ alt: { en: 'A picture' } }, picture())
  const response = await desk().ask('POST', '/media', { as: 'clerk', body })
  expect(response.status).toBe(201)
  return ((await response.json()) as { doc: { id: number } }).doc.id
}

test.each(['clerk', 'editor', 'admin'] as const)(
  'a file that a %s names by its address is refused, and nothing is fetched',
  async (as) => {
    const before = await files()
    const { ask } = desk()
    expect((await ask('POST', '/media', { as, body: byAddress('json') })).status).toBe(400)
    expect((await ask('POST', '/media', { as, body: form(byAddress('multipart')) })).status).toBe(400)
    expect((await ask('POST', '/media?draft=true', { as, body: byAddress('draft') })).status).toBe(400)
    const pasted = await ask('GET', `/media/paste-url?src=${encodeURIComponent(`${address}/paste`)}`, { as })
    expect(pasted.status).toBeGreaterThanOrEqual(400)
    expect(await files()).toBe(before)
    expect(fetched).toEqual([])
  },
)

test('neither a copy nor a change of a file fetches another', async () => {
  const { ask, payload } = desk()
  const id = await upload()
  const before = await payload.findByID({ collection: 'media', id })
  const count = await files()
  expect(
    (await ask('POST', `/media/${id}/duplicate`, { as: 'clerk', body: byAddress('copy') })).status,
  ).toBeGreaterThanOrEqual(400)
  const crop = encodeURIComponent(JSON.stringify({ crop: { x: 0, y: 0, width: 50, height: 50 } }))
  for (const query of ['', '?uploadEdits[focalPoint][x]=7', `?uploadEdits=${crop}`])
    await ask('PATCH', `/media/${id}${query}`, {
      as: 'editor',
      body: { ...byAddress('change'), mimeType: 'text/html', filesize: 7, focalX: 3 },
    })
  const after = await payload.findByID({ collection: 'media', id })
  expect(fetched).toEqual([])
  expect(await files()).toBe(count)
  for (const name of ['filename', 'filesize', 'mimeType', 'url', 'focalX'] as const)
    expect(after[name], name).toEqual(before[name])
})

test('an address beside a file that is sent is not looked at', async () => {
  // With words of its own, or it would be the picture of before, sent again.
  const body = form({ ...byAddress('beside'), alt: { en: 'Beside an address' } }, picture())
  const response = await desk().ask('POST', '/media', { as: 'clerk', body })
  expect(response.status).toBe(201)
  const { doc } = (await response.json()) as { doc: { filename: string } }
  expect(doc.filename).toMatch(/^picture-[0-9a-f]{12}(-\d+)?\.png$/)
  expect(fetched).toEqual([])
})
