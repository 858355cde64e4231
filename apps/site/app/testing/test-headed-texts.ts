import { expect, test } from 'vitest'
import { empty, example, loaded, loading, type PageModule, renderPage, unavailable } from './render-page.tsx'
import { testBodies } from './test-bodies.ts'

/** The tests of a page of texts under headings (bodies/headed-texts.tsx). `key` is its list in the loader. */
export function testHeadedTexts(page: PageModule, list: 'privacyPolicy' | 'terms', key: string) {
  test('has every heading with its text, in the order of the council', () => {
    const texts = example(list)
    const { text } = renderPage(page, { [key]: texts })
    const words = texts.value.flatMap(({ heading, description }) => [heading, description])
    const places = words.map((part) => text.indexOf(part))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((one, other) => one - other))
  })

  testBodies(page, list, key)

  test('has them in Marathi, in Devanagari digits', () => {
    const row = { id: 1, language: 'mr', heading: 'कलम 1', description: 'सन 2023 चा अधिनियम' } as const
    const { text } = renderPage(page, { [key]: loaded<typeof list>(row) }, { language: 'mr' })
    expect(text).toContain('कलम १')
    expect(text).toContain('सन २०२३ चा अधिनियम')
  })

  test('divides a text at its blank lines, and gives each heading an address', () => {
    const row = { id: 9, language: 'en', heading: 'First', description: 'One.\n\nTwo.' } as const
    const { getByRole, getAllByText } = renderPage(page, { [key]: loaded<typeof list>(row) })
    expect(getByRole('heading', { name: 'First' }).id).toBe('part-9')
    expect(getAllByText(/^(One|Two)\.$/, { selector: 'p' })).toHaveLength(2)
  })

  test('lists its headings first when they are many', () => {
    const row = (id: number) =>
      ({ id, language: 'en', heading: `Heading ${id}`, description: 'Text' }) as const
    const few = renderPage(page, { [key]: loaded<typeof list>(row(1), row(2)) })
    const many = renderPage(page, { [key]: loaded<typeof list>(row(1), row(2), row(3)) })
    expect(few.links).not.toContain('#part-1')
    expect(many.links).toEqual(expect.arrayContaining(['#part-1', '#part-2', '#part-3']))
  })

  test.each([
    ['loading', loading, 'Loading...', 'लोड होत आहे...'],
    ['failed', unavailable, 'This information cannot be shown right now', 'ही माहिती सध्या दाखवता येत नाही'],
    ['empty', empty, 'No data available', 'माहिती उपलब्ध नाही'],
  ])('says when it is %s', (_, texts, english, marathi) => {
    expect(renderPage(page, { [key]: texts }).text).toContain(english)
    expect(renderPage(page, { [key]: texts }, { language: 'mr' }).text).toContain(marathi)
  })
}
