import { expect, test } from 'vitest'
import { example, renderPage } from '../../testing/render-page.tsx'
import { testNoticePages } from '../../testing/test-notice-pages.ts'
import * as page from './route.tsx'

testNoticePages(page, 'projects', 'No projects available')

test('has a title and introduction of its own in Marathi', () => {
  const { text } = renderPage(page, { projects: example('projects', 'mr') }, { language: 'mr' })
  expect(text).toContain('नगरपरिषदेचे प्रकल्प आणि त्यांचे दस्तऐवज.')
})
