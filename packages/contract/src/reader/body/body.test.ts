import { describe, expect, test } from 'vitest'
import { readEveryRow } from '../read-every-row.ts'
import { readInBrowser } from '../read-in-browser.ts'
import { readList } from '../read-list.ts'
import type { Body, List } from './body.ts'
import { bodySchema } from './schema.ts'
import { bodyOfText, bodyText, isPlainBody } from './text.ts'

const run = (text: string, more = {}) => ({ text, ...more })
const body: Body = [
  { kind: 'heading', level: 2, runs: [run('Camp')] },
  {
    kind: 'paragraph',
    runs: [
      run('See '),
      run('the ', { link: 'https://example.org/a' }),
      run('form', { link: 'https://example.org/a', bold: true }),
      run('.'),
    ],
  },
  {
    kind: 'list',
    ordered: true,
    items: [
      { runs: [run('One')], list: { ordered: false, items: [{ runs: [run('Inside')] }] } },
      { runs: [run('Two')] },
    ],
  },
  {
    kind: 'table',
    rows: [
      [
        { header: 'column', runs: [run('Ward')] },
        { header: 'column', runs: [run('Day')] },
      ],
      [
        { header: 'row', runs: [run('5')] },
        { runs: [run('10\nJune')], columns: 2 },
      ],
    ],
  },
]

describe('a body as plain text', () => {
  test('headings and paragraphs are divided by blank lines, items and rows are lines', () => {
    expect(bodyText(body)).toBe(
      'Camp\n\nSee the form (https://example.org/a).\n\n1. One\n  • Inside\n2. Two\n\nWard\tDay\n5\t10 June',
    )
  })

  test('an address that is its own text is written once, and links inside the site say none', () => {
    const links = ['https://example.org', 'mailto:a@example.org', '/tenders'].map((link) =>
      run(`${link} `, { link }),
    )
    expect(bodyText([{ kind: 'paragraph', runs: links }])).toBe(
      'https://example.org mailto:a@example.org /tenders',
    )
  })

  test('a plain text becomes paragraphs, and comes back as it was', () => {
    const text = 'First line\nsecond line\n\nAnother paragraph'
    expect(bodyText(bodyOfText(text))).toBe(text)
    expect(isPlainBody(bodyOfText(text))).toBe(true)
    expect(isPlainBody(body)).toBe(false)
  })
})

const withLink = (link: unknown) => [{ kind: 'paragraph', runs: [{ text: 'x', link }] }]
const nested = (depth: number): List => ({
  ordered: false,
  items: [{ runs: [run('x')], ...(depth > 1 ? { list: nested(depth - 1) } : {}) }],
})

describe('what a body may hold', () => {
  test('headings, lists, tables, links', () => {
    expect(bodySchema.parse(body)).toEqual(body)
  })

  test.each([
    '/tenders',
    'https://example.org/a?b=c',
    'http://example.org',
    'mailto:a@example.org',
    'tel:+912512345678',
  ])('a link to %s', (link) => {
    expect(bodySchema.safeParse(withLink(link)).success).toBe(true)
  })

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    '//evil.example',
    'mailto:a@example.org?bcc=b@example.org',
    'tel:*67',
    '#',
    '',
    7,
    { href: '/x' },
  ])('no link to %s', (link) => {
    expect(bodySchema.safeParse(withLink(link)).success).toBe(false)
  })

  test.each([
    ['HTML', '<script>alert(1)</script>'],
    ['an unknown block', [{ kind: 'html', html: '<img onerror=alert(1)>' }]],
    ['an unknown field', [{ kind: 'paragraph', runs: [], style: 'color:red' }]],
    ['a heading of the page', [{ kind: 'heading', level: 1, runs: [run('x')] }]],
    ['a heading too low', [{ kind: 'heading', level: 5, runs: [run('x')] }]],
    ['an empty run', [{ kind: 'paragraph', runs: [run('')] }]],
    ['a run of Lexical', [{ kind: 'paragraph', runs: [{ text: 'x', format: 1 }] }]],
    ['direction overrides', [{ kind: 'paragraph', runs: [run('a\u202eb')] }]],
    ['control characters', [{ kind: 'paragraph', runs: [run('a\u0000b')] }]],
    ['an empty table', [{ kind: 'table', rows: [] }]],
    ['an empty list', [{ kind: 'list', ordered: false, items: [] }]],
    ['four lists in each other', [{ kind: 'list', ...nested(4) }]],
    ['too many blocks', Array.from({ length: 1001 }, () => ({ kind: 'paragraph', runs: [] }))],
    [
      'too much text',
      Array.from({ length: 10 }, () => ({ kind: 'paragraph', runs: [run('x'.repeat(9_000))] })),
    ],
    ['too wide a table', [{ kind: 'table', rows: [Array.from({ length: 31 }, () => ({ runs: [] }))] }]],
  ])('%s is refused', (_, value) => {
    expect(bodySchema.safeParse(value).success).toBe(false)
  })

  test('three lists in each other', () => {
    expect(bodySchema.safeParse([{ kind: 'list', ...nested(3) }]).success).toBe(true)
  })
})

describe('rows with a body', () => {
  const row = { id: 1, language_code: 'en', label: '', description: 'Camp', published: null }

  test('a server reads it, also from JSON in a text', () => {
    expect(readList('news', 'en', [{ ...row, body }])).toEqual([{ ...row, body }])
    expect(readList('news', 'en', [{ ...row, body: JSON.stringify(body) }])).toEqual([{ ...row, body }])
    expect(readEveryRow('news', 'en', [{ ...row, body }])[0]?.row).toEqual({ ...row, body })
  })

  test.each([undefined, null, '', 'x', {}, 7, withLink('javascript:alert(1)'), [{ kind: 'html' }]])(
    'with %s for it the row stays, as plain text',
    (value) => {
      expect(readList('news', 'en', [{ ...row, body: value }])).toEqual([row])
    },
  )

  test('a browser reads the plain text alone', () => {
    expect(readInBrowser('news', 'en', [{ ...row, body }])).toEqual([row])
  })
})
