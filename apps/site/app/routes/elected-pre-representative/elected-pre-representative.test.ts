import type { Row } from '@nagardwar/contract/browser'
import { describe, expect, test } from 'vitest'
import { empty, example, loaded, loading, renderPage, unavailable } from '../../testing/render-page.tsx'
import * as page from './route.tsx'

const president = (number: number, end: string | null = '2000-01-31'): Row<'presidents'> => ({
  id: number,
  language: 'en',
  name: `President ${number} of the council`,
  start: '1999-02-01',
  end,
})
const thirty = loaded<'presidents'>(...Array.from({ length: 30 }, (_, index) => president(index + 1)))
const shownOn = (query: string) =>
  [
    ...renderPage(
      page,
      { presidents: thirty },
      { path: `/elected-pre-representative${query}` },
    ).text.matchAll(/President (\d+) of/g),
  ].map(([, number]) => Number(number))

describe('previous presidents', () => {
  test('stand newest first, twelve a page', () => {
    expect(shownOn('')).toEqual([30, 29, 28, 27, 26, 25, 24, 23, 22, 21, 20, 19])
    expect(shownOn('?page=3')).toEqual([6, 5, 4, 3, 2, 1])
  })

  test('a page number beyond the end shows the last page, one that is none the first', () => {
    expect(shownOn('?page=99')).toEqual([6, 5, 4, 3, 2, 1])
    expect(shownOn('?page=next')[0]).toBe(30)
  })

  test('previous leads nowhere on the first page, next nowhere on the last', () => {
    const links = (query: string) =>
      renderPage(page, { presidents: thirty }, { path: `/presidents${query}` }).links
    expect(links('').filter((link) => link.endsWith('page=2'))).toHaveLength(2)
    expect(links('?page=3').filter((link) => link.endsWith('page=2'))).toHaveLength(2)
    expect(links('?page=3').filter((link) => /page=4/.test(link))).toEqual([])
  })

  test('one without a valid end is present', () => {
    const { text } = renderPage(page, { presidents: loaded(president(1, null), president(2, '0000-00-00')) })
    expect(text.match(/01\.02\.1999 – Present/g)).toHaveLength(2)
  })

  test('dates are in Devanagari digits in Marathi', () => {
    const { text } = renderPage(page, { presidents: example('presidents', 'mr') }, { language: 'mr' })
    expect(text).toContain('माजी नगराध्यक्ष')
    expect(text).toContain('आजपर्यंत')
    expect(text).toMatch(/[०-९]{2}\.[०-९]{2}\.[०-९]{4} – [०-९]{2}\./)
  })

  test.each([
    ['loading', loading, 'Loading...'],
    ['failed', unavailable, 'This information cannot be shown right now'],
    ['empty', empty, 'No data available'],
  ])('when the list is %s the page says so', (_, presidents, words) => {
    expect(renderPage(page, { presidents }).text).toContain(words)
  })
})
