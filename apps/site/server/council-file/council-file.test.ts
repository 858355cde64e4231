import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { type FakeApi, startFakeApi } from '../testing/fake-api.ts'
import { startTestSite, type TestSite } from '../testing/test-site.ts'
import { councilFileSchema } from './schema.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'nagardwar-council-'))
afterAll(() => rmSync(folder, { recursive: true }))
const file = path.join(folder, 'council.json')
const write = (content: unknown): string => {
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}

/** One pixel. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

describe('a wrong file stops the start, and says what is wrong with it', () => {
  test.each([
    ['no JSON', '{"name": ', 'is no JSON'],
    ['no name', {}, 'name: '],
    ['a misspelt field', { name: 'Nadgaon', helpine: '1800' }, 'helpine'],
    [
      'a number that is none',
      { name: 'Nadgaon', helpline: 'call us' },
      'helpline: must be a telephone number',
    ],
    ['an address that is none', { name: 'Nadgaon', mapUrl: 'javascript:alert(1)' }, 'mapUrl: must be'],
    ['one language alone', { name: { en: 'Nadgaon' } }, 'name: must be a text, or'],
    ['a key that is none', { name: 'Nadgaon', texts: { title: 'x' } }, 'texts.title: Invalid key'],
    ['an emblem that is not there', { name: 'Nadgaon', emblem: 'no.png' }, 'no.png cannot be read'],
  ])('%s', (_, content, words) => {
    expect(() => readConfig({ COUNCIL_FILE: write(content) })).toThrow(words)
  })

  test('the example of the documents is right', () => {
    const operations = readFileSync(new URL('../../../../docs/operations.md', import.meta.url), 'utf8')
    const [, example = ''] = operations.match(/```json\n(\{\n {2}"name"[\s\S]*?)```/) ?? []
    expect(councilFileSchema.parse(JSON.parse(example))).toMatchObject({ emblem: 'emblem.png' })
  })

  test('a file that is not there', () => {
    expect(() => readConfig({ COUNCIL_FILE: path.join(folder, 'none.json') })).toThrow('cannot be read')
  })
})

describe('a council without a desk of ours', () => {
  let api: FakeApi
  let site: TestSite
  beforeAll(async () => {
    api = await startFakeApi()
    writeFileSync(path.join(folder, 'emblem.png'), picture)
    write({
      name: { en: 'Nadgaon Nagar Panchayat', mr: 'नदगाव नगरपंचायत' },
      emblem: 'emblem.png',
      helpline: '020-555-0199',
      colours: { brandHue: 140 },
      texts: { 'home:taskTax': { en: 'Pay house tax', mr: 'घरपट्टी भरा' }, 'facts:streetLamps': '812' },
    })
  })
  afterEach(() => site.stop())
  afterAll(() => api.stop())
  const open = async () => {
    site = await startTestSite({ apiRoot: api.root, env: { COUNCIL_FILE: file } })
  }
  const rows = async (list: string) => JSON.parse((await site.get(`/api/${list}`)).text)

  test('is called and coloured as its file says, where its server has no such lists', async () => {
    for (const path of ['/settings', '/texts'])
      api.answers.set(path, () => new Response('<h1>Cannot GET</h1>', { status: 404 }))
    await open()
    expect(await rows('settings?lang=mr')).toMatchObject([
      {
        name: 'नदगाव नगरपंचायत',
        helpline: '020-555-0199',
        logo: '/uploads/council-emblem.png',
        theme: { brand_hue: '140' },
      },
    ])
    expect(await rows('texts?lang=en')).toMatchObject([
      { key: 'home:taskTax', text: 'Pay house tax' },
      { key: 'facts:streetLamps', text: '812' },
    ])
    const emblem = await site.get('/api/uploads/council-emblem.png')
    expect([emblem.status, emblem.body.equals(picture)]).toEqual([200, true])
  })

  test('is known before its server has ever answered', async () => {
    await api.become('dead')
    await open()
    expect(await rows('settings?lang=en')).toMatchObject([{ name: 'Nadgaon Nagar Panchayat' }])
    await api.become('well')
  })

  test('what a desk says counts alone', async () => {
    api.answers.set('/settings', () => Response.json([{ id: 1, language_code: 'en', name: 'From the desk' }]))
    await open()
    expect(await rows('settings?lang=en')).toMatchObject([{ name: 'From the desk', helpline: '' }])
  })
})
