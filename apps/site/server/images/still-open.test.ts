import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type FakeApi, startFakeApi } from '../testing/fake-api.ts'
import { startTestSite, type TestSite } from '../testing/test-site.ts'

const target = '/images/w_320,f_webp/uploads/works.jpg'
const file = '/uploads/works.jpg'

let api: FakeApi
let site: TestSite
let lake: Uint8Array<ArrayBuffer>

const picture = () => new Response(lake, { headers: { 'content-type': 'image/jpeg' } })
const none = () => Response.json({ message: 'There is nothing at this address' }, { status: 404 })

beforeEach(async () => {
  const drawn = sharp({ create: { width: 640, height: 480, channels: 3, background: '#357' } })
  lake = new Uint8Array(await drawn.jpeg().toBuffer())
  api = await startFakeApi()
  site = await startTestSite({ apiRoot: api.root })
  api.answers.set(file, picture)
  expect((await site.get(target)).status).toBe(200)
})
afterEach(async () => {
  await site.stop()
  await api.stop()
})

const asks = () => api.asked.filter(({ path }) => path.endsWith(file)).length

describe('a picture that is stored in another size', () => {
  test('is withdrawn with its original, and leaves the disk', async () => {
    api.answers.set(file, none)
    expect((await site.get(target)).status).toBe(404)
    await api.become('dead')
    expect((await site.get(target)).status).not.toBe(200)
  })

  test('is asked for again once in a while, not for each reader', async () => {
    for (let reader = 0; reader < 5; reader++) expect((await site.get(target)).status).toBe(200)
    expect(asks()).toBe(2)
  })

  test.each(['dead', '500', 'html'] as const)('stays while the API is in trouble: %s', async (mood) => {
    await api.become(mood)
    expect((await site.get(target)).status).toBe(200)
  })

  test('stays where a list that the site knows names it, whatever a mistaken server says', async () => {
    api.answers.set('/pond-images', () => Response.json([{ id: 1, image_path: file }]))
    await site.get('/api/pond-images')
    api.answers.set(file, none)
    expect((await site.get(target)).status).toBe(200)
  })
})
