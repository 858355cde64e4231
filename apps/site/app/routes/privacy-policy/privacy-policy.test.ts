import { expect, test } from 'vitest'
import { example, renderPage } from '../../testing/render-page.tsx'
import { testHeadedTexts } from '../../testing/test-headed-texts.ts'
import * as page from './route.tsx'

testHeadedTexts(page, 'privacyPolicy', 'policy')

test('the certificate of the security audit is named where the council has one, in the digits of the page', () => {
  const settings = { certificate: 'CERT/2026/17', audited: '2026-10-02T00:00:00.000Z' }
  const shown = (language: 'en' | 'mr', start = {}) =>
    renderPage(page, { policy: example('privacyPolicy') }, { language, start }).text
  expect(shown('en', { settings })).toContain('Certificate CERT/2026/17, dated 2 October 2026.')
  expect(shown('mr', { settings })).toContain('२ ऑक्टोबर २०२६ रोजीचे प्रमाणपत्र, क्रमांक CERT/2026/17.')
  expect(shown('en')).not.toContain('Security audit')
  expect(shown('en', { settings: { certificate: 'CERT/2026/17' } })).not.toContain('Security audit')
})
