import { beforeAll, expect, test } from 'vitest'
import { ask } from '../support/council.ts'
import { as, desk, hireStaff, type Role } from '../support/staff.ts'

let tokens: Record<Role, string>
beforeAll(async () => {
  tokens = await hireStaff()
})

const sheet = (list: string, role?: Role, kind = 'csv') =>
  ask(desk(`/sheets/${list}?as=${kind}`), { headers: role ? as(tokens[role]) : {} })

test.each([
  ['wards', [401, 200, 200, 200]],
  ['feedback', [401, 403, 200, 200]],
  ['second-factors', [401, 404, 404, 404]],
  ['payload-preferences', [401, 404, 404, 404]],
] as const)('%s as a spreadsheet: stranger, clerk, editor, administrator', async (list, statuses) => {
  const who = [undefined, 'clerk', 'editor', 'admin'] as const
  const answers = await Promise.all(who.map((role) => sheet(list, role)))
  expect(answers.map(({ status }) => status)).toEqual(statuses)
})

test('a clerk downloads a list as CSV and as an Excel file', async () => {
  const csv = await sheet('wards', 'clerk')
  expect(csv.headers.get('content-disposition')).toMatch(/^attachment; filename="wards-[\d-]{10}\.csv"$/)
  expect(csv.headers.get('cache-control')).toBe('no-store')
  expect(await csv.text()).toContain('Ward number · प्रभाग क्रमांक')
  const excel = await sheet('wards', 'clerk', 'xlsx')
  expect(excel.headers.get('content-type')).toContain('spreadsheetml')
  // A ZIP archive, as every Excel file is.
  expect(Buffer.from(await excel.arrayBuffer()).toString('latin1', 0, 2)).toBe('PK')
})
