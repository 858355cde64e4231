import { describe, expect, test } from 'vitest'
import { empty, example, loaded, loading, renderPage, unavailable } from '../../testing/render-page.tsx'
import { testBodies } from '../../testing/test-bodies.ts'
import { presentServiceDocuments } from './present.ts'
import * as page from './route.tsx'

test.each([
  ['/uploads/act.pdf', { '/uploads/act.pdf': { bytes: 2048 } }, '/uploads/act.pdf', 2048],
  ['/uploads/act.pdf', undefined, '/uploads/act.pdf', undefined],
  ['', undefined, undefined, undefined],
])('the document at "%s" with the facts %j', (pdf, files, path, bytes) => {
  const row = { id: 2, language: 'en', description: 'The Act', pdf, ...(files ? { files } : {}) } as const
  expect(presentServiceDocuments([row])).toEqual([{ id: 2, title: 'The Act', path, bytes }])
})

describe('the page of the right to services', () => {
  const lists = (language: 'en' | 'mr') => ({
    services: example('rightToServices', language),
    documents: example('rightToServicesDocuments', language),
  })

  test('has each heading once, with all its texts', () => {
    const { headings, text } = renderPage(page, lists('en'))
    expect(headings(2).filter((heading) => /^(The Act|Appeals)$/.test(heading))).toEqual([
      'The Act',
      'Appeals',
    ])
    expect(text).toMatch(/in force since 28\.04\.2015.*State Commission.*Appeals.*First and second appeal/)
  })

  testBodies(page, 'rightToServices', 'services', {
    documents: example('rightToServicesDocuments'),
  })

  test('makes a link of an address in the text; it opens a new tab, and says so', () => {
    const { elements } = renderPage(page, lists('en'))
    const [link] = elements('a[href="https://aaplesarkar.mahaonline.gov.in/en"]')
    expect([link?.getAttribute('target'), link?.getAttribute('rel')]).toEqual(['_blank', 'noopener'])
    expect(link?.textContent).toContain('opens in a new tab')
  })

  test('never makes a link of what is no web address', () => {
    const services = loaded<'rightToServices'>({
      id: 1,
      language: 'en',
      heading: 'The Act',
      description: 'javascript:alert(1) and <a href="data:x">y</a>',
    })
    const { links } = renderPage(page, { ...lists('en'), services })
    expect(links.filter((link) => /^(javascript|data):/.test(link))).toEqual([])
  })

  test('lists the documents, numbered, each with its PDF', () => {
    const { rows, links } = renderPage(page, lists('en'))
    expect(rows.map((row) => row.slice(0, 2))).toEqual([
      ['Sr. No.', 'Description'],
      ['1', 'The Act'],
      ['2', 'Government resolution'],
      ['3', 'First appeal form'],
    ])
    expect(links).toContain('/api/uploads/rts-appeal-1.pdf')
  })

  test('has Devanagari digits in Marathi, but not in addresses', () => {
    const { rows, text, links } = renderPage(page, lists('mr'), { language: 'mr' })
    expect(rows[1]?.slice(0, 2)).toEqual(['१', 'अधिनियम'])
    expect(text).toContain('२८.०४.२०१५')
    expect(links).toContain('https://aaplesarkar.mahaonline.gov.in/en')
  })

  test.each([
    ['loading', loading, 'Loading...', 'लोड होत आहे...'],
    [
      'failed',
      unavailable,
      'Failed to fetch services. Please try again later.',
      'सेवांची माहिती मिळवता आली नाही.',
    ],
    ['empty', empty, 'No services available.', 'सेवा उपलब्ध नाहीत.'],
  ])(
    'when the services are %s it says so, and the documents still stand there',
    (_, services, english, marathi) => {
      const { text } = renderPage(page, { ...lists('en'), services })
      expect(text).toContain(english)
      expect(text).toContain('Government resolution')
      const options = { language: 'mr' } as const
      expect(renderPage(page, { ...lists('mr'), services }, options).text).toContain(marathi)
    },
  )

  test.each([
    ['loading', loading, 'Loading...'],
    ['failed', unavailable, 'Failed to fetch services. Please try again later.'],
    ['empty', empty, 'No data available'],
  ])('when the documents are %s the texts still stand there', (_, documents, words) => {
    const { text } = renderPage(page, { ...lists('en'), documents })
    expect(text).toContain(words)
    expect(text).toContain('State Commission')
  })
})
