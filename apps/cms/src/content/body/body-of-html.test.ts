// @vitest-environment happy-dom
import { bodySchema, bodyText } from '@nagardwar/contract'
import { expect, test } from 'vitest'
import { bodyOfHtml, hasStructure } from './body-of-html.ts'
import { google, word } from './testing/pasted.ts'

const said = (text: string, more: object = {}) => ({ text, ...more })

test('a document of Word keeps its headings, lists, table, links, bold and italic, and nothing of its mess', () => {
  const body = bodyOfHtml(word)
  expect(bodySchema.parse(body)).toEqual(body)
  expect(body).toEqual([
    { kind: 'heading', level: 2, runs: [said('पाणीपुरवठा सूचना')] },
    {
      kind: 'paragraph',
      runs: [
        said('दिनांक '),
        said('१० जून', { bold: true }),
        said(' रोजी '),
        said('सर्व', { italic: true }),
        said(' प्रभागांत पाणी येणार नाही. माहिती: '),
        said('येथे पाहा', { link: 'https://example.org/water?a=1&b=2' }),
        said('.'),
      ],
    },
    { kind: 'heading', level: 3, runs: [said('काय करावे')] },
    {
      kind: 'list',
      ordered: false,
      items: [
        {
          runs: [said('पाणी साठवा')],
          list: { ordered: false, items: [{ runs: [said('पिण्याचे वेगळे')] }] },
        },
        { runs: [said('टँकरसाठी '), said('०२५१ २३४ ५६७८', { bold: true })] },
      ],
    },
    {
      kind: 'list',
      ordered: true,
      items: [{ runs: [said('पहिले')] }, { runs: [said('दुसरे')] }],
    },
    {
      kind: 'table',
      rows: [
        [
          { header: 'column', runs: [said('प्रभाग')] },
          { header: 'column', runs: [said('वेळ')] },
        ],
        [{ runs: [said('५')] }, { runs: [said('सकाळी ६ ते १०')] }],
        [{ columns: 2, runs: [said('इतर प्रभागांत नेहमीप्रमाणे')] }],
      ],
    },
  ])
})

test('a document of Google keeps the same', () => {
  const body = bodyOfHtml(google)
  expect(bodySchema.parse(body)).toEqual(body)
  expect(body).toEqual([
    { kind: 'heading', level: 2, runs: [said('Water supply notice')] },
    {
      kind: 'paragraph',
      runs: [
        said('On '),
        said('10 June', { bold: true }),
        said(' there is no water. See '),
        said('the page', { link: 'https://example.org/water?a=1' }),
        said('.'),
      ],
    },
    { kind: 'heading', level: 3, runs: [said('What to do')] },
    {
      kind: 'list',
      ordered: false,
      items: [
        {
          runs: [said('Store water')],
          list: { ordered: true, items: [{ runs: [said('Drinking water apart')] }] },
        },
        { runs: [said('Call a tanker')] },
      ],
    },
    {
      kind: 'table',
      rows: [
        [
          { header: 'column', runs: [said('Ward')] },
          { header: 'column', runs: [said('Time')] },
        ],
        [{ runs: [said('5')] }, { runs: [said('6 to 10')] }],
      ],
    },
  ])
})

test('nothing runs, and nothing but words comes of what is no text', () => {
  const body = bodyOfHtml(
    `<h2 onclick="alert(1)">T</h2><script>alert(1)</script><style>p{}</style><img src=x onerror=alert(1)>
     <svg><a href="javascript:alert(1)">s</a></svg>
     <p><a href="javascript:alert(1)">one</a> <a href=" JAVASCRIPT:alert(1)">two</a> <a href="data:text/html,x">three</a>
     <a href="file:///C:/a.docx">four</a> <a href="#_Toc1">five</a> <a href="//evil.example">six</a></p>`,
  )
  expect(body).toEqual([
    { kind: 'heading', level: 2, runs: [said('T')] },
    { kind: 'paragraph', runs: [said('one two three four five six')] },
  ])
})

test('a frame around a text is no table, and one line has no structure', () => {
  expect(bodyOfHtml('<table><tr><td><p>One</p><p>Two</p></td></tr></table>')).toEqual([
    { kind: 'paragraph', runs: [said('One')] },
    { kind: 'paragraph', runs: [said('Two')] },
  ])
  expect(hasStructure(bodyOfHtml('<span style="font-weight:700">New</span>'))).toBe(false)
  expect(hasStructure(bodyOfHtml('<ul><li>x</li></ul>'))).toBe(true)
})

test('a table of a page keeps its own header cells', () => {
  const [table] = bodyOfHtml(
    '<table><thead><tr><td></td><th scope="col">A</th></tr></thead><tbody><tr><th scope="row">B</th><td><p>1</p><p>2</p></td></tr></tbody></table>',
  )
  expect(table).toEqual({
    kind: 'table',
    rows: [
      [{ runs: [] }, { header: 'column', runs: [said('A')] }],
      [{ header: 'row', runs: [said('B')] }, { runs: [said('1\n2')] }],
    ],
  })
})

test('lists more than three deep end at the third', () => {
  const deep = (depth: number): string => `<ul><li>${depth}${depth < 6 ? deep(depth + 1) : ''}</li></ul>`
  const body = bodyOfHtml(deep(1))
  expect(bodySchema.safeParse(body).success).toBe(true)
  expect(bodyText(body)).toBe('• 1\n  • 2\n    • 3\n    • 4\n    • 5\n    • 6')
})

test('spaces and line breaks are those that are seen', () => {
  expect(bodyOfHtml('<p>  a\n b&nbsp; c <b> d</b><br>e<br></p><p>&nbsp;</p><div>f</div>g')).toEqual([
    { kind: 'paragraph', runs: [said('a b c '), said('d', { bold: true }), said('\ne')] },
    { kind: 'paragraph', runs: [said('f')] },
    { kind: 'paragraph', runs: [said('g')] },
  ])
})
