import { expect, test } from 'vitest'
import { filledIndexer } from '../../testing/filled-indexer.ts'
import type { KnownRows } from '../entries/rows.ts'

const own = { status: 1, language: 'en' }
const rows: Record<string, object[]> = {
  'disclosureDepartments en': [{ ...own, id: 1, departmentId: 1, name: 'Parks Department', link: '/parks' }],
  'headings en': [
    { ...own, id: 1, headingId: 1, departmentId: 1, heading: 'Trees of the town', link: '/trees' },
    { ...own, id: 2, headingId: 2, departmentId: 1, heading: 'Lawns of the town', link: '/lawns' },
  ],
}
const known: KnownRows = (name, language) => (rows[`${name} ${language}`] ?? []) as never

test('a heading without documents is not found until it has some', async () => {
  const { indexer } = await filledIndexer({ rows: known, documents: new Map(), paths: [] })
  const titles = async () => {
    const found = await indexer.answer({ text: 'town', page: 1, language: 'en' })
    return found.state === 'ready' ? found.items.map(({ id }) => id).sort() : []
  }
  expect(await titles()).toEqual(['headings.1', 'headings.2'])
  indexer.leaveOut(['/lawns'])
  await indexer.update()
  expect(await titles()).toEqual(['headings.1'])
  indexer.leaveOut([])
  await indexer.update()
  expect(await titles()).toEqual(['headings.1', 'headings.2'])
})
