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
  ['feedback', [401, 404, 200, 200]],
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

const sendBack = (list: string, file: Blob, role?: Role, step = 'preview') => {
  const body = new FormData()
  body.set('file', new File([file], `${list}.csv`))
  return ask(desk(`/sheets/${list}/${step}`), {
    method: 'POST',
    headers: role ? as(tokens[role]) : {},
    body,
  })
}

test('a sheet that a clerk sends back says what it would change, and stores nothing', async () => {
  const text = await (await sheet('wards', 'clerk')).text()
  const answer = await sendBack('wards', new Blob([text.replace('Sahya Lake', 'Old lake')]), 'clerk')
  expect(answer.status).toBe(200)
  const { counts, changed } = (await answer.json()) as { counts: object; changed: { changes: object[] }[] }
  expect(counts).toMatchObject({ added: 0, changed: 1, wrong: 0 })
  expect(changed[0]?.changes).toMatchObject([{ before: 'Sahya Lake', after: 'Old lake' }])
  expect(await (await sheet('wards', 'clerk')).text()).toBe(text)
})

test.each(['preview', 'import'])('strangers send no sheet to be read (%s)', async (step) => {
  expect((await sendBack('wards', new Blob(['x']), undefined, step)).status).toBe(401)
})

test('a sheet of more than 6 MB is refused before it is read', async () => {
  const answer = await sendBack('wards', new Blob([new Uint8Array(7 * 1024 * 1024)]), 'clerk')
  expect(answer.status).toBe(413)
})
