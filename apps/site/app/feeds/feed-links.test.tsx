import { expect, test } from 'vitest'
import { example, renderPage } from '../testing/render-page.tsx'
import { FeedLinks } from './feed-links.tsx'

const feedsAt = (path: string, language: 'en' | 'mr') => {
  const lists = {
    departments: example('disclosureDepartments', language),
    headings: example('headings', language),
    generalAdminHeadings: example('generalAdminHeadings', language),
  }
  const page = { default: () => <FeedLinks />, handle: { texts: ['open-data', 'search'] as const } }
  const { html } = renderPage(page, { arrived: lists } as never, { language, path })
  return [...html.matchAll(/<link[^>]*atom\+xml[^>]*>/g)].map(([link]) => link)
}

test('a page names the feeds of its language', () => {
  const feeds = feedsAt('/roads', 'mr')
  expect(feeds.filter((feed) => feed.includes('href="/feeds/news.mr.atom"'))).toHaveLength(1)
  expect(feeds.join()).not.toContain('/feeds/departments/')
})

test.each([
  ['en', 'Documents of this department'],
  ['mr', 'या विभागाचे दस्तऐवज'],
] as const)('the page of a department names the feed of its documents too, in %s', (language, title) => {
  const [own] = feedsAt('/account-department', language)
  expect(own).toContain(`href="/feeds/departments/4.${language}.atom"`)
  expect(own).toContain(`title="${title}"`)
})

test.each([
  ['en', 'Search: 12 taps', '/feeds/search.en.atom?q=12+taps&amp;kind=news'],
  ['mr', 'शोध: १२ taps', '/feeds/search.mr.atom?q=12+taps&amp;kind=news'],
] as const)('a search names the feed of what it finds, in %s', (language, title, href) => {
  const [own] = feedsAt('/search?q=12+taps&kind=news', language)
  expect(own).toContain(`href="${href}"`)
  expect(own).toContain(`title="${title}"`)
  expect(feedsAt('/search', language).join()).not.toContain('/feeds/search')
})
