import { expect, test } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import * as page from './route.tsx'

test('the home page is headed by the name of the council', () => {
  const start = { settings: { name: 'Sahyanagar Municipal Council' } }
  expect(renderPage(page, {}, { start }).html).toMatch(/<h1[^>]*>Sahyanagar Municipal Council<\/h1>/)
})
