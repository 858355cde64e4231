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
