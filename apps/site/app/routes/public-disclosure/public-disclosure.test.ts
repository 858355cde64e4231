import { readList } from '@nagardwar/contract'
import { type Row, toDomain } from '@nagardwar/contract/browser'
import { examples } from '@nagardwar/contract/examples'
import { describe, expect, test } from 'vitest'
import { empty, example, loaded, loading, renderPage, unavailable } from '../../testing/render-page.tsx'
import { presentDisclosure } from './present.ts'
import * as page from './route.tsx'

const department = (departmentId: number, name: string, link: string, status: unknown = 1) =>
  ({ id: departmentId, departmentId, language: 'en', name, link, status }) as Row<'disclosureDepartments'>

test.each([
  ['General Admin Department', '/elsewhere', { kind: 'page', path: '/general-admin-department' }],
  ['General Admin', '', { kind: 'page', path: '/general-admin-department' }],
  ['सामान्य प्रशासन विभाग', '#', { kind: 'page', path: '/general-admin-department' }],
  ['Account', '/account', { kind: 'page', path: '/account' }],
  ['Account', 'account', { kind: 'page', path: '/account' }],
  ['Vehicle', '#', { kind: 'none' }],
  ['Store', '#.', { kind: 'none' }],
  ['Legal', '', { kind: 'none' }],
  ['Fire', 'https://fire.example', { kind: 'outside', href: 'https://fire.example' }],
])('the department %s with the link "%s"', (name, link, to) => {
  expect(presentDisclosure([department(7, name, link)])).toEqual([{ id: 7, name, to, state: { p_id: 7 } }])
})

test.each([
  'Right To Information',
  'RIGHT TO INFORMATION',
  'Right To Information Department',
  'माहितीचा अधिकार',
])('%s is left out', (name) => {
  expect(presentDisclosure([department(15, name, '/right-to-information')])).toEqual([])
})

test('a department that is not active is left out', () => {
  expect(presentDisclosure([department(8, 'Closed', '/closed', 0)])).toEqual([])
})

describe('the page of public disclosure', () => {
  const open = (language: 'en' | 'mr') =>
    renderPage(
      page,
      { departments: example('disclosureDepartments', language) },
      { language, path: '/public-disclosure' },
    )

  test('links every department to its page, and the general administration to its own', () => {
    const { text, links, elements, headings } = open('en')
    expect(text).toContain('Home Public disclosure')
    expect(links).toEqual(expect.arrayContaining(['/general-admin-department', '/town-planning-department']))
    expect(headings(3)).toHaveLength(14)
    expect(elements('.grid--3')).toHaveLength(1)
    expect(text).not.toContain('Right To Information')
  })

  test('does the same in Marathi', () => {
    const { text, links } = open('mr')
    expect(links).toEqual(
      expect.arrayContaining(['/mr/general-admin-department', '/mr/town-planning-department']),
    )
    expect(text).toContain('नगर रचना विभाग')
    expect(text).not.toContain('माहितीचा अधिकार')
  })

  test('shows a department without a page, and does not link it', () => {
    const { text, links } = open('en')
    expect(text).toContain('Vehicle Department')
    expect(links.filter((link) => /^(\/vehicle|#|)$/.test(link))).toEqual([])
  })

  test('reads what an older server answers', () => {
    const { answer } = examples.disclosureDepartments.raw['older-names'] ?? {}
    const rows = toDomain('disclosureDepartments', readList('disclosureDepartments', 'en', answer))
    const { links, text } = renderPage(page, { departments: loaded(...rows) })
    expect(links).toEqual(expect.arrayContaining(['/town-planning-department', '/electrical-department']))
    expect(text).toContain('Store & Records')
    expect(text).not.toContain('Closed')
  })

  test.each([
    ['en', 'Failed to fetch department data. Please try again later.'],
    ['mr', 'विभागांची माहिती मिळवता आली नाही. कृपया थोड्या वेळाने पुन्हा प्रयत्न करा.'],
  ] as const)('alerts in %s that the departments cannot be had', (language, words) => {
    const { text, getAllByRole } = renderPage(page, { departments: unavailable }, { language })
    expect(getAllByRole('alert')).toHaveLength(1)
    expect(text).toContain(words)
  })

  test.each([
    ['loading', loading, 'Loading...'],
    ['empty', empty, 'No data available'],
    ['left out', loaded(department(1, 'Right To Information', '/rti')), 'No data available'],
  ])('when the departments are %s it says so', (_, departments, words) => {
    expect(renderPage(page, { departments }).text).toContain(words)
  })
})
