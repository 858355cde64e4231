import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { createLocalReq, type PayloadRequest } from 'payload'
import { beforeAll, expect, test, vi } from 'vitest'
import { preparedDrafts, writtenDrafts } from '../../src/content/drafts/waiting-drafts.ts'
import { pages } from '../../src/content/pages/pages.ts'
import { endingSoon } from '../../src/features/today/ending-soon.ts'
import { answeredQuestions } from '../../src/features/today/questions/answered.ts'
import { questions } from '../../src/features/today/questions/questions.ts'
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
  const entries = await writtenDrafts(await asked('editor'))
  expect(entries.map(({ name, slug, by }) => [name, slug, by?.name])).toEqual([
    ['7 · Draft of the editor', 'wards', 'editor'],
    ['Draft of the clerk', 'ponds', 'clerk'],
  ])
})

test('a draft that came with a new council is no colleague’s', async () => {
  const { payload } = desk()
  const data = { name: { en: 'Came with the council' } }
  const { id } = await payload.create({ collection: 'ponds', data: data as never, draft: true })
  const prepared = await preparedDrafts(await asked('editor'))
  expect((await writtenDrafts(await asked('editor'))).map(({ by }) => by?.name)).toEqual(['editor', 'clerk'])
  expect(prepared.entries.map(({ name }) => name)).toEqual(['Came with the council'])
  expect(prepared.count).toBe(1)
  await payload.delete({ collection: 'ponds', id })
})

test('prepared drafts, however many, hide none that somebody wrote', async () => {
  const { payload } = desk()
  const at = (number: number) => ({ name: { en: `Prepared ${number}` } })
  for (let number = 0; number < 25; number += 1)
    await payload.create({ collection: 'ponds', data: at(number) as never, draft: true })
  const names = (await writtenDrafts(await asked('clerk'))).map(({ name }) => name)
  expect(names).toContain('Draft of the clerk')
  expect((await preparedDrafts(await asked('clerk'))).count).toBe(25)
  await payload.delete({ collection: 'ponds', where: { 'name.en': { like: 'Prepared' } } })
})

test('what is published waits no longer', async () => {
  const first = (await writtenDrafts(await asked('editor'))).find(({ slug }) => slug === 'ponds')
  const body = { name: { en: 'Draft of the clerk' }, _status: 'published' }
  await desk().ask('PATCH', `/ponds/${first?.id}`, { as: 'editor', body })
  expect((await writtenDrafts(await asked('editor'))).map(({ slug }) => slug)).toEqual(['wards'])
})

test('what ends within a month is listed before it ends', async () => {
  const record = { validUntil: '2026-12-01T12:00:00.000Z' }
  await post('functions', 'editor', { description: { en: 'Ends soon' }, record, _status: 'published' })
  const names = async (now: string) =>
    (await endingSoon(await asked('editor'), new Date(now))).map(({ name }) => name)
  expect(await names('2026-11-22T00:00:00Z')).toEqual(['Ends soon'])
  expect(await names('2026-09-22T00:00:00Z')).toEqual([])
})

test('only the lists are read in which something waits or ends', async () => {
  const req = await asked('editor')
  const find = vi.spyOn(desk().payload, 'find')
  const read = () => find.mock.calls.map(([{ collection }]) => collection).filter((slug) => slug !== 'media')
  await endingSoon(req, new Date('2026-11-22T00:00:00Z'))
  expect(read()).toEqual(['functions'])
  find.mockClear()
  await preparedDrafts(req)
  // The clerk's and the editor's drafts are in these two.
  expect(read().every((slug) => slug === 'ponds' || slug === 'wards')).toBe(true)
  find.mockRestore()
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

test.each(['Bridge 47', 'Bridge ४७', 'पूल 47', 'पूल ४७'])('“%s” is found in either digits', async (words) => {
  const name = { en: 'Bridge 47', mr: 'पूल ४७' }
  const { doc } = (await (await post('ponds', 'clerk', { name }, '?draft=true')).json()) as {
    doc: { id: number }
  }
  const path = `/collections/ponds/${doc.id}`
  expect((await placesFor(words)).map((place) => place.path)).toContain(path)
  const query = `/ponds?draft=true&where[name.mr][contains]=${encodeURIComponent('47')}`
  const { docs } = (await (await desk().ask('GET', query, { as: 'clerk' })).json()) as {
    docs: { id: number }[]
  }
  expect(docs.map(({ id }) => id)).toContain(doc.id)
  await desk().payload.delete({ collection: 'ponds', id: doc.id })
})

test('a stranger finds nothing', async () => {
  expect((await desk().ask('GET', '/places?q=water')).status).toBe(401)
})

test('every list is behind a page, and the pages of the table are those of the site', () => {
  const content = desk().payload.config.collections.filter(({ orderable }) => orderable === true)
  const listed = new Set<string>(pages.flatMap(({ lists }) => lists))
  expect(content.map(({ slug }) => slug).filter((slug) => !listed.has(slug))).toEqual([])
  const routes = readFileSync(path.join(site, 'routes.ts'), 'utf8')
  // A path may go on with what it shows one of, such as `services/:id?`.
  const isRoute = (to: string) => ["'", '/:'].some((end) => routes.includes(`page('${to.slice(1)}${end}`))
  expect(pages.filter(({ path: to }) => !isRoute(to))).toEqual([])
  const own = [...routes.matchAll(/\bpage\('([^'*:]*)'/g)].map(([, name]) => `/${name}`)
  const listedPages = new Set(pages.map(({ path: to }) => to))
  // For these the site writes everything itself.
  expect(own.filter((to) => !listedPages.has(to))).toEqual(['/transparency', '/offline', '/closed'])
  expect(existsSync(path.join(site, 'routes'))).toBe(true)
})

test('a page is shown without content only where it is a page of the site', async () => {
  const set = (shownWhenEmpty: string[]) =>
    desk().ask('POST', '/globals/settings', {
      as: 'editor',
      body: { name: { en: 'Council' }, abbreviation: { en: 'C' }, shownWhenEmpty },
    })
  expect((await set(['/roads', '/moon'])).status).toBe(400)
  expect((await set(['/roads', '/'])).status).toBe(200)
  expect(await desk().payload.findGlobal({ slug: 'settings' })).toMatchObject({
    shownWhenEmpty: ['/roads', '/'],
  })
})

test('the questions of residents are of lists, settings, texts and headings that there are', async () => {
  expect(questions).toHaveLength(40)
  const { payload } = desk()
  const fields = payload.globals.config[0]?.flattenedFields.map(({ name }) => name)
  const { siteTexts } = await import('../../src/content/wordings/site-texts.ts')
  for (const { answer } of questions) {
    if ('list' in answer) expect(Object.keys(payload.collections)).toContain(answer.list)
    if ('setting' in answer) expect(fields).toContain(answer.setting)
    if ('text' in answer) expect(siteTexts().map(({ key }) => key)).toContain(answer.text)
  }
})

test('a question is answered by what is published, and open ones lead to their form', async () => {
  const of = async (as: Role) => {
    const { answered, open } = await answeredQuestions(await asked(as))
    return { answered, paths: new Map(open.map(({ question, path }) => [question.en, path])) }
  }
  const before = await of('editor')
  expect(before.paths.get('Which roads has the council built?')).toBe('/collections/roads/create')
  expect(before.paths.get('What is the council’s helpline?')).toBe('/globals/settings')
  expect((await of('clerk')).paths.get('What is the council’s helpline?')).toBeUndefined()
  const road = { description: { en: 'Lake Road' }, length: { en: '1 Km' } }
  const draft = await post('roads', 'editor', road, '?draft=true')
  const { id } = ((await draft.json()) as { doc: { id: number } }).doc
  const drafted = await of('editor')
  expect(drafted.answered).toBe(before.answered)
  expect(drafted.paths.get('Which roads has the council built?')).toBe(`/collections/roads/${id}`)
  await desk().ask('PATCH', `/roads/${id}`, { as: 'editor', body: { ...road, _status: 'published' } })
  expect((await of('editor')).answered).toBe(before.answered + 1)
})
