import { describe, expect, test } from 'vitest'
import type { Asked, Findings, Found, Question } from '../../api/search.ts'
import { readQuestion } from '../../api/search.ts'
import { formatIn } from '../../i18n/format.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { presentFilter, presentGroups, presentTarget } from './present.ts'
import * as page from './route.tsx'

const plain = (text: string) => [{ text, isFound: false }]
const road: Found = {
  id: 'roads.2',
  kind: 'record',
  title: [
    { text: 'Asphalt ', isFound: false },
    { text: 'roads', isFound: true },
  ],
  titleLanguage: 'en',
  where: 'Roads',
  href: '/roads',
  anchor: 'Asphalt roads',
}
const form: Found = {
  id: 'downloads.1',
  kind: 'document',
  title: plain('Application for birth certificate'),
  titleLanguage: 'en',
  where: 'Downloads',
  href: '/downloads',
  excerpt: { pieces: [...plain('अर्ज '), { text: 'जन्म', isFound: true }], language: 'mr' },
  file: { path: '/uploads/birth mr.pdf', language: 'mr', bytes: 24_576, page: 3 },
}
const findings = (items: Found[], more: Partial<Findings> = {}): Findings => ({
  state: 'ready',
  total: items.length,
  page: 1,
  pages: 1,
  kinds: [...new Set(items.map(({ kind }) => kind))].map((kind) => ({ kind, count: 1 })),
  isLoose: false,
  items,
  ...more,
})
const question = (text: string, more: Partial<Question> = {}): Question => ({
  text,
  page: 1,
  language: 'en',
  ...more,
})
const show = (text: string, asked?: Asked, language: 'en' | 'mr' = 'en') =>
  renderPage(
    page,
    { question: question(text, { language }), ...(asked ? { asked } : {}) },
    { language, path: '/search' },
  )

describe('where a result leads', () => {
  const en = formatIn('en')
  const mr = formatIn('mr')
  test.each([
    ['a record: to its words on the page', road, en, '/roads#:~:text=Asphalt%20roads'],
    [
      'words with hyphens and commas',
      { ...road, anchor: 'Fort-Road, east' },
      en,
      '/roads#:~:text=Fort%2DRoad%2C%20east',
    ],
    [
      'in Marathi, as the page writes the digits',
      { ...road, anchor: 'शाळा 12' },
      mr,
      `/roads#:~:text=${encodeURIComponent('शाळा १२')}`,
    ],
    ['a page: to its top', { ...road, anchor: undefined }, en, '/roads'],
  ])('%s', (_, found, format, path) => {
    expect(presentTarget(found as Found, format)).toEqual({ kind: 'page', path })
  })

  test('a document: to the page that has the words', () => {
    expect(presentTarget(form, en)).toEqual({ kind: 'document', href: '/api/uploads/birth%20mr.pdf#page=3' })
  })

  test('another site', () => {
    const elsewhere = { ...road, href: 'https://mahaulb.in/tax' }
    expect(presentTarget(elsewhere, en)).toEqual({ kind: 'outside', href: 'https://mahaulb.in/tax' })
  })
})

test('results stand in groups, the kind of the best one first', () => {
  const groups = presentGroups([form, road, { ...form, id: 'downloads.2' }])
  expect(groups.map(({ kind, items }) => [kind, items.map(({ id }) => id)])).toEqual([
    ['document', ['downloads.1', 'downloads.2']],
    ['record', ['roads.2']],
  ])
})

test('a filter asks the same question', () => {
  expect(presentFilter(question('a&b'), 'news')).toBe('/search?q=a%26b&kind=news')
})

test.each([
  ['q=%20%20roads%20%20in%0Award', { text: 'roads in ward', page: 1 }],
  ['q=', { text: '', page: 1 }],
  [`q=${'क'.repeat(300)}`, { text: 'क'.repeat(120), page: 1 }],
  ['q=a&kind=news&page=3', { text: 'a', kind: 'news', page: 3 }],
  ['q=a&kind=secrets&page=-1', { text: 'a', page: 1 }],
])('the address %s asks', (query, asked) => {
  expect(readQuestion(new URLSearchParams(query), 'en')).toEqual({
    language: 'en',
    kind: undefined,
    ...asked,
  })
})

describe('the search page', () => {
  test('without a question offers what is often looked for, and pages to go to', () => {
    const { text, links, getByPlaceholderText } = show('')
    expect(getByPlaceholderText('Type your keyword and hit').hasAttribute('required')).toBe(true)
    expect(text).toContain('Often searched for')
    expect(links).toContain('/search?q=property+tax')
    expect(links).toContain('/downloads')
  })

  test('shows how many there are, of which kinds, and marks what was found', () => {
    const { text, elements, links } = show('roads', findings([road, form]))
    expect(text).toMatch(/2 results for “roads”/)
    expect(elements('mark').map(({ textContent }) => textContent)).toEqual(['roads', 'जन्म'])
    expect(links).toContain('/search?q=roads&kind=document')
    expect(links).toContain('/roads#:~:text=Asphalt%20roads')
  })

  test('says of a document its type, size, page, and that it is in the other language', () => {
    const { text, getByText } = show('जन्म', findings([form]))
    expect(text).toMatch(/PDF, 24 KB/)
    expect(text).toContain('page 3')
    expect(text).toContain('In Marathi')
    expect(text).toContain('opens in a new tab')
    expect(getByText('जन्म', { selector: 'mark' }).closest('[lang]')?.getAttribute('lang')).toBe('mr')
  })

  test('in Marathi counts in Devanagari digits and stays in Marathi', () => {
    const { text, links } = show('ward 12', findings([road], { total: 12, pages: 2 }), 'mr')
    expect(text).toContain('“ward १२”: १२ निकाल')
    expect(text).toContain('इंग्रजीत')
    expect(links).toContain('/mr/roads#:~:text=Asphalt%20roads')
  })

  test('says when the results have only some of the words', () => {
    expect(show('roads zz', findings([road], { isLoose: true })).text).toContain(
      'Nothing has all of these words',
    )
  })

  test('with nothing found helps on', () => {
    const { text, links } = show('zzqx', findings([]))
    expect(text).toContain('Nothing was found for “zzqx”')
    expect(text).toContain('Look at the spelling')
    expect(text).toContain('112')
    expect(links).toContain('/departments')
  })

  test('while the index is being prepared shows the way to the pages', () => {
    const { text, links } = show('roads', { state: 'preparing' })
    expect(text).toContain('The search is being prepared')
    expect(links).toContain('/contact')
  })

  test('with the network away says so, and can be tried again', () => {
    const { text } = show('roads', { state: 'away' })
    expect(text).toContain('Search is not available right now')
    expect(text).toContain('Try again')
  })

  test('while the answer is on its way says so', () => {
    expect(show('roads', new Promise(() => undefined) as never).text).toContain('Searching...')
  })
})

describe('what has ended', () => {
  const alert: Found = {
    id: 'alerts.1',
    kind: 'news',
    title: plain('No water in the market'),
    titleLanguage: 'en',
    where: 'Alerts',
    href: '/alerts',
    ended: '2026-10-14T11:59:59.999Z',
  }
  const coming: Found = {
    ...alert,
    id: 'alerts.2',
    title: plain('Water returns'),
    ended: undefined as never,
    planned: '2026-11-29T04:00:00.000Z',
  }

  test.each([
    [
      'en',
      ['News, tenders and projects', 'Information', 'Ended'],
      'Ended 14.10.2026',
      'Planned from 29.11.2026',
    ],
    [
      'mr',
      ['बातम्या, निविदा व प्रकल्प', 'माहिती', 'मुदत संपलेले'],
      'समाप्त: १४.१०.२०२६',
      'नियोजित, सुरुवात: २९.११.२०२६',
    ],
  ] as const)('in %s stands below what is current, with its day', (language, groups, ended, planned) => {
    const { headings, text } = show('water', findings([coming, alert, road]), language)
    expect(headings(2)).toEqual(groups)
    const [current = '', over = ''] = text.split(`${groups[2]} No water`)
    expect(current).toContain(planned)
    expect(over).toContain(ended)
  })
})
