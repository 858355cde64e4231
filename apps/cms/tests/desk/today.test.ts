import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { createLocalReq, type PayloadRequest } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { pages } from '../../src/today/pages.ts'
import { draftsWaiting, endingSoon } from '../../src/today/waiting.ts'
import { councilWithDesk, type Role } from './desk.ts'

const { desk } = councilWithDesk()
const site = path.join(import.meta.dirname, '../../../site/app')

async function asked(as: Role): Promise<PayloadRequest> {
  const { payload, ids } = desk()
  const user = await payload.findByID({ collection: 'users', id: ids[as] })
  return createLocalReq({ user: { ...user, collection: 'users' } as never }, payload)
}

const post = (list: string, as: Role, body: object, query = '') =>
  desk().ask('POST', `/${list}${query}`, { as, body })

async function placesFor(
  words: string,
  as: Role = 'clerk',
  headers = {},
): Promise<{ name: string; path: string }[]> {
  const response = await desk().ask('GET', `/places?q=${encodeURIComponent(words)}`, { as, headers })
  return ((await response.json()) as { places: { name: string; path: string }[] }).places
}

beforeAll(async () => {
  await post('ponds', 'clerk', { name: { en: 'Draft of the clerk' } }, '?draft=true')
  await post('wards', 'editor', { number: '7', name: { en: 'Draft of the editor' } }, '?draft=true')
  await post('departments', 'editor', {
    name: { en: 'Water supply', mr: 'पाणीपुरवठा' },
    head: { en: 'A. Officer', mr: 'अ. अधिकारी' },
    _status: 'published',
  })
})

test('what waits to be published is listed over all lists, with who saved it', async () => {
  const entries = await draftsWaiting(await asked('editor'))
  expect(entries.map(({ name, slug, by }) => [name, slug, by?.name])).toEqual([
    ['Draft of the clerk', 'ponds', 'clerk'],
    ['7 · Draft of the editor', 'wards', 'editor'],
  ])
})

test('what is published waits no longer', async () => {
  const [first] = await draftsWaiting(await asked('editor'))
  const body = { name: { en: 'Draft of the clerk' }, _status: 'published' }
  await desk().ask('PATCH', `/ponds/${first?.id}`, { as: 'editor', body })
  expect((await draftsWaiting(await asked('editor'))).map(({ slug }) => slug)).toEqual(['wards'])
})

test('what ends within a month is listed before it ends', async () => {
  const record = { validUntil: '2026-12-01T12:00:00.000Z' }
  await post('functions', 'editor', { description: { en: 'Ends soon' }, record, _status: 'published' })
  const names = async (now: string) =>
    (await endingSoon(await asked('editor'), new Date(now))).map(({ name }) => name)
  expect(await names('2026-11-22T00:00:00Z')).toEqual(['Ends soon'])
  expect(await names('2026-09-22T00:00:00Z')).toEqual([])
})

test.each([
  ['/departments', '/collections/departments'],
  ['http://localhost:3000/mr/fire-station', '/collections/fire-stations'],
  ['मालमत्ताधारक', '/collections/property-holders'],
])('“%s” leads to the list behind the page', async (words, list) => {
  expect((await placesFor(words)).map((place) => place.path)).toContain(list)
})

test.each(['Water supply', 'पाणीपुरवठा', 'अधिकारी'])(
  '“%s” leads to the record with these words',
  async (words) => {
    const found = await placesFor(words, 'clerk', { 'accept-language': 'mr' })
    expect(found.find(({ path: to }) => to.startsWith('/collections/departments/'))?.name).toBe('पाणीपुरवठा')
  },
)

test('a stranger finds nothing', async () => {
  expect((await desk().ask('GET', '/places?q=water')).status).toBe(401)
})

test('every list is behind a page, and every page of the table is one of the site', () => {
  const content = desk().payload.config.collections.filter(({ orderable }) => orderable === true)
  const listed = new Set<string>(pages.flatMap(({ lists }) => lists))
  expect(content.map(({ slug }) => slug).filter((slug) => !listed.has(slug))).toEqual([])
  const routes = readFileSync(path.join(site, 'routes.ts'), 'utf8')
  const unknown = pages.filter(({ path: to }) => !routes.includes(`page('${to.slice(1)}'`))
  expect(unknown).toEqual([])
  expect(existsSync(path.join(site, 'routes'))).toBe(true)
})
