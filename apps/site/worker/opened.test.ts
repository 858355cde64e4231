import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepOpened } from './opened.ts'

const origin = 'https://council.example'
let asked: string[]
let caching: string

beforeEach(() => {
  asked = []
  vi.stubGlobal('caches', {
    open: async () => ({
      match: async () => undefined,
      put: async () => undefined,
      delete: async () => true,
      keys: async () => [],
    }),
  })
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address.slice(origin.length))
    return new Response('<html lang="en">', {
      headers: { 'content-type': 'text/html', 'cache-control': caching },
    })
  })
})
afterEach(() => void vi.unstubAllGlobals())

const open = () =>
  keepOpened({ kind: 'opened', url: `${origin}/roads`, defaultLanguage: 'en', isSavingData: false })

test('the pages for emergencies are fetched when a page is opened', async () => {
  caching = 'public, max-age=0'
  await open()
  expect(asked).toEqual(expect.arrayContaining(['/roads', '/contact', '/mr/contact', '/hospital']))
})

test('a website that one person alone may see is not fetched in advance', async () => {
  caching = 'private, no-store'
  await open()
  expect(asked).toEqual(['/roads'])
})
