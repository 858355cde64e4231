import { expect, test } from 'vitest'
import { empty, example, loaded, loading, renderPage, unavailable } from '../../testing/render-page.tsx'
import { presentPublications } from './present.ts'
import * as page from './route.tsx'

test('a publication is called by its name, of an older server by the words of its cover, else by its number', () => {
  const rows = [
    {
      id: 4,
      language: 'en' as const,
      name: 'Budget at a glance',
      pdf: '/uploads/z.pdf',
      cover: '/uploads/a.jpg',
    },
    { id: 5, language: 'en' as const, name: '', pdf: '/uploads/a.pdf', cover: '/uploads/a.jpg' },
    { id: 6, language: 'en' as const, name: '', pdf: '/uploads/b.pdf', cover: '/uploads/b.jpg' },
    { id: 7, language: 'en' as const, name: '', pdf: '/uploads/c.pdf', cover: '' },
  ]
  const words = (path: string) => (path === '/uploads/a.jpg' ? 'Annual Report 2024-25' : '')
  const shown = presentPublications(rows, words, (index) => `Publication ${index + 1}`)
  expect(shown.map(({ title, cover }) => [title, cover.path])).toEqual([
    ['Budget at a glance', '/uploads/a.jpg'],
    ['Annual Report 2024-25', '/uploads/a.jpg'],
    ['Publication 3', '/uploads/b.jpg'],
    ['Publication 4', undefined],
  ])
})

test('every cover leads to its PDF in a new tab, four in a row', () => {
  const { elements, links, text, linksToNewTabs, pictures } = renderPage(page, {
    publications: example('publications'),
  })
  expect(elements('.grid--4')).toHaveLength(1)
  expect(links).toContain('/api/uploads/annual-report-2019.pdf')
  expect(linksToNewTabs).toHaveLength(5)
  expect(pictures).toHaveLength(5)
  expect(text).toContain('Annual report 2023 PDF')
})

test('in Marathi the words of a cover have Devanagari digits, and so has the size', () => {
  const row = {
    id: 1,
    language: 'mr' as const,
    name: '',
    pdf: '/uploads/a.pdf',
    cover: '/uploads/a.jpg',
    files: { '/uploads/a.pdf': { bytes: 421_888 } },
  }
  const wording = new Map([['image:/uploads/a.jpg', 'वार्षिक अहवाल 2024-25']])
  const lists = { publications: loaded<'publications'>(row) }
  const { text } = renderPage(page, lists, { language: 'mr', start: { wording } })
  expect(text).toContain('वार्षिक अहवाल २०२४-२५ पीडीएफ, ४१२ केबी')
})

test.each([
  ['en', 'loading', loading, 'Loading...'],
  ['en', 'failed', unavailable, 'This information cannot be shown right now'],
  ['en', 'empty', empty, 'no data available'],
  ['mr', 'empty', empty, 'माहिती उपलब्ध नाही'],
] as const)('in %s, when the list is %s, the page says so', (language, _, publications, words) => {
  expect(renderPage(page, { publications }, { language }).text).toContain(words)
})
