import type { Row } from '@nagardwar/contract/browser'
import { describe, expect, test } from 'vitest'
import { empty, example, loaded, loading, renderPage, unavailable } from '../../testing/render-page.tsx'
import * as page from './route.tsx'

const officer = (number: number): Row<'chiefOfficers'> => ({
  id: number,
  language: 'en',
  name: `Officer ${number} of the council`,
  start: '1999-02-01',
  end: '2000-01-31',
})
const thirteen = loaded<'chiefOfficers'>(...Array.from({ length: 13 }, (_, index) => officer(index + 1)))
const open = (query: string) =>
  renderPage(page, { officers: thirteen }, { path: `/elected-pre-officer${query}` })
const shownOn = (query: string) =>
  [...open(query).text.matchAll(/Officer (\d+) of/g)].map(([, number]) => Number(number))

describe('previous chief officers', () => {
  test('stand newest first, twelve a page', () => {
    expect(shownOn('')).toEqual([13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2])
    expect(shownOn('?page=2')).toEqual([1])
  })

  test('previous leads nowhere on the first page, next nowhere on the last', () => {
    expect(open('').getByText('Previous').closest('a')).toBeNull()
    expect(open('?page=2').getByText('Next').closest('a')).toBeNull()
  })

  test('have their term in Devanagari digits in Marathi', () => {
    const { text } = renderPage(page, { officers: example('chiefOfficers', 'mr') }, { language: 'mr' })
    expect(text).toContain('माजी मुख्याधिकारी')
    expect(text).toMatch(/[०-९]{2}\.[०-९]{2}\.[०-९]{4} – आजपर्यंत/)
  })

  test('the present one and a charge without an end are told apart from those who left', () => {
    const officers = loaded<'chiefOfficers'>(officer(1), { ...officer(2), end: null }, officer(3), {
      ...officer(4),
      end: null,
    })
    const names = renderPage(page, { officers }).getAllByRole('heading', { level: 3 })
    const roles = names.map((name) => name.parentElement?.querySelector('p')?.textContent)
    expect(roles).toEqual(['In office', undefined, 'No end of term recorded', undefined])
    expect(renderPage(page, { officers }, { language: 'mr' }).text).toContain('सध्या पदावर')
  })

  test('of one without dates is known only that he is present', () => {
    const { text } = renderPage(page, { officers: example('chiefOfficers', 'en', 'no-dates') })
    expect(text).toContain('Term Present')
  })

  test.each([
    ['loading', loading, 'Loading...'],
    ['failed', unavailable, 'This information cannot be shown right now'],
    ['empty', empty, 'No data available'],
  ])('when the list is %s the page says so', (_, officers, words) => {
    expect(renderPage(page, { officers }).text).toContain(words)
  })
})
