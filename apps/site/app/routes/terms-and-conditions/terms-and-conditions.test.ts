import { describe, expect, test } from 'vitest'
import { empty, example, loaded, loading, renderPage, unavailable } from '../../testing/render-page.tsx'
import * as page from './route.tsx'

describe('the page of the terms and conditions', () => {
  test('has every heading with its text, in the order of the council', () => {
    const list = example('terms')
    const { text } = renderPage(page, { terms: list })
    const words = list.value.flatMap(({ heading, description }) => [heading, description])
    const places = words.map((part) => text.indexOf(part))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((one, other) => one - other))
  })

  test('has them in Marathi, in Devanagari digits', () => {
    const row = { id: 1, language: 'mr', heading: 'कलम 1', description: 'सन 2023 चा अधिनियम' } as const
    const { text } = renderPage(page, { terms: loaded<'terms'>(row) }, { language: 'mr' })
    expect(text).toContain('कलम १')
    expect(text).toContain('सन २०२३ चा अधिनियम')
  })

  test('divides a text at its blank lines, and gives each heading an address', () => {
    const row = { id: 9, language: 'en', heading: 'First', description: 'One.\n\nTwo.' } as const
    const { html } = renderPage(page, { terms: loaded<'terms'>(row) })
    expect(html).toMatch(/<h2 id="part-9">First<\/h2><p[^>]*>One\.<\/p><p[^>]*>Two\.<\/p>/)
  })

  test('lists its headings first when they are many', () => {
    const row = (id: number) =>
      ({ id, language: 'en', heading: `Heading ${id}`, description: 'Text' }) as const
    const few = renderPage(page, { terms: loaded<'terms'>(row(1), row(2)) })
    const many = renderPage(page, { terms: loaded<'terms'>(row(1), row(2), row(3)) })
    expect(few.links).not.toContain('#part-1')
    expect(many.links).toEqual(expect.arrayContaining(['#part-1', '#part-2', '#part-3']))
  })

  test.each([
    ['loading', loading, 'Loading...', 'लोड होत आहे...'],
    ['failed', unavailable, 'This information cannot be shown right now', 'ही माहिती सध्या दाखवता येत नाही'],
    ['empty', empty, 'No data available', 'माहिती उपलब्ध नाही'],
  ])('says when it is %s', (_, terms, english, marathi) => {
    expect(renderPage(page, { terms }).text).toContain(english)
    expect(renderPage(page, { terms }, { language: 'mr' }).text).toContain(marathi)
  })
})
