import type { ListName } from '@nagardwar/contract/browser'
import { expect, test } from 'vitest'
import { withBodies } from '../bodies/with-bodies.tsx'
import { example, type PageModule, renderPage } from './render-page.tsx'

type Bodied = 'news' | 'history' | 'privacyPolicy' | 'terms' | 'rightToServices' | 'developmentPlanTexts'

/** The tests of a page whose texts may have headings, lists and tables. `key` is their list in the loader. */
export function testBodies<N extends Bodied & ListName>(page: PageModule, list: N, key: string, others = {}) {
  test.each([
    ['en', 'Vaccination of cattle', 'Where', ['5', '10 June'], '/ward/5'],
    ['mr', 'जनावरांचे लसीकरण', 'कोठे', ['५', '१० जून'], '/mr/ward/5'],
  ] as const)(
    'headings, lists and tables of a text stand in the page (%s)',
    (language, words, heading, row, link) => {
      const lists = { ...others, [key]: example(list, language, 'with-a-body') }
      const shown = renderPage(page, withBodies(lists, 3), { language })
      expect(shown.text).toContain(words)
      expect(shown.headings(3)).toContain(heading)
      expect(shown.elements('caption').map((each) => each.textContent)).toContain(heading)
      expect(shown.rows).toContainEqual(row)
      expect(shown.links).toContain(link)
      const items = shown.elements('main li, section li, .prose li').map((each) => each.textContent)
      expect(items).toEqual(
        expect.arrayContaining(
          language === 'en' ? ['Bring the ear tag', 'Come early'] : ['कानातील बिल्ला आणा', 'लवकर या'],
        ),
      )
    },
  )

  test('a reader without bodies has the plain text', () => {
    const { value } = example(list, 'en', 'with-a-body')
    const rows = (value as object[]).map((row) => ({ ...row, body: undefined }))
    const { text, headings } = renderPage(page, { ...others, [key]: { ok: true, value: rows } })
    expect(text).toContain('Vaccination of cattle Where Ward Day 5 10 June')
    expect(headings(3)).not.toContain('Where')
  })
}
