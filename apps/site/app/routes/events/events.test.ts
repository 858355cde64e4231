import { describe, expect, test } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import * as page from './route.tsx'

const view = { title: 'Events', intro: 'Camps and hearings.', crumbs: [], unlisted: false }

describe('a page of events', () => {
  test('has its title and first sentence', () => {
    const events = { ok: true, value: [view] }
    const { headings, text } = renderPage(page, { events }, { path: '/events' })
    expect(headings(1)).toEqual(['Events'])
    expect(text).toContain('Camps and hearings.')
  })

  test.each([
    ['en', 'This page is not available right now'],
    ['mr', 'हे पान सध्या उपलब्ध नाही'],
  ] as const)('in %s is away, not missing, while its list cannot be had', (language, words) => {
    const events = { ok: false, error: 'unavailable' }
    expect(renderPage(page, { events }, { path: '/events', language }).text).toContain(words)
  })

  test('a department at its address is shown with its own words', () => {
    const department = {
      id: 1,
      departmentId: 1,
      name: 'Events Cell',
      link: '/events',
      language: 'en',
      status: 1,
    }
    const lists = { departments: { ok: true, value: [department] }, headings: { ok: true, value: [] } }
    const arrived = { ...lists, generalAdminHeadings: { ok: true, value: [] } }
    expect(renderPage(page, { arrived }, { path: '/events' }).headings(1)).toEqual(['Events Cell'])
  })
})
