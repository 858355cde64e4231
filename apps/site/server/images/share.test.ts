import type { Log } from '@nagardwar/http/log'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createImages } from './images.ts'
import { readWantedShare } from './modifiers.ts'
import { noStore } from './picture-store.ts'

const log = { warn: () => {} } as unknown as Log
const address = '/share_1200/uploads/lake.jpg'

async function shared(original: Buffer, headers: Record<string, string> = {}) {
  const image = createImages({
    upstream: async () => new Response(new Uint8Array(original)),
    store: noStore,
    isStillOpen: async () => true,
    log,
  })
  const response = await image(address, new Request('http://council.example/images', { headers }))
  const bytes = Buffer.from(await response.arrayBuffer())
  const { width, height, format } = await sharp(bytes).metadata()
  return { type: response.headers.get('content-type'), size: [width, height], format, weight: bytes.length }
}

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#3578' } })
    .png()
    .toBuffer()
/** Noise compresses worst. */
const noisy = () =>
  sharp({
    create: {
      width: 1600,
      height: 1200,
      channels: 3,
      background: '#777',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg({ quality: 95 })
    .toBuffer()

test.each([
  ['a small picture', () => plain(300, 200)],
  ['an upright picture', () => plain(900, 1600)],
  ['a heavy picture', noisy],
])('%s is shared in the size of messengers, with no more than 300 KB', async (_what, original) => {
  const { weight, ...picture } = await shared(await original())
  expect(picture).toEqual({ type: 'image/jpeg', size: [1200, 630], format: 'jpeg' })
  expect(weight).toBeLessThanOrEqual(300_000)
})

test('a visitor who saves data shares the same picture', async () => {
  expect((await shared(await plain(800, 600), { 'save-data': 'on' })).size).toEqual([1200, 630])
})

test.each(['/share_1200/uploads/a.pdf', '/share_600/uploads/a.png', '/share_1200/../a.png', '/share_1200'])(
  '%s is none of ours',
  (path) => expect(readWantedShare(path)).toBeUndefined(),
)
