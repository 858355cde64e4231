import { expect, test } from 'vitest'
import { empty, loaded, loading, type PageModule, renderPage, unavailable } from './render-page.tsx'

const notice = (id: number) =>
  ({
    id,
    language: 'en',
    description: `Notice number ${id}.`,
    pdf: `/uploads/${id}.pdf`,
    status: '-',
    wards: '',
    progress: '',
    files: { [`/uploads/${id}.pdf`]: { bytes: 421_888 } },
  }) as const

/** The tests of a page of notices with documents (latest/notice-pages.tsx). */
export function testNoticePages(page: PageModule, list: 'projects' | 'tenders', noNotices: string) {
  const eleven = loaded<typeof list>(...Array.from({ length: 11 }, (_, index) => notice(index + 1)))
  const on = (query: string) => renderPage(page, { [list]: eleven }, { path: `/notices${query}` })
  const shownOn = (query: string) =>
    on(query)
      .links.flatMap((href) => /(\d+)\.pdf$/.exec(href)?.[1] ?? [])
      .map(Number)

  test('all of them stand in the council’s order, ten a page', () => {
    expect(shownOn('')).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(shownOn('?page=2')).toEqual([11])
  })

  test('each leads to its document and says its type and size', () => {
    const { links, text } = on('?page=2')
    expect(links).toContain('/api/uploads/11.pdf')
    expect(text).toMatch(/Notice number 11\. PDF, 412 KB \(opens in a new tab\)/)
  })

  test.each([
    ['loading', loading, 'Loading...'],
    ['failed', unavailable, 'This information cannot be shown right now'],
    ['empty', empty, noNotices],
  ])('when the list is %s the page says so', (_, notices, words) => {
    expect(renderPage(page, { [list]: notices }).text).toContain(words)
  })
}
