import { beforeAll, expect, test } from 'vitest'
import { councilWithDesk } from './desk.ts'

const { desk, council } = councilWithDesk()

type Offered = { key: string; isSuggested: boolean; source: { title: string } }
const offeredTo = async (kind: string): Promise<Offered[]> =>
  (await (await desk().ask('GET', `/departments-for?kind=${kind}`, { as: 'editor' })).json()).departments
const suggested = async (kind: string) =>
  (await offeredTo(kind)).filter(({ isSuggested }) => isSuggested).map(({ key }) => key)
const namesIn = async (collection: 'departments' | 'disclosure-departments', status: string) => {
  const where = { _status: { equals: status } }
  const { docs } = await council().payload.find({ collection, where, pagination: false })
  return docs.map(({ name }) => name.en)
}

beforeAll(async () => {
  const { inTransaction } = await import('../../src/platform/database/transaction.ts')
  const { readContent } = await import('../../src/api/first-content/content.ts')
  const { Library } = await import('../../src/api/first-content/library.ts')
  const { loadRecords } = await import('../../src/api/first-content/load-records.ts')
  const { folderOf } = await import('../../src/api/first-content/store-content.ts')
  const { payload } = council()
  const content = await readContent(folderOf('skeleton'))
  await inTransaction(payload, async (req) => {
    const loading = { payload, content, library: new Library(payload, content, req), keys: new Map(), req }
    await loadRecords(loading, 'departments')
    await loadRecords(loading, 'disclosure-departments')
  })
})

test('each kind of council is offered all departments, with those ticked that its law suggests', async () => {
  expect(await suggested('nagar-panchayat')).not.toContain('fire')
  expect(await suggested('council-b')).toContain('town-planning')
  expect(await suggested('council-b')).not.toContain('municipal-secretary')
  expect(await suggested('corporation')).toContain('municipal-secretary')
  for (const { source } of await offeredTo('nagar-panchayat')) expect(source.title).toMatch(/Act|Cadres/)
})

test('an unknown kind, an unknown department or a clerk confirms nothing', async () => {
  expect((await desk().ask('GET', '/departments-for?kind=gram', { as: 'admin' })).status).toBe(400)
  expect((await desk().ask('GET', '/departments-for', { as: 'clerk' })).status).toBe(403)
  for (const [as, keys] of [
    ['admin', ['moon']],
    ['admin', []],
    ['clerk', ['tax']],
    [undefined, ['tax']],
  ] as const)
    expect((await desk().ask('POST', '/departments-for', { as, body: { keys } })).status).toBeGreaterThan(399)
  expect(await namesIn('departments', 'published')).toEqual([])
})

test('departments that are ticked are published with their pages; the others stay drafts', async () => {
  const answer = await desk().ask('POST', '/departments-for', {
    as: 'editor',
    body: { keys: ['tax', 'water'] },
  })
  expect(answer.status).toBe(200)
  const names = ['Tax Assessment Department', 'Water Supply, Sewerage and Sanitation Department']
  expect(await namesIn('departments', 'published')).toEqual(names)
  expect(await namesIn('disclosure-departments', 'published')).toEqual(names)
  expect(await namesIn('departments', 'draft')).toContain('Fire Department')
})
