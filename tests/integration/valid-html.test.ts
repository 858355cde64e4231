import { describe, expect, test } from 'vitest'
import { documentOf } from '../../apps/site/app/testing/document-of.ts'
import { siteUrl } from '../support/council.ts'
import { contentPages, inLanguage, languages, pages, unlisted } from '../support/site-map.ts'

/** The relations that pages use, of those that HTML and its registry know (https://html.spec.whatwg.org/#linkTypes). */
const relations = new Set([
  'alternate',
  'apple-touch-icon',
  'canonical',
  'icon',
  'manifest',
  'modulepreload',
  'preload',
  'stylesheet',
])
/** Of scripts: programs, and data that no browser runs. */
const types = new Set(['', 'module', 'application/ld+json', 'text/plain'])

describe.each(languages)('the markup in %s', (language) => {
  test.each([...new Set([...pages, ...contentPages, ...unlisted])])(
    'of %s names only relations and kinds of script that HTML knows',
    async (page) => {
      const html = await (await fetch(siteUrl + inLanguage(page, language))).text()
      const links = [...html.matchAll(/<link [^>]*>/g)].map(([link]) => link)
      const named = links.flatMap((link) => (/ rel="([^"]*)"/.exec(link)?.[1] ?? 'none').split(' '))
      expect(named.filter((name) => !relations.has(name))).toEqual([])
      const scripts = [...documentOf(html).querySelectorAll('script')]
      expect(scripts.length).toBeGreaterThan(0)
      expect(scripts.map(({ type }) => type).filter((type) => !types.has(type))).toEqual([])
    },
  )
})
