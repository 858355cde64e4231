import type { Row } from '@nagardwar/contract/browser'
import { describe, expect, test } from 'vitest'
import { absent, empty, loaded, loading, renderPage, unavailable } from '../../testing/render-page.tsx'
import * as page from './route.tsx'

const road = (id: number, description: string, length: string): Row<'roads'> => ({
  id,
  description,
  length,
  language: 'en',
})
const roads = loaded<'roads'>(road(7, 'All roads', '149.35 Km'), road(8, 'Asphalt roads', '23.75 Km'))

describe('the page of roads', () => {
  test('lists the roads in the order of the council, numbered', () => {
    expect(renderPage(page, { roads }).rows).toEqual([
      ['Sr. No.', 'Description', 'Length'],
      ['1', 'All roads', '149.35 Km'],
      ['2', 'Asphalt roads', '23.75 Km'],
    ])
  })

  test('has Devanagari digits in Marathi, and marks a text that is only in English', () => {
    const { rows, languageOf } = renderPage(page, { roads }, { language: 'mr' })
    expect(rows[0]).toEqual(['अ. क्र.', 'तपशील', 'लांबी'])
    expect(rows[1]?.[0]).toBe('१')
    expect(rows[1]?.[2]).toBe('१४९.३५ Km')
    expect(languageOf('All roads')).toBe('en')
  })

  test('says that it is loading', () => {
    expect(renderPage(page, { roads: loading }).text).toContain('Loading...')
  })

  test('says honestly that the council’s server does not have them, and offers no second try', () => {
    const { text, queryAllByRole } = renderPage(page, { roads: absent })
    expect(text).toContain('This is not published on this website')
    expect(text).not.toMatch(/Error|Try again/)
    expect(queryAllByRole('alert')).toEqual([])
  })

  test('says what failed, and is still a page', () => {
    const { text, headings } = renderPage(page, { roads: unavailable })
    expect(text).toContain('Error fetching road data')
    expect(headings(1)).toContain('Roads')
  })

  test('says so where the council has no roads', () => {
    expect(renderPage(page, { roads: empty }).text).toContain('No data available')
  })

  test('says that what it shows is an old copy', () => {
    const old = { ...roads, asOf: '2026-11-20T10:00:00Z' }
    expect(renderPage(page, { roads: old }).text).toContain('This is a copy of 20 November 2026')
  })

  test('stands under City Profile, beside its siblings', () => {
    const entry = { id: 1, language: 'en', label: 'City Profile', link: '#' } as const
    const items = [
      { id: 1, label: 'Areas', link: '/uploads/areas.pdf' },
      { id: 2, label: 'Roads', link: 'roads' },
      { id: 3, label: 'Gardens', link: '/gardens' },
    ]
    const { links, text, getAllByRole } = renderPage(
      page,
      { roads },
      { path: '/roads', start: { menu: [{ ...entry, items }] } },
    )
    expect(text).toContain('Home City Profile Roads')
    expect(links).toContain('/gardens')
    expect(links).not.toContain('/uploads/areas.pdf')
    const [current] = getAllByRole('link', { name: 'Roads', current: 'page' })
    expect(current?.getAttribute('href')).toBe('/roads')
  })
})
