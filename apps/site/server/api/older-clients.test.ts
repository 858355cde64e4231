import { compatibilities, type ListName, listNames, listPaths } from '@nagardwar/contract'
import { readInBrowser } from '@nagardwar/contract/browser-reader'
import { exampleRows } from '@nagardwar/contract/examples'
import { olderClients, shownBy } from '@nagardwar/contract/testing/older-clients'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type FakeApi, startFakeApi } from '../testing/fake-api.ts'
import { startTestSite, type TestSite } from '../testing/test-site.ts'

const settings = ['contract', ...compatibilities] as const

let api: FakeApi
beforeAll(async () => {
  api = await startFakeApi()
})
afterAll(() => api.stop())

const rowsInBrowser = (name: ListName, body: unknown) =>
  readInBrowser(name, 'en', Array.isArray(body) ? body : (body as { data: unknown[] }).data)

describe.each(settings)('the site’s own /api with API_COMPATIBILITY=%s', (setting) => {
  let site: TestSite
  beforeAll(async () => {
    const env = { API_COMPATIBILITY: setting === 'contract' ? '' : setting }
    site = await startTestSite({ apiRoot: api.root, env })
    await site.site.warmUp()
  })
  afterAll(() => site.stop())
  const bodyOf = async (path: string): Promise<unknown> => JSON.parse((await site.get(`/api${path}`)).text)

  test.each(olderClients)('answers an older client that $does', async (client) => {
    // The second answer comes from memory.
    for (const _ of ['asked', 'kept']) {
      const seen = await shownBy(client, bodyOf)
      const right = client.right(exampleRows)
      expect(JSON.stringify(right)).toMatch(/[^[\],]/)
      if (client.worksWith.includes(setting)) expect(seen).toEqual(right)
      else expect(seen).not.toEqual(right)
    }
  })

  test('gives the site’s own pages in a browser the rows of every list', async () => {
    for (const name of listNames) {
      const { path, language } = listPaths[name]
      const body = await bodyOf(language ? `${path}?${language}=en` : path)
      const rows = rowsInBrowser(name, body).map((row) => ({ ...row, files: undefined }))
      expect(rows, name).toEqual(exampleRows(name, 'en').map((row) => ({ ...row, files: undefined })))
    }
  })

  test('is described as it answers', async () => {
    const described = (await site.get('/api/docs')).text
    const openApi = (await site.get('/api/openapi.json')).text
    for (const text of [described, openApi])
      expect(text.includes('has the rows in English, but')).toBe(setting === 'one-language')
    const { images } = JSON.parse(openApi).components.schemas.GardensRow.properties
    expect(images.type).toBe(setting === 'images-as-text' ? 'string' : 'array')
    expect(openApi).toContain('public_disclosure_id')
  })
})

test('a council whose first language is Marathi answers in it where no language is asked', async () => {
  const site = await startTestSite({
    apiRoot: api.root,
    env: { API_COMPATIBILITY: 'images-as-text, one-language', DEFAULT_LANGUAGE: 'mr' },
  })
  try {
    const gardens: { images: string }[] = JSON.parse((await site.get('/api/gardens')).text)
    const marathi = exampleRows('gardens', 'mr')
    expect(gardens.map((row) => ({ ...row, images: JSON.parse(row.images), files: undefined }))).toEqual(
      marathi.map((row) => ({ ...row, files: undefined })),
    )
  } finally {
    await site.stop()
  }
})
