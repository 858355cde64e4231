import { describe, expect, test } from 'vitest'
import { empty, example, loading, renderPage, unavailable } from '../../testing/render-page.tsx'
import * as page from './route.tsx'

const screenReaders = example('screenReaders')
const newTab = '(opens in a new tab)'

describe('the page of screen readers', () => {
  test('lists the programs with website and availability', () => {
    expect(renderPage(page, { screenReaders }).rows.slice(0, 4)).toEqual([
      ['Sr. No.', 'Name', 'Website', 'Availability'],
      ['1', 'NVDA', `nvaccess.org ${newTab}`, 'Free'],
      ['2', 'Orca', `orca.gnome.org ${newTab}`, 'Free'],
      ['3', 'JAWS', `freedomscientific.com ${newTab}`, 'Commercial'],
    ])
  })

  test('opens each website in a new tab', () => {
    const { elements } = renderPage(page, { screenReaders })
    expect(elements('a[href="https://www.nvaccess.org/"][target=_blank][rel=noopener]')).toHaveLength(1)
  })

  test('is in Marathi in Marathi, the addresses marked as they are', () => {
    const { rows, text, languageOf } = renderPage(
      page,
      { screenReaders: example('screenReaders', 'mr') },
      { language: 'mr' },
    )
    expect(rows[0]).toEqual(['अ. क्र.', 'नाव', 'संकेतस्थळ', 'उपलब्धता'])
    expect(rows[3]?.[3]).toBe('व्यावसायिक')
    expect(languageOf('nvaccess.org')).toBe('en')
    expect(text).not.toMatch(/[0-9]/)
  })

  test('says so in a row of the table where there is no program', () => {
    const { rows } = renderPage(page, { screenReaders: empty })
    expect(rows).toEqual([['Sr. No.', 'Name', 'Website', 'Availability'], ['no data available']])
  })

  test.each([
    ['loading', loading, 'Loading...'],
    ['away', unavailable, 'This information cannot be shown right now'],
  ])('is a page with its statement when the list is %s', (_, list, words) => {
    const { text } = renderPage(page, { screenReaders: list })
    expect(text).toContain(words)
    expect(text).toContain('What was tested, and how')
  })

  test('states the level that the specification names, and the one it is built to', () => {
    const { text } = renderPage(page, { screenReaders })
    expect(text).toContain('conforms to WCAG 2.0, level AA')
    expect(text).toContain('built to the newer WCAG 2.2, level AA')
  })
})
