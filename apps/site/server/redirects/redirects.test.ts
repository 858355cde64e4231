import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FakeApi, startFakeApi } from '../testing/fake-api.ts'
import { startTestSite, type TestSite } from '../testing/test-site.ts'

let api: FakeApi
let site: TestSite
const redirects = [
  { id: 1, from: '/tax department.php', to: '/departments' },
  { id: 2, from: '/page.php?id=12', to: '/history' },
  { id: 3, from: '/uploads/Form 12.pdf', to: '/api/uploads/form-12-0d1da5138c03.pdf' },
  { id: 4, from: '/मालमत्ता', to: 'https://tax.example/' },
  { id: 5, from: '/roads', to: '/schools' },
  { id: 6, from: '/same', to: '/same' },
  { id: 7, from: '/roads?id=12', to: '/account-department' },
  { id: 8, from: '/roads?page=2', to: '/history' },
  { id: 9, from: '/account-department?id=12', to: '/account-department' },
]

beforeAll(async () => {
  api = await startFakeApi()
  api.answers.set('/redirects', () => Response.json(redirects))
  site = await startTestSite({ apiRoot: api.root })
  await site.get('/api/redirects')
})
afterAll(async () => {
  await site.stop()
  await api.stop()
})

test.each([
  ['/tax%20department.php', '/departments'],
  ['/Tax%20Department.PHP/', '/departments'],
  ['/mr/tax%20department.php', '/mr/departments'],
  ['/page.php?id=12', '/history'],
  ['/uploads/Form%2012.pdf', '/api/uploads/form-12-0d1da5138c03.pdf'],
  ['/api/uploads/Form%2012.pdf', '/api/uploads/form-12-0d1da5138c03.pdf'],
  ['/roads?id=12', '/account-department'],
  ['/mr/roads?id=12', '/mr/account-department'],
  [`/${encodeURIComponent('मालमत्ता')}`, 'https://tax.example/'],
])('the older address %s leads to %s', async (from, to) => {
  const { status, headers } = await site.get(from)
  expect([status, headers.location]).toEqual([301, to])
})

test.each([
  '/page.php',
  '/roads',
  '/same',
  '/roads?',
  '/roads?id=13',
  '/roads?page=2',
  '/account-department?id=12',
])('%s is not led away', async (address) => {
  expect((await site.get(address)).headers.location).toBeUndefined()
})
