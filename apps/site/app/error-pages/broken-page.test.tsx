import { data, UNSAFE_ErrorResponseImpl as ErrorAnswer } from 'react-router'
import { expect, test } from 'vitest'
import { renderPage } from '../testing/render-page.tsx'
import { BrokenPage } from './broken-page.tsx'
import { wordsOf } from './missing-page.tsx'

const shown = (
  error: unknown,
  language: 'en' | 'mr' = 'en',
  settings: { helpline?: string } = { helpline: '1800-555-010' },
) =>
  renderPage(
    { default: () => <BrokenPage error={error} />, handle: { texts: [] } },
    {},
    { language, path: '/tax?year=2', start: { settings } },
  )

test('a missing page, a server that is away and our own fault are three different pages', () => {
  expect(shown(new ErrorAnswer(404, '', null)).text).toContain('Page not found')
  expect(shown(new ErrorAnswer(503, '', null)).text).toContain('This page is not available right now')
  expect(shown(new TypeError('x is undefined')).text).toContain('This page could not be shown')
  expect(shown(data(null, 404)).text).toContain('This page could not be shown')
})

test.each(['en', 'mr'] as const)(
  'every such page in %s has the helpline and a way on, and nothing technical',
  (language) => {
    const { links, text, elements } = shown(new TypeError('x is undefined'), language)
    expect(links).toContain('tel:1800555010')
    expect(links).toContain(language === 'mr' ? '/mr' : '/')
    expect(links).toContain(language === 'mr' ? '/mr/tax?year=2' : '/tax?year=2')
    expect(text).not.toMatch(/undefined|TypeError/)
    expect(elements('meta[name=robots][content=noindex]')).toHaveLength(1)
  },
)

test('without a helpline of the council it names no number', () => {
  const { links, text } = shown(new ErrorAnswer(503, '', null), 'en', {})
  expect(links.filter((link) => link.startsWith('tel:'))).toEqual([])
  expect(text).not.toContain('helpline')
})

test.each([
  ['/property-tax.html', 'property tax'],
  [
    '/%E0%A4%AE%E0%A4%BE%E0%A4%B2%E0%A4%AE%E0%A4%A4%E0%A5%8D%E0%A4%A4%E0%A4%BE-%E0%A4%95%E0%A4%B0',
    'मालमत्ता कर',
  ],
  ['/%E0%A4%A', 'E0 A4 A'],
  ['/<script>', 'script'],
])('the address %s searches for "%s"', (path, words) => {
  expect(wordsOf(path)).toBe(words)
})
