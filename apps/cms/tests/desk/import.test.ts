import { expect, test, vi } from 'vitest'
import { councilWithDesk } from './desk.ts'

const { desk, council } = councilWithDesk()

const sheets = (): FormData => {
  const form = new FormData()
  form.set('source', 'sheets')
  const rows = 'Description (English),Length (English)\r\nMain Road,1 Km\r\n=1+1,2 Km\r\n'
  form.append('files', new File([rows], '../../roads.csv', { type: 'text/csv' }))
  return form
}
const state = async () => (await desk().ask('GET', '/import', { as: 'admin' })).json()

test.each(['editor', 'clerk', undefined] as const)('%s can neither start nor see an import', async (as) => {
  for (const [method, body] of [['GET'], ['POST', sheets()]] as const)
    expect((await desk().ask(method, '/import', { as, body })).status).toBe(403)
  expect((await desk().ask('GET', '/import/report?name=x&file=report-en.csv', { as })).status).toBe(403)
})

test('a file that is no sheet of ours, or an address, starts nothing', async () => {
  const form = new FormData()
  form.set('source', 'server')
  form.set('from', 'http://169.254.169.254/')
  form.append('files', new File(['x'], 'anything.csv'))
  expect((await desk().ask('POST', '/import', { as: 'admin', body: form })).status).toBe(400)
  expect((await state()).state).toBe('none')
})

test.each(['page.php?id={id}', '/page.php', '/page/{id}/{y_id}'])(
  '%s is no address with a number, and starts nothing',
  async (pattern) => {
    const form = sheets()
    form.set('departmentPages', `/right/{p_id}\n${pattern}`)
    const answer = await desk().ask('POST', '/import', { as: 'admin', body: form })
    expect(answer.status).toBe(400)
    expect((await answer.json()).message).toContain(pattern)
    expect((await state()).state).toBe('none')
  },
)

test('an administrator sends a sheet, follows the import and reads its report', async () => {
  expect((await desk().ask('POST', '/import', { as: 'admin', body: sheets() })).status).toBe(202)
  await vi.waitFor(async () => expect((await state()).state).toBe('ended'), {
    timeout: 100_000,
    interval: 500,
  })
  const { docs } = await council().payload.find({ collection: 'roads', draft: true, sort: '_order' })
  expect(docs).toMatchObject([
    { description: { en: 'Main Road' }, _status: 'draft' },
    { description: { en: '=1+1' }, _status: 'draft' },
  ])
  const { reports } = await state()
  const report = await desk().ask('GET', `/import/report?name=${reports[0]}&file=report-en.csv`, {
    as: 'admin',
  })
  expect(await report.text()).toContain("'=1+1")
  const other = await desk().ask('GET', `/import/report?name=${reports[0]}&file=../../desk/output.log`, {
    as: 'admin',
  })
  expect(other.status).toBe(404)
}, 120_000)
