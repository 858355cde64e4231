import { describe, expect, test } from 'vitest'
import { formatIn } from '../../i18n/format.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { askedPath } from './asked-path.ts'
import { presentKeptPages } from './present.ts'
import * as page from './route.tsx'

describe('the page for those without a network', () => {
  test('has the helpline, the emergency number and the office, and leads to where help is', () => {
    const { links, text } = renderPage(
      page,
      {},
      {
        start: {
          settings: { phones: ['0251-555-0101'], helpline: '1800-555-010', emergency: '0251-555-0100' },
        },
      },
    )
    expect(text).toContain('You are offline')
    expect(links).toEqual(expect.arrayContaining(['tel:1800555010', 'tel:02515550100', 'tel:02515550101']))
    expect(links).toEqual(expect.arrayContaining(['/hospital', '/fire-station', '/contact']))
  })

  test('does so in Marathi, in Devanagari digits', () => {
    const { links, text } = renderPage(
      page,
      {},
      { language: 'mr', start: { settings: { helpline: '1800-555-010' } } },
    )
    expect(text).toContain('आपण ऑफलाइन आहात')
    expect(text).toContain('१८००-५५५-०१०')
    expect(links).toEqual(expect.arrayContaining(['tel:1800555010', '/mr/hospital']))
  })

  test('a council that has said nothing leaves the emergency number of India', () => {
    const { links, text } = renderPage(page, {}, {})
    expect(links.filter((link) => link.startsWith('tel:'))).toEqual(['tel:112'])
    expect(text).toContain('Emergency, all India')
    expect(text).not.toMatch(/office hours/i)
  })
})

test.each([
  ['?from=%2Fmr%2Froads%3Fpage%3D2', '/mr/roads?page=2'],
  ['?from=https://evil.example', undefined],
  ['?from=//evil.example', undefined],
  ['?from=/%5Cevil.example', undefined],
  ['?from=/%09/evil.example', undefined],
  ['?from=javascript:alert(1)', undefined],
  ['', undefined],
])('%s leads back to %s', (search, path) => {
  expect(askedPath(search)).toBe(path)
})

test('kept pages have the time in India; those in the language in view come first', () => {
  const pages = [
    { path: '/roads', title: 'Roads', keptAt: '2026-11-21T09:05:00Z' },
    { path: '/mr/awards?page=2', title: 'पुरस्कार', keptAt: '2026-11-20T20:00:00Z' },
    { path: '/gardens', title: 'Gardens', keptAt: '' },
  ]
  expect(presentKeptPages(pages, 'en', formatIn('mr'))).toEqual([
    { path: '/mr/awards?page=2', title: 'पुरस्कार', time: '२१.११.२०२६, रात्री\u00a0१:३०' },
    { path: '/roads', title: 'Roads', time: '२१.११.२०२६, दुपारी\u00a0२:३५' },
    { path: '/gardens', title: 'Gardens', time: '' },
  ])
})
