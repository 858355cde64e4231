import type { Log } from '@nagardwar/http/log'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Upstream } from '../upstream/upstream.ts'
import { createImages } from './images.ts'
import { halved, readWanted } from './modifiers.ts'
import { noStore } from './picture-store.ts'

const unstored = (upstream: Upstream) => ({
  upstream,
  store: noStore,
  isStillOpen: async () => true,
  log: { warn: () => {} } as unknown as Log,
})

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
  const image = createImages(unstored(async () => new Response(new Uint8Array(plan))))
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
  const image = createImages(unstored(async () => new Response(new Uint8Array(lake))))
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

test('a photograph of a report is kept for an hour, and not confirmed once staff have hidden it', async () => {
  const lamp = await sharp({ create: { width: 800, height: 400, channels: 3, background: '#753' } })
    .jpeg()
    .toBuffer()
  let isOpen = true
  const image = createImages({
    ...unstored(async () =>
      isOpen ? new Response(new Uint8Array(lamp)) : new Response(null, { status: 404 }),
    ),
    isStillOpen: async () => isOpen,
  })
  const ask = (headers: Record<string, string> = {}) =>
    image(
      '/w_640,f_webp/uploads/report-7-photograph-4-a1b2c3.jpg',
      new Request('http://council.example/images', { headers }),
    )
  const first = await ask()
  expect(first.headers.get('cache-control')).toBe('public, max-age=3600, must-revalidate')
  const known = { 'if-none-match': first.headers.get('etag') ?? '' }
  expect((await ask(known)).status).toBe(304)
  isOpen = false
  expect((await ask(known)).status).toBe(404)
})
