import { expect, test } from 'vitest'
import { councilWithApi, post } from './api.ts'

const council = councilWithApi()
const { ask } = council

const answer = (page: unknown, useful: unknown) => ask('/useful', post({ page, useful }))
const counts = async (page: string) => {
  const { docs } = await council.payload.find({
    collection: 'page-opinions',
    where: { page: { equals: page } },
  })
  return docs.map((row) => [row.useful, row.notUseful])
}

test('answers are counted for each page and day, also when many come at once', async () => {
  const answers = Array.from({ length: 40 }, (_, index) => answer('/mr/roads', index % 4 !== 0))
  const statuses = (await Promise.all(answers)).map((response) => response.status)
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect(await counts('/mr/roads')).toEqual([[30, 10]])
  expect(await counts('/roads')).toEqual([])
})

test('nothing but page, day and counts is kept', async () => {
  await ask('/useful', post({ page: '/ward', useful: true, name: 'Kavita', mobile: '1' }))
  const { docs } = await council.payload.find({ collection: 'page-opinions', limit: 1, sort: '-id' })
  expect(Object.keys(docs[0] ?? {}).sort()).toEqual(
    ['createdAt', 'day', 'id', 'notUseful', 'page', 'updatedAt', 'useful'].sort(),
  )
  expect(docs[0]?.day).toMatch(/^\d{4}-\d{2}-\d{2}$/)
})

test('a plain form is understood too', async () => {
  const form = new URLSearchParams({ page: '/schools', useful: 'false' })
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  expect((await ask('/useful', { method: 'POST', headers, body: form.toString() })).status).toBe(200)
  expect(await counts('/schools')).toEqual([[0, 1]])
})

test('pages that do not exist are not counted, and those of departments are from their publication on', async () => {
  for (const page of ['/wards', '/mr', '/mr/roads/', '/no-such-page', '/api/roads', '/admin'])
    expect([page, (await answer(page, true)).status]).toEqual([page, page.startsWith('/mr') ? 200 : 404])
  const data = { name: { en: 'Water & light' }, link: '/Water-&-light' }
  const department = await council.payload.create({
    collection: 'disclosure-departments',
    draft: true,
    data: { ...data, _status: 'draft' } as never,
  })
  expect((await answer('/mr/water-%26-light', true)).status).toBe(404)
  await council.payload.update({
    collection: 'disclosure-departments',
    id: department.id,
    data: { _status: 'published' },
  })
  expect((await answer('/mr/water-%26-light', true)).status).toBe(200)
  expect((await counts('/no-such-page')).length).toBe(0)
})

test.each([
  ['no page', undefined, true],
  ['another site', '//elsewhere.example', true],
  ['a quote', "/roads'); DROP TABLE page_opinions; --", true],
  ['a long path', `/${'a'.repeat(200)}`, true],
  ['no answer', '/roads', 'perhaps'],
])('%s is refused', async (_, page, useful) => {
  expect((await answer(page, useful)).status).toBe(400)
})

test('the public cannot read the answers', async () => {
  await expect(council.payload.find({ collection: 'page-opinions', overrideAccess: false })).rejects.toThrow(
    'not allowed',
  )
  expect((await ask('/useful')).status).toBe(405)
})
