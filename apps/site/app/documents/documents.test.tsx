import type { Language } from '@nagardwar/contract'
import type { Block } from '@nagardwar/exchange/pdf/block'
import { describe, expect, test } from 'vitest'
import type { ApiSource } from '../api/source.ts'
import { render } from '../components/look-book/render.tsx'
import { readerOf } from '../testing/reader-of.ts'
import { documentPlace, pageInDocument } from './document-path.ts'
import { DocumentText } from './document-text.tsx'
import type { DocumentRecord, Documents, DocumentText as Text } from './documents.ts'
import { accessibleCopyOf, loadDocument } from './load-document.ts'

const key = '0123456789ab'
const record: DocumentRecord = {
  key,
  slug: 'budget',
  path: '/uploads/budget.pdf',
  bytes: 421_888,
  title: 'Budget 2024-25',
  steps: [{ to: '/downloads', page: '/downloads' }],
  department: 'Account </script>',
  year: '2024-25',
  lastChanged: '2026-08-01',
  other: { language: 'mr', to: '/documents/ba9876543210/budget' },
}
const blocks: Block[] = [
  { kind: 'heading', level: 3, text: 'Income' },
  { kind: 'text', text: 'The council expects more than last year.' },
  { kind: 'text', text: 'पाणीपट्टी व घरपट्टी' },
  { kind: 'list', items: ['1. Tax', '2. Fees'] },
  {
    kind: 'table',
    hasHead: true,
    rows: [
      ['Head', 'Rs lakh'],
      ['Tax', '12'],
    ],
  },
]
const text = (pages: number, more: Partial<Text> = {}): Text => ({
  bytes: 421_888,
  pageCount: pages,
  pages: Array.from({ length: pages }, () => 'The council expects more than last year.'),
  state: 'text',
  hasText: true,
  ...more,
})

const documentsWith = (
  known: Text | undefined,
  found: DocumentRecord | 'away' | undefined = record,
): Documents => ({
  record: async () => found,
  text: async () => known,
  readPage: async () => undefined,
  part: async (_, { pages }, part) => {
    const own = pages.slice((part - 1) * 20, part * 20).map(() => blocks)
    return own.length > 0 ? own : undefined
  },
})
const source = { list: async () => ({ ok: true, value: [] }) } as unknown as ApiSource
const site = { source, origin: 'https://council.example', defaultLanguage: 'en' as Language }

async function open(known: Text | undefined, { language = 'en' as Language, part = 1 } = {}) {
  const place = { key, slug: 'budget', part }
  const loaded = await loadDocument({ ...site, documents: documentsWith(known), place, language })
  if (!loaded || loaded === 'away') return undefined
  const html = render(<DocumentText body={loaded.body} />, language === 'mr' ? '/mr' : '/')
  return { ...loaded, html, page: readerOf(html) }
}

describe('the page of a document', () => {
  test('has its text with headings, lists and tables, none of them out of order', async () => {
    const { page, html } = (await open(text(1))) ?? {}
    expect(page?.headings(3)).toEqual(['Income'])
    expect(page?.getByRole('table')).toBeTruthy()
    expect(page?.getByRole('columnheader', { name: 'Rs lakh' })).toBeTruthy()
    expect(page?.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '1. Tax',
      '2. Fees',
    ])
    expect(html).toContain('<p lang="mr">पाणीपट्टी व घरपट्टी</p>')
    expect(page?.text).toContain('A machine read this text from the PDF.')
  })

  test.each([
    ['en', ['Account', 'Downloads', '01.08.2026', 'English', 'Page 1'], '/documents/ba9876543210/budget'],
    ['mr', ['डाउनलोड', '०१.०८.२०२६', 'इंग्रजी', 'पान क्र. १'], '/mr/documents/ba9876543210/budget'],
  ] as const)(
    'says in %s what is known of it, and leads to the other language',
    async (language, words, other) => {
      const { page, html } = (await open(text(1), { language })) ?? {}
      for (const word of words) expect(page?.text).toContain(word)
      expect(page?.links).toContain(other)
      expect(html?.includes('<div lang="en"')).toBe(language === 'mr')
    },
  )

  test.each([
    ['en', 'meeting', 'Day of the meeting 12.06.2026'],
    ['en', 'decided', 'Decided at the meeting of 12.06.2026'],
    ['en', 'published', 'Day of publication 12.06.2026'],
    ['en', 'dated', 'Dated 12.06.2026'],
    ['mr', 'meeting', 'सभेचा दिनांक १२.०६.२०२६'],
    ['mr', 'decided', 'ठराव झालेल्या सभेचा दिनांक १२.०६.२०२६'],
    ['mr', 'published', 'प्रसिद्धीचा दिनांक १२.०६.२०२६'],
    ['mr', 'dated', 'दिनांक १२.०६.२०२६'],
  ] as const)('says in %s its own day first (%s)', async (language, as, words) => {
    const dated = { ...record, dated: { as, day: '2026-06-12' } }
    const documents = documentsWith(text(1), dated)
    const place = { key, slug: 'budget', part: 1 }
    const loaded = await loadDocument({ ...site, documents, place, language })
    if (!loaded || loaded === 'away') throw new Error('No document')
    const page = readerOf(render(<DocumentText body={loaded.body} />, language === 'mr' ? '/mr' : '/'))
    const [label] = page.getAllByRole('term')
    const [value] = page.getAllByRole('definition')
    expect(`${label?.textContent} ${value?.textContent}`).toBe(words)
    expect(JSON.parse(loaded.body.data)).toMatchObject({ dateCreated: '2026-06-12' })
  })

  test('describes it for search engines, and no text ends the element', async () => {
    const { body } = (await open(text(1))) ?? {}
    expect(body?.data).not.toContain('</script>')
    expect(JSON.parse(body?.data ?? '')).toMatchObject({
      '@type': 'DigitalDocument',
      inLanguage: 'en',
      url: `https://council.example/documents/${key}/budget`,
      encoding: { contentUrl: 'https://council.example/api/uploads/budget.pdf' },
    })
  })

  test('of 45 pages has three parts, each with its own pages', async () => {
    const { page, view } = (await open(text(45), { part: 2 })) ?? {}
    expect(view?.title).toBe('Budget 2024-25, pages 21 to 40')
    expect(page?.links).toEqual(
      expect.arrayContaining([`/documents/${key}/budget`, `/documents/${key}/budget/3`]),
    )
    expect(page?.text).toContain('Next: pages 41 to 45')
    expect(page?.text).toContain('Page 40')
    expect(page?.text).not.toContain('Page 41')
    expect(await open(text(45), { part: 4 })).toBeUndefined()
  })

  test('says how much of a very long document it has', async () => {
    const { page } = (await open(text(20, { pageCount: 900 }))) ?? {}
    expect(page?.text).toContain('The document has 900 pages. The text of the first 20 is here')
  })

  test('says of a scan that it has no text, and offers an accessible copy', async () => {
    const { page } = (await open(text(2, { pages: [], state: 'scan', hasText: false }))) ?? {}
    expect(page?.text).toContain('This document has no text.')
    expect(page?.links).toContain(`/contact?document=${key}#feedback`)
    expect(page?.text).not.toContain('Page 1')
  })

  test('says of one in an old font what it is, and has no text, language or attribute of language', async () => {
    const gibberish = text(0, { pages: [], state: 'old font', hasText: false })
    const { page, body, html } = (await open(gibberish)) ?? {}
    expect(page?.text).toContain('This document is typed in an old font')
    expect(page?.text).not.toContain('Language of the text')
    expect(body?.lang).toBeUndefined()
    expect(html).not.toContain('inLanguage')
  })

  test('says of a document that no reader could read that only its file is here', async () => {
    const { page } = (await open(text(0, { pages: [], state: 'unreadable', hasText: false }))) ?? {}
    expect(page?.text).toContain('The text of this document cannot be read by a machine')
    expect(page?.text).not.toContain('within minutes')
  })

  test('says that the text is still to come, for a short time', async () => {
    const { page, view } = (await open(undefined)) ?? {}
    expect(page?.text).toContain('The text of this document is not here yet.')
    expect(view?.isReading).toBe(true)
  })
})

test('somebody who asks for an accessible copy has a message to begin with, with the title from the record', async () => {
  const options = { ...site, documents: documentsWith(undefined), language: 'mr' as const }
  const begun = await accessibleCopyOf(key, options)
  expect(begun?.subject).toBe('दस्तऐवजाची सुलभ प्रत')
  expect(begun?.feedback).toContain(`Budget 2024-25\nhttps://council.example/mr/documents/${key}/budget`)
  const unknown = { ...options, documents: documentsWith(undefined, undefined) }
  expect(
    await accessibleCopyOf(key, {
      ...unknown,
      documents: { ...unknown.documents, record: async () => undefined },
    }),
  ).toBeUndefined()
})

test.each([
  [`/documents/${key}/budget`, { key, slug: 'budget', part: 1 }],
  [`/documents/${key}/budget/3`, { key, slug: 'budget', part: 3 }],
  [`/documents/${key}`, { key, slug: '', part: 1 }],
  ['/documents/short/budget', undefined],
  [`/documents/${key}/budget/3/4`, undefined],
  ['/documents', undefined],
])('%s is read as an address', (path, place) => {
  expect(documentPlace(path)).toEqual(place)
})

test.each([
  [1, `/documents/${key}/budget`],
  [20, `/documents/${key}/budget#page-20`],
  [21, `/documents/${key}/budget/2#page-21`],
])('page %i of a document has its place', (page, path) => {
  expect(pageInDocument(key, 'budget', page)).toBe(path)
})
