import { describe, expect, test } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import * as page from './route.tsx'

const view = { title: 'Meetings', intro: 'What was decided.', crumbs: [] }

describe('a page of the council at work', () => {
  test('has its title and first sentence', () => {
    const work = { ok: true, value: [view] }
    const { headings, text } = renderPage(page, { work }, { path: '/meetings' })
    expect(headings(1)).toEqual(['Meetings'])
    expect(text).toContain('What was decided.')
  })

  test.each([
    ['en', 'This page is not available right now'],
    ['mr', 'हे पान सध्या उपलब्ध नाही'],
  ] as const)('in %s is away, not missing, while its lists cannot be had', (language, words) => {
    const work = { ok: false, error: 'unavailable' }
    expect(renderPage(page, { work }, { path: '/meetings', language }).text).toContain(words)
  })

  test('a department at its address is shown with its own words', () => {
    const department = { id: 1, departmentId: 1, name: 'Hall', link: '/meetings', language: 'en', status: 1 }
    const lists = { departments: { ok: true, value: [department] }, headings: { ok: true, value: [] } }
    const arrived = { ...lists, generalAdminHeadings: { ok: true, value: [] } }
    const { headings, text } = renderPage(page, { arrived }, { path: '/meetings' })
    expect(headings(1)).toEqual(['Hall'])
    expect(text).toContain('The council has not published anything here yet')
  })
})
