import type { Language } from '@nagardwar/contract/browser'
import { expect, test } from 'vitest'
import { empty, example, loading, type PageModule, renderPage, unavailable } from './render-page.tsx'

type DocumentList = 'citizenCharter' | 'downloads' | 'election' | 'voter'

/** The tests of a page that consists only of documents (page-templates/documents-page.tsx). */
export function testDocumentsPage(page: PageModule, list: DocumentList, titles: Record<Language, string>) {
  test.each(['en', 'mr'] as const)(
    'in %s every document is a card that opens its PDF in a new tab',
    (language) => {
      const documents = example(list, language)
      const { text, links, headings, linksToNewTabs } = renderPage(page, { documents }, { language })
      expect(headings(1)).toContain(titles[language])
      for (const { name, pdf } of documents.value) {
        expect(text).toContain(name)
        expect(links).toContain(`/api${pdf}`)
      }
      expect(linksToNewTabs).toHaveLength(documents.value.length)
    },
  )

  test.each([
    ['en', 'loading', loading, 'Loading...'],
    ['en', 'failed', unavailable, 'This information cannot be shown right now'],
    ['en', 'empty', empty, 'No data available'],
    ['mr', 'loading', loading, 'लोड होत आहे...'],
    ['mr', 'failed', unavailable, 'ही माहिती सध्या दाखवता येत नाही'],
  ] as const)('in %s, when the list is %s, the page says so', (language, _, documents, words) => {
    expect(renderPage(page, { documents }, { language }).text).toContain(words)
  })
}
