import { bodySchema } from '@nagardwar/contract'
import type { Body } from '@nagardwar/contract/browser'
import { expect, test } from 'vitest'
import { renderPage } from '../testing/render-page.tsx'
import { BodyText } from './body-text.tsx'
import { withBodies } from './with-bodies.tsx'

const run = (text: string, more = {}) => ({ text, ...more })
const heading = (level: 2 | 3 | 4, text: string) => ({ kind: 'heading' as const, level, runs: [run(text)] })
const rows = [
  [
    { header: 'column' as const, runs: [run('Ward')] },
    { header: 'column' as const, runs: [run('Day')] },
  ],
  [{ header: 'row' as const, runs: [run('5')], rows: 2 }, { runs: [run('10 June')] }],
  [{ runs: [run('11 June')] }],
]
const table = { kind: 'table' as const, rows }

const rendered = (body: Body, language: 'en' | 'mr' = 'en', top: 2 | 3 | 4 = 3) =>
  renderPage(
    { default: () => <BodyText body={body} id="news-1" top={top} />, handle: { texts: [] } },
    {},
    { language },
  )

test('headings begin below those of the page, and none is left out', () => {
  const { elements } = rendered([
    heading(3, 'One'),
    heading(2, 'Two'),
    heading(4, 'Three'),
    heading(3, 'Four'),
  ])
  const found = [...elements('h1, h2, h3, h4, h5, h6')].map((each) => each.outerHTML)
  expect(found).toEqual(['<h3>One</h3>', '<h3>Two</h3>', '<h4>Three</h4>', '<h4>Four</h4>'])
})

test('a table is named after the heading above it, and its headers say of what they are', () => {
  const { elements } = rendered([heading(2, 'Where'), table, table])
  const captions = [...elements('caption')]
  expect(captions.map((each) => each.textContent)).toEqual(['Where', 'Where (2)'])
  const box = captions[0]?.closest('section')
  expect(box?.getAttribute('aria-labelledby')).toBe(captions[0]?.id)
  expect(box?.getAttribute('tabindex')).toBe('0')
  const scopes = [...(box?.querySelectorAll('th') ?? [])].map((each) => [
    each.textContent,
    each.getAttribute('scope'),
  ])
  expect(scopes).toEqual([
    ['Ward', 'col'],
    ['Day', 'col'],
    ['5', 'rowgroup'],
  ])
  expect(box?.querySelectorAll('thead tr')).toHaveLength(1)
})

test('lists stand within each other, and words may be bold and in italics', () => {
  const { elements } = rendered([
    {
      kind: 'list',
      ordered: true,
      items: [
        {
          runs: [run('Bring '), run('it', { bold: true, italic: true })],
          list: { ordered: false, items: [{ runs: [run('early')] }] },
        },
      ],
    },
  ])
  expect(elements('ol > li > ul > li')[0]?.textContent).toBe('early')
  expect(elements('ol em strong')[0]?.textContent).toBe('it')
})

test('links lead to pages, websites, mail and telephones, and an address in the text is one too', () => {
  const links = ['/tenders', 'https://example.org/x', 'mailto:a@example.org', 'tel:+912512345678']
  const { links: found } = rendered([
    { kind: 'paragraph', runs: [...links.map((link) => run('x ', { link })), run('or www.example.com.')] },
  ])
  expect(found).toEqual([...links, 'https://www.example.com'])
})

test('nothing of it is markup, and what no server of ours sends is no link', () => {
  const hostile: Body = [
    {
      kind: 'paragraph',
      runs: [run('<img src=x onerror=alert(1)>'), run('go', { link: 'javascript:alert(1)' })],
    },
  ]
  expect(bodySchema.safeParse(hostile).success).toBe(false)
  const { elements, text, links } = rendered(hostile)
  expect(text).toContain('<img src=x onerror=alert(1)>')
  expect(elements('img, script')).toEqual([])
  expect(links).toEqual([])
})

test('a text in the other language says so, and the digits are those of the page', () => {
  const marathi = rendered([
    heading(2, 'पाणी'),
    { kind: 'paragraph', runs: [run('10 ', { bold: true }), run('जून')] },
  ])
  expect(marathi.elements('h3 [lang="mr"]')[0]?.textContent).toBe('पाणी')
  expect(marathi.text).toContain('10 जून')
  expect(rendered([{ kind: 'paragraph', runs: [run('10 जून')] }], 'mr').text).toContain('१० जून')
})

test('a row that has a body brings it into the document, and into the data only that it has one', () => {
  const body: Body = [heading(2, 'Where')]
  const plain = { id: 2, description: 'Plain' }
  const { news } = withBodies(
    { news: { ok: true, value: [{ id: 1, description: 'Where', body }, plain] } },
    3,
  )
  expect(JSON.parse(JSON.stringify(news.value))).toEqual([{ id: 1, description: 'Where', body: [] }, plain])
})
