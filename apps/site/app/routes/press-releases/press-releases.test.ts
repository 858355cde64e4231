import { expect, test } from 'vitest'
import { example, renderPage } from '../../testing/render-page.tsx'
import { testNoticePages } from '../../testing/test-notice-pages.ts'
import * as page from './route.tsx'

testNoticePages(page, 'tenders', 'No press releases available')

test('one with the status New has a badge, in Marathi too', () => {
  expect(renderPage(page, { tenders: example('tenders') }).text.match(/New PDF/g)).toHaveLength(2)
  const { text } = renderPage(page, { tenders: example('tenders', 'mr') }, { language: 'mr' })
  expect(text).toContain('एलईडी दिव्यांचा पुरवठा नवीन पीडीएफ')
})

test('one with a last day says until when beside the badge, and leads to its page', () => {
  const { text, links } = renderPage(page, { tenders: example('tenders', 'en', 'dated') })
  expect(text).toMatch(/Concrete road, Ward 12 New (Open|Closed|Closes in \d days|Closes today)/)
  expect(text).toContain('Last day: 18.12.2026, 3:00 PM')
  expect(links).toEqual(expect.arrayContaining(['/tenders/1', '/tenders', '/api/uploads/water.pdf']))
  expect(links).not.toContain('/api/uploads/tender-road-12.pdf')
})

test('without last days nothing of them is there', () => {
  expect(renderPage(page, { tenders: example('tenders') }).links).not.toContain('/tenders')
})
