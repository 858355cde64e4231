import { exampleRows } from '@nagardwar/contract/examples'
import { expect, test } from 'vitest'
import type { ApiSource } from '../../app/api/source.ts'
import { foundPages } from '../seo/site-map.ts'
import { createKnownPages } from './known-pages.ts'

const rows = new Map<string, unknown>()
const source = {
  list: async (name: string, language: 'en' | 'mr') => {
    const key = `${name} ${language}`
    const own = name === 'tenders' ? 'dated' : 'normal'
    if (!rows.has(key)) rows.set(key, { ok: true, value: exampleRows(name as never, language, own as never) })
    return rows.get(key)
  },
} as unknown as ApiSource
const { isPage, keyOf } = createKnownPages({ routes: {}, source, defaultLanguage: 'en' })

test.each([
  ['/tenders/1', true],
  ['/mr/tenders/5', true],
  ['/tenders/6', false],
  ['/tenders/01', false],
  ['/tenders/99', false],
  ['/tenders/1/more', false],
])('%s is a page: %s; a press release has none', async (path, expected) => {
  expect(await isPage(path)).toBe(expected)
})

test('a tender that does not exist is the one missing page', async () => {
  expect(await keyOf('/tenders/99')).toBe(await keyOf('/tenders/98'))
})

test('the pages are in the site map, in both languages', async () => {
  const found = await foundPages(source)
  expect(found).toContainEqual({ path: '/tenders/1', languages: ['en', 'mr'] })
  expect(found.map(({ path }) => path)).not.toContain('/tenders/6')
})
