import { expect, test } from 'vitest'
import { empty, example, loading, renderPage, unavailable } from '../../testing/render-page.tsx'
import * as page from './route.tsx'

test.each([
  ['en', 'Citizen Charter'],
  ['mr', 'नागरिकांची सनद'],
] as const)('in %s every document is a card that opens its PDF in a new tab', (language, title) => {
  const documents = example('citizenCharter', language)
  const { text, links, headings, linksToNewTabs } = renderPage(
    page,
    { documents },
    { language, path: '/citizen-charter' },
  )
  expect(headings(1)).toContain(title)
  for (const { name, pdf } of documents.value) {
    expect(text).toContain(name)
    expect(links).toContain(`/api${pdf}`)
  }
  expect(linksToNewTabs).toHaveLength(documents.value.length)
})

test.each([
  ['en', 'loading', loading, 'Loading...'],
  ['en', 'failed', unavailable, 'This information cannot be shown right now'],
  ['en', 'empty', empty, 'No data available'],
  ['mr', 'loading', loading, 'लोड होत आहे...'],
  ['mr', 'failed', unavailable, 'ही माहिती सध्या दाखवता येत नाही'],
] as const)('in %s, when the list is %s, the page says so', (language, _, documents, words) => {
  expect(renderPage(page, { documents }, { language }).text).toContain(words)
})
