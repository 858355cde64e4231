import type { Row } from '@nagardwar/contract/browser'
import { describe, expect, test } from 'vitest'
import { empty, example, loaded, loading, renderPage, unavailable } from '../../testing/render-page.tsx'
import { presentDepartments } from './present.ts'
import * as page from './route.tsx'

const department = (id: number, name: string, head = 'A head'): Row<'departments'> => ({
  id,
  language: 'en',
  name,
  head,
  office: '',
  position: '',
  hours: '',
  hoursNote: '',
})
const place = (departmentId: number, name: string, link: string, status = 1) =>
  ({ id: departmentId, departmentId, language: 'en', name, link, status }) as Row<'disclosureDepartments'>

describe('the card of a department', () => {
  const pages = [
    place(1, 'General Admin Department', '/general-admin'),
    place(4, 'Account Department', '/account-department'),
    place(5, 'Vehicle Department', ''),
    place(6, 'Store Department', '/store', 0),
    place(7, 'ACCOUNT', '/second-account'),
  ]

  test.each([
    ['Account', { to: { kind: 'page', path: '/account-department' }, state: { p_id: 4 } }],
    ['General Admin', { to: { kind: 'page', path: '/general-admin-department' }, state: { p_id: 1 } }],
    ['Vehicle', { to: { kind: 'none' }, state: { p_id: 5 } }],
    ['Store', { to: { kind: 'none' }, state: undefined }],
    ['Security', { to: { kind: 'none' }, state: undefined }],
  ])('%s leads where its name is', (name, expected) => {
    expect(presentDepartments([department(9, name)], pages)[0]).toMatchObject(expected)
  })

  test('does not need the ids of the two lists to agree', () => {
    expect(presentDepartments([department(1, 'Account')], pages)[0]?.state).toEqual({ p_id: 4 })
  })
})

describe('the page of departments', () => {
  const departments = example('departments')
  const pages = example('disclosureDepartments')
  const open = (query = '') => renderPage(page, { departments, pages }, { path: `/departments${query}` })

  test('shows nine a page, each with its head and the way to its page', () => {
    const { text, links, headings } = open()
    expect(headings(3)).toHaveLength(9)
    expect(text).toContain('Head of department')
    expect(links).toEqual(expect.arrayContaining(['/general-admin-department', '/account-department']))
    expect(open('?page=2').headings(3)).toHaveLength(3)
  })

  test('a number beyond the end shows the last page', () => {
    expect(open('?page=99').text).toContain('Birth & Death')
  })

  test('leads to the pages in Marathi, found by their Marathi names', () => {
    const lists = {
      departments: example('departments', 'mr'),
      pages: example('disclosureDepartments', 'mr'),
    }
    const { links, text } = renderPage(page, lists, { language: 'mr', path: '/departments' })
    expect(links).toEqual(
      expect.arrayContaining([
        '/mr/general-admin-department',
        '/mr/account-department',
        '/mr/departments?page=2',
      ]),
    )
    expect(text).toContain('विभागप्रमुख')
  })

  test('shows a department without a head', () => {
    const { text } = renderPage(page, { departments: loaded(department(1, 'Security', '')), pages })
    expect(text).toContain('Security')
    expect(text).not.toContain('Head of department')
  })

  test.each([
    ['loading', loading],
    ['unavailable', unavailable],
  ])('is whole, without links, while their addresses are %s', (_, list) => {
    const { text, links } = renderPage(page, { departments, pages: list }, { path: '/departments' })
    expect(text).toContain('Account')
    expect(links).not.toContain('/account-department')
  })

  test.each([
    ['loading', loading, 'Loading...'],
    ['failed', unavailable, 'This information cannot be shown right now'],
    ['empty', empty, 'No data available'],
  ])('when the list is %s the page says so', (_, list, words) => {
    expect(renderPage(page, { departments: list, pages }).text).toContain(words)
  })
})
