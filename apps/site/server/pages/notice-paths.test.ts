import { exampleRows } from '@nagardwar/contract/examples'
import { expect, test } from 'vitest'
import type { ApiSource } from '../../app/api/source.ts'
import { foundPages } from '../seo/site-map.ts'
import { createKnownPages } from './known-pages.ts'

const sourceOf = (isThere: boolean): ApiSource => {
  const rows = new Map<string, unknown>()
  const list = async (name: string, language: 'en' | 'mr') => {
    const key = `${name} ${language}`
    const value = name === 'publicNotices' && isThere ? exampleRows('publicNotices', language) : []
    if (!rows.has(key)) rows.set(key, { ok: true, value })
    return rows.get(key)
  }
  return { list } as unknown as ApiSource
}
const { isPage, keyOf } = createKnownPages({ routes: {}, source: sourceOf(true), defaultLanguage: 'en' })

test.each([
  ['/notices', true],
  ['/mr/notices', true],
  ['/notices/lake-road-trees', true],
  ['/mr/notices/naming', true],
  ['/notices/nothing', false],
  ['/notices/lake-road-trees/more', false],
])('%s is a page: %s', async (path, expected) => {
  expect(await isPage(path)).toBe(expected)
})

test('a notice that does not exist is the one missing page', async () => {
  expect(await keyOf('/notices/99')).toBe(await keyOf('/notices/98'))
})

test('the pages are in the site map in both languages, and none of them while there is no notice', async () => {
  const found = await foundPages(sourceOf(true))
  for (const path of ['/notices', '/notices/lake-road-trees'])
    expect(found).toContainEqual({ path, languages: ['en', 'mr'] })
  const paths = (await foundPages(sourceOf(false))).map(({ path }) => path)
  expect(paths.filter((path) => path.startsWith('/notices'))).toEqual([])
})
