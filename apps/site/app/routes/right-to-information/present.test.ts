import { expect, test } from 'vitest'
import type { DynamicRows } from '../../disclosure/dynamic-page.ts'
import { presentOwnHeadings } from './present.ts'

type Department = DynamicRows['departments'][number]
type Heading = DynamicRows['headings'][number]

const department = (departmentId: number, name: string, link: string, status = 1) =>
  ({ id: departmentId, departmentId, name, link, status, language: 'en' }) as Department
const heading = (headingId: number, departmentId: number, status = 1) =>
  ({ id: headingId, headingId, departmentId, heading: `Heading ${headingId}`, link: '/x', status }) as Heading
const headings = [heading(1, 15), heading(2, 4), heading(3, 15, 0), heading(4, 15)]
const own = (row: Department) =>
  presentOwnHeadings([department(4, 'Account', '/account'), row], headings).map(({ id }) => id)

test.each([
  ['its English name', department(15, 'Right To Information', '/rti')],
  ['its Marathi name', department(15, 'माहितीचा अधिकार', '')],
  ['its link', department(15, 'Information cell', 'right-to-information')],
])('the department is known by %s; only its published headings are shown', (_, row) => {
  expect(own(row)).toEqual([1, 4])
})

test.each([
  ['another department', department(15, 'Tax', '/tax')],
  ['a withdrawn one', department(15, 'Right To Information', '/right-to-information', 0)],
])('%s gives no headings', (_, row) => {
  expect(own(row)).toEqual([])
})
