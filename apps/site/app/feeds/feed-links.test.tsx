import { expect, test } from 'vitest'
import { feedsIn, type PublicList } from '../open-data/public-list.ts'
import { example, renderPage } from '../testing/render-page.tsx'
import { FeedLinks } from './feed-links.tsx'

const feedsAt = (path: string, language: 'en' | 'mr', known?: readonly PublicList[]) => {
  const lists = {
    departments: example('disclosureDepartments', language),
    headings: example('headings', language),
    generalAdminHeadings: example('generalAdminHeadings', language),
  }
  const page = {
    default: () => <FeedLinks offered={feedsIn(known)} />,
    handle: { texts: ['open-data', 'search'] as const },
  }
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

test.each(['en', 'mr'] as const)(
  'a feed that can never have an entry, because the server sends no days, is not named, in %s',
  (language) => {
    const list = (name: string, rows: number, dated: boolean) => ({ name, rows, dated }) as PublicList
    const without = [list('tenders', 3, false), list('downloads', 0, false), list('yearDocuments', 9, false)]
    expect(feedsAt('/account-department', language, without)).toEqual([])
    const dated = [list('tenders', 3, true), list('downloads', 0, false), list('yearDocuments', 9, true)]
    const named = feedsAt('/account-department', language, dated).join()
    for (const feed of ['departments/4', 'tenders', 'downloads'])
      expect(named).toContain(`/feeds/${feed}.${language}.atom`)
    expect(named).not.toContain('/feeds/news.')
    expect(feedsAt('/search?q=tap', language, without)).toEqual([])
    expect(feedsAt('/search?q=tap', language, dated).join()).toContain('/feeds/search.')
  },
)
