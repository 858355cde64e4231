import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type FakeApi, startFakeApi } from '../../testing/fake-api.ts'
import { startTestSite, type TestSite } from '../../testing/test-site.ts'
import { rgbOf } from './colour.ts'
import { drawCard } from './draw-card.ts'
import { drawWords } from './draw-words.ts'

let api: FakeApi
let site: TestSite
const logo = () =>
  sharp({ create: { width: 300, height: 300, channels: 4, background: '#c00' } })
    .png()
    .toBuffer()

beforeAll(async () => {
  api = await startFakeApi()
  site = await startTestSite({ apiRoot: api.root })
})
beforeEach(async () => {
  const bytes = new Uint8Array(await logo())
  api.answers.set('/uploads/logo.png', () => new Response(bytes))
})
afterAll(async () => {
  await site.stop()
  await api.stop()
})

const hasEmblem = async (card: Buffer): Promise<boolean> => {
  const { data, info } = await sharp(card).raw().toBuffer({ resolveWithObject: true })
  const [red = 0, green = 0] = data.subarray((200 * info.width + 600) * info.channels)
  return red > 150 && green < 60
}

test.each(['en', 'mr'])(
  'the card of the council is drawn in %s, light enough to be shared',
  async (language) => {
    const answer = await site.get(`/images/card_${language}.jpg`)
    expect(answer.headers['content-type']).toBe('image/jpeg')
    expect(answer.body.length).toBeLessThanOrEqual(300_000)
    const { width, height } = await sharp(answer.body).metadata()
    expect([width, height]).toEqual([1200, 630])
    expect(await hasEmblem(answer.body)).toBe(true)
    const again = await site.get(`/images/card_${language}.jpg`, {
      'if-none-match': String(answer.headers.etag),
    })
    expect(again.status).toBe(304)
  },
)

test('each language has its own name on the card', async () => {
  const [english, marathi] = await Promise.all(
    ['en', 'mr'].map((each) => site.get(`/images/card_${each}.jpg`)),
  )
  expect(english?.headers.etag).not.toBe(marathi?.headers.etag)
  expect(english?.body.equals(marathi?.body ?? Buffer.alloc(0))).toBe(false)
})

test('a card is drawn once, however many ask for it', async () => {
  const asked = () => api.asked.filter(({ path }) => path.endsWith('/uploads/logo.png')).length
  const before = asked()
  await Promise.all(Array.from({ length: 20 }, () => site.get('/images/card_en.jpg')))
  expect(asked()).toBe(before)
})

test.each(['/images/card_hi.jpg', '/images/card_en.png'])('there is no %s', async (address) => {
  expect((await site.get(address)).status).toBe(400)
})

test('without the emblem the name stands alone', async () => {
  const other = await startFakeApi()
  other.answers.set('/uploads/logo.png', () => new Response('', { status: 503 }))
  const apart = await startTestSite({ apiRoot: other.root })
  try {
    const answer = await apart.get('/images/card_en.jpg')
    expect(answer.status).toBe(200)
    expect(await hasEmblem(answer.body)).toBe(false)
  } finally {
    await apart.stop()
    await other.stop()
  }
})

const dark = 'oklch(0.275 0.051 212)'

test('Marathi letters are joined as they are written', async () => {
  const widthOf = async (word: string) => (await drawWords(word, 'mr', rgbOf(dark), { width: 1000 })).width
  expect(await widthOf('क्षत्रिय')).toBeLessThan(await widthOf('क\u094d\u200cषत\u094d\u200cरिय'))
})

test('a name may be long, hold both scripts, and look like markup', async () => {
  const names = ['R&D <b>नगरपरिषद', 'श्रीक्षेत्र त्र्यंबकेश्वर '.repeat(20), 'W'.repeat(300)]
  for (const name of names) {
    const card = await drawCard({ language: 'mr', name, colour: dark, emblem: await logo() })
    expect((await sharp(card).metadata()).width).toBe(1200)
  }
})

test.each([
  ['oklch(0.628 0.2577 29.23)', { r: 255, g: 0, b: 0 }],
  ['oklch(0.519752 0.176858 142.495)', { r: 0, g: 128, b: 0 }],
  ['oklch(1 0 0)', { r: 255, g: 255, b: 255 }],
])('%s is %o', (colour, rgb) => {
  expect(rgbOf(colour)).toEqual(rgb)
})
