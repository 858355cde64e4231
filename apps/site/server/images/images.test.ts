import type { Log } from '@nagardwar/http/log'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createImages } from './images.ts'
import { halved, readWanted } from './modifiers.ts'
import type { PictureStore } from './picture-store.ts'

test.each([
  [1920, 960],
  [960, 480],
  [480, 240],
  [320, 160],
  [160, 96],
  [96, 96],
])('a picture of %d pixels is %d wide for a visitor who saves data', (asked, given) => {
  const wanted = readWanted(`/w_${asked},f_webp/uploads/lake.jpg`)
  expect(wanted && halved(wanted).width).toBe(given)
})

test('a picture with more pixels than are worked on is shown as it is', async () => {
  const plan = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer()
  const store = { read: async () => undefined, write: async () => {} } as unknown as PictureStore
  const image = createImages(async () => new Response(new Uint8Array(plan)), store, {
    warn: () => {},
  } as unknown as Log)
  const { status, headers } = await image(
    '/w_640,f_webp/uploads/plan%20of%20town.jpg',
    new Request('http://council.example/images'),
  )
  expect([status, headers.get('location')]).toEqual([302, '/api/uploads/plan%20of%20town.jpg'])
})

test('a visitor who saves data gets pictures of half the width at the same address, and caches keep them apart', async () => {
  const lake = await sharp({ create: { width: 800, height: 400, channels: 3, background: '#357' } })
    .jpeg()
    .toBuffer()
  const store = { read: async () => undefined, write: async () => {} } as unknown as PictureStore
  const log = { warn: () => {} } as unknown as Log
  const image = createImages(async () => new Response(new Uint8Array(lake)), store, log)
  const widthFor = async (headers: Record<string, string>) => {
    const response = await image(
      '/w_640,f_webp/uploads/lake.jpg',
      new Request('http://council.example/images', { headers }),
    )
    expect(response.headers.get('vary')).toBe('save-data')
    return (await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width
  }
  expect(await widthFor({})).toBe(640)
  expect(await widthFor({ 'save-data': 'on' })).toBe(320)
})
