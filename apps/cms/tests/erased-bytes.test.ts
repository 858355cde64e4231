import { existsSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openCouncil, type TestCouncil } from './council.ts'

let council: TestCouncil
beforeAll(async () => {
  council = await openCouncil()
})
afterAll(() => council.close())

const secret = 'words-that-a-resident-wants-forgotten'

test('what was erased is not in the free pages of the database file', async ({ skip }) => {
  if (process.env.TEST_POSTGRES_URL) skip('PostgreSQL keeps its own files')
  const { payload } = council
  const file = council.configuration.databaseUrl.replace(/^file:/, '')
  const written = () =>
    [file, `${file}-wal`].some((each) => existsSync(each) && readFileSync(each).includes(secret))
  const now = new Date().toISOString()
  const { id } = await payload.create({
    collection: 'feedback',
    data: {
      name: 'Asha',
      mobile: '9',
      email: 'a@b.example',
      subject: 'Water',
      feedback: `${secret} `.repeat(300),
      status: 'new',
      reference: 'F-2222-2222',
      receivedAt: now,
      eraseOn: now,
    },
    overrideAccess: true,
  })
  expect(written()).toBe(true)
  await payload.delete({ collection: 'feedback', id, overrideAccess: true })
  expect(written()).toBe(false)
})
