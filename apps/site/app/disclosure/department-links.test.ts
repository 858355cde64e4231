import { readList } from '@nagardwar/contract'
import { type Row, toDomain } from '@nagardwar/contract/browser'
import { examples } from '@nagardwar/contract/examples'
import { expect, test } from 'vitest'
import { presentDepartmentLinks } from './department-links.ts'

const department = (departmentId: number, name: string, link: string, status: unknown = 1) =>
  ({ id: departmentId, departmentId, language: 'en', name, link, status }) as Row<'disclosureDepartments'>
const departments = [
  department(1, 'General Admin', '/elsewhere'),
  department(2, 'Account', 'account'),
  department(3, 'Vehicle', '#'),
  department(4, 'Closed', '/closed', 0),
]

test('all active departments are listed, those without a page too', () => {
  expect(presentDepartmentLinks(departments, '/nowhere')).toEqual([
    { label: 'General Admin', to: '/general-admin-department', state: { p_id: 1 } },
    { label: 'Account', to: '/account', state: { p_id: 2 } },
    { label: 'Vehicle', to: undefined, state: { p_id: 3 } },
  ])
})

test('the department in view is marked, and so is the one that the heading in view belongs to', () => {
  const marksAt = (path: string, current?: number) =>
    presentDepartmentLinks(departments, path, current).map((item) => item.current)
  expect(marksAt('/account', 2)).toEqual([undefined, 'page', undefined])
  expect(marksAt('/budget', 2)).toEqual([undefined, 'true', undefined])
  expect(marksAt('/general-admin-department')).toEqual(['page', undefined, undefined])
})

test('the departments of an older server are listed', () => {
  const { answer } = examples.disclosureDepartments.raw['older-names'] ?? {}
  const rows = toDomain('disclosureDepartments', readList('disclosureDepartments', 'en', answer))
  expect(presentDepartmentLinks(rows, '/').map(({ label, to }) => [label, to])).toEqual([
    ['Town Planning Department', '/town-planning-department'],
    ['Electrical Department', '/electrical-department'],
    ['Store & Records', undefined],
  ])
})
