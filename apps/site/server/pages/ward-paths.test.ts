import { exampleRows } from '@nagardwar/contract/examples'
import { describe, expect, test } from 'vitest'
import type { ApiSource } from '../../app/api/source.ts'
import { foundPages } from '../seo/site-map.ts'
import { createKnownPages } from './known-pages.ts'

const wards = ['Ward No. 02', '12', 'Station Road'].map((ward_no, index) => ({
  id: index + 1,
  language_code: 'en',
  ward_no,
  ward_name: `Ward ${index}`,
}))
const rows = new Map<string, unknown>()
const source = {
  list: async (name: string, language: 'en' | 'mr') => {
    const key = `${name} ${language}`
    if (!rows.has(key)) {
      const value = name === 'wards' ? wards : exampleRows(name as never, language)
      rows.set(key, { ok: true, value })
    }
    return rows.get(key)
  },
} as unknown as ApiSource

describe('the page of a ward', () => {
  const { isPage, keyOf } = createKnownPages({ routes: {}, source, defaultLanguage: 'en' })

  test.each([
    ['/ward/2', true],
    ['/mr/ward/12', true],
    ['/ward/station%20road', true],
    ['/ward/02', false],
    ['/ward/99', false],
    ['/ward/12/more', false],
  ])('%s is a page: %s', async (path, expected) => {
    expect(await isPage(path)).toBe(expected)
  })

  test('of a ward that does not exist is the one missing page', async () => {
    expect(await keyOf('/ward/99')).toBe(await keyOf('/ward/98'))
  })

  test('is in the site map, in both languages', async () => {
    const found = await foundPages(source)
    expect(found).toContainEqual({ path: '/ward/2', languages: ['en', 'mr'] })
    expect(found).toContainEqual({ path: '/ward/station%20road', languages: ['en', 'mr'] })
  })
})
