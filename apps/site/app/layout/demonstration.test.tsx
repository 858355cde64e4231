import { expect, test } from 'vitest'
import { PageHead } from '../page-templates/page-head.tsx'
import { example, renderPage } from '../testing/render-page.tsx'
import { Surroundings } from './surroundings.tsx'

const page = {
  default: () => (
    <Surroundings>
      <PageHead title="Roads" />
    </Surroundings>
  ),
  handle: { texts: [] },
}

const open = (language: 'en' | 'mr', demonstration: string, origin = 'https://council.example') => {
  const [settings] = example('settings', language).value
  return renderPage(page, {}, { language, start: { settings: { ...settings, demonstration }, origin } })
}

test('a page of an invented council says so, is not listed, and its numbers do not dial', () => {
  const english = open('en', '1')
  expect(english.getByRole('complementary', { name: 'A demonstration' }).textContent).toContain(
    'Sahyanagar Municipal Council is invented',
  )
  expect(english.elements('meta[name=robots][content=noindex]')).toHaveLength(1)
  expect(english.text).toContain('1800-555-0100')
  expect(english.links.filter((link) => link.startsWith('tel:'))).toEqual([])
  const marathi = open('mr', '1')
  expect(marathi.getByRole('complementary', { name: 'प्रात्यक्षिक' }).textContent).toContain('काल्पनिक आहे')
})

test.each([
  ['', 'https://council.example'],
  ['1', 'http://localhost:3000'],
])('a council of its own, or the demo on its maker’s machine (%j, %s), is as it is', (mark, origin) => {
  const { queryByRole, elements, links } = open('en', mark, origin)
  expect(queryByRole('complementary', { name: 'A demonstration' })).toBeNull()
  expect(elements('meta[name=robots]')).toEqual([])
  expect(links).toContain('tel:18005550100')
})
