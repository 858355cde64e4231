import { expect, test } from 'vitest'
import { type DynamicRows, findDynamicPage } from './dynamic-page.ts'

const department = (departmentId: number, name: string, link: string, status = 1) =>
  ({
    id: departmentId,
    departmentId,
    name,
    link,
    status,
    language: 'en',
  }) as DynamicRows['departments'][number]
const heading = (headingId: number, departmentId: number, link: string, status = 1) =>
  ({
    id: headingId,
    headingId,
    departmentId,
    heading: link,
    link,
    status,
    language: 'en',
  }) as DynamicRows['headings'][number]
const meetings = (departmentId: number, link: string) =>
  ({
    id: 1,
    departmentId,
    heading: 'Resolutions',
    link,
    status: 1,
    language: 'en',
  }) as DynamicRows['generalAdminHeadings'][number]

const rows: DynamicRows = {
  departments: [
    department(1, 'General Admin', '/general-admin'),
    department(2, 'Account', '/account'),
    department(3, 'Audit', '/audit', 0),
    department(4, 'Tax', '/लेखा'),
  ],
  headings: [
    heading(10, 2, 'budget'),
    heading(11, 4, '/budget'),
    heading(12, 2, '#'),
    heading(13, 2, '/old', 0),
  ],
  generalAdminHeadings: [meetings(1, 'resolutions')],
}
const at = (path: string, carried = {}) => {
  const place = findDynamicPage(rows, path, carried)
  if (!place) return 'nothing'
  if (place.kind === 'department') return `department ${place.department.name}`
  return place.kind === 'heading'
    ? `heading ${place.heading.headingId} of ${place.department?.name}`
    : 'meetings'
}

test.each([
  ['/account', 'department Account'],
  ['/Account', 'department Account'],
  ['/budget', 'heading 10 of Account'],
  ['/resolutions', 'meetings'],
  ['/%E0%A4%B2%E0%A5%87%E0%A4%96%E0%A4%BE', 'department Tax'],
])('%s is the %s', (path, expected) => {
  expect(at(path)).toBe(expected)
})

test.each([
  ['/general-admin', 'the general administration has its own page'],
  ['/audit', 'a department that is not active is not shown'],
  ['/old', 'a withdrawn heading is not shown'],
  ['/', 'a link # leads nowhere'],
  ['/nothing', 'nobody has this address'],
  ['/account/budget', 'a part of an address is not an address'],
  ['/%E0%A4%A', 'a broken address is nobody’s'],
])('at %s is nothing: %s', (path) => {
  expect(at(path)).toBe('nothing')
})

test('where two headings have one address, the id that the link carried decides, compared as text', () => {
  expect(at('/budget', { headingId: '11' })).toBe('heading 11 of Tax')
  expect(at('/budget', { headingId: 99 })).toBe('heading 10 of Account')
})
