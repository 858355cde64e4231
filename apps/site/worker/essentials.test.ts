import { describe, expect, test } from 'vitest'
import { essentialsFor, isDue, isEssential } from './essentials.ts'

describe('what is kept unasked', () => {
  test('comes in both languages, the visitor’s own first', () => {
    expect(essentialsFor({ language: 'mr', defaultLanguage: 'en', isSavingData: false })).toEqual([
      '/mr/offline',
      '/mr/contact',
      '/mr/hospital',
      '/mr/fire-station',
      '/offline',
      '/contact',
      '/hospital',
      '/fire-station',
    ])
  })

  test('follows the default language', () => {
    const found = essentialsFor({ language: 'mr', defaultLanguage: 'mr', isSavingData: false })
    expect(found.slice(0, 2)).toEqual(['/offline', '/contact'])
    expect(found).toContain('/en/hospital')
  })

  test('is one page, with the numbers, for a visitor who saves data', () => {
    expect(essentialsFor({ language: 'mr', defaultLanguage: 'en', isSavingData: true })).toEqual([
      '/mr/offline',
    ])
  })

  test.each([
    ['/hospital', true],
    ['/mr/fire-station', true],
    ['/en/contact', true],
    ['/roads', false],
    ['/hospital/other', false],
  ])('%s: %s', (path, expected) => {
    expect(isEssential(path)).toBe(expected)
  })
})

describe('a copy is fetched again', () => {
  const now = Date.parse('2026-11-21T12:00:00Z')
  test.each([
    ['when there is none', undefined, 'essential', true],
    ['when its time cannot be read', 'yesterday', 'read', true],
    ['not within twelve hours, for what everybody may need', '2026-11-21T01:00:00Z', 'essential', false],
    ['after twelve hours', '2026-11-21T00:00:00Z', 'essential', true],
    ['not within ten minutes, for a page that was read', '2026-11-21T11:51:00Z', 'read', false],
    ['after ten minutes', '2026-11-21T11:50:00Z', 'read', true],
  ] as const)('%s', (_, keptAt, of, expected) => {
    expect(isDue(keptAt, now, of)).toBe(expected)
  })
})
