import type { Row } from '@nagardwar/contract/browser'
import { describe, expect, test } from 'vitest'
import { empty, example, loaded, loading, renderPage, unavailable } from '../../testing/render-page.tsx'
import { presentGeneralAdmin } from './present.ts'
import * as page from './route.tsx'

const heading = (link: string, status: unknown = 1) =>
  ({
    id: 3,
    departmentId: 1,
    language: 'en',
    heading: 'Resolutions',
    link,
    status,
  }) as Row<'generalAdminHeadings'>

test.each([
  ['/resolutions', { kind: 'page', path: '/resolutions' }],
  ['resolutions', { kind: 'page', path: '/resolutions' }],
  ['/departments', { kind: 'page', path: '/departments' }],
  ['#', { kind: 'none' }],
  ['#.', { kind: 'none' }],
  ['', { kind: 'none' }],
])('a heading with the link "%s" carries the number of its department', (link, to) => {
  expect(presentGeneralAdmin([heading(link)])).toEqual([
    { id: 3, label: 'Resolutions', to, state: { p_id: 1 } },
  ])
})

test('a heading that is not published is left out', () => {
  expect(presentGeneralAdmin([heading('/resolutions', 0)])).toEqual([])
})

describe('the page of the general administration', () => {
  const lists = (language: 'en' | 'mr' = 'en') => ({
    headings: example('generalAdminHeadings', language),
    departments: example('disclosureDepartments', language),
  })
  const path = '/general-admin-department'

  test('links its headings to their pages, and all departments', () => {
    const { links, text, getByRole } = renderPage(page, lists(), { path })
    expect(text).toContain('Home Public disclosure General Admin Department')
    expect(links).toEqual(expect.arrayContaining(['/general-admin-resolutions', '/departments']))
    expect(getByRole('link', { current: 'page' }).textContent).toBe('General Admin Department')
  })

  test('does so in Marathi', () => {
    const { links, text } = renderPage(page, lists('mr'), { language: 'mr', path })
    expect(links).toEqual(expect.arrayContaining(['/mr/general-admin-resolutions', '/mr/departments']))
    expect(text).toContain('सामान्य प्रशासन विभाग')
  })

  test('shows a heading without a page, and does not link it', () => {
    const { text, links } = renderPage(page, { ...lists(), headings: loaded(heading('#.')) }, { path })
    expect(text).toContain('Resolutions')
    expect(links.filter((link) => /^(#|#\.|\/#.*|)$/.test(link))).toEqual([])
  })

  test.each([
    ['the server’s own message', { ...unavailable, message: 'Server under repair' }, 'Server under repair'],
    ['its own text where there is none', unavailable, 'Error fetching departments'],
  ])('says %s where the headings cannot be had', (_, headings, words) => {
    const { text, links } = renderPage(page, { ...lists(), headings }, { path })
    expect(text).toContain(words)
    expect(links).toContain('/departments')
  })

  test('says it in Marathi', () => {
    const { text } = renderPage(page, { ...lists('mr'), headings: unavailable }, { language: 'mr', path })
    expect(text).toContain('विभागांची माहिती मिळवताना त्रुटी')
  })

  test.each([
    ['loading', loading, 'Loading...'],
    ['empty', empty, 'No data available'],
    ['withdrawn', loaded(heading('/old', 0)), 'No data available'],
  ])('when the headings are %s it says so', (_, headings, words) => {
    expect(renderPage(page, { ...lists(), headings }, { path }).text).toContain(words)
  })

  test('is whole without the departments beside it', () => {
    const { links } = renderPage(page, { ...lists(), departments: unavailable }, { path })
    expect(links).toContain('/general-admin-resolutions')
  })
})
