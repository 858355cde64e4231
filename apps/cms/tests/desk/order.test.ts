import { expect, test } from 'vitest'
import { apiOf } from '../api/api.ts'
import { councilWithDesk, type Role } from './desk.ts'

const { desk } = councilWithDesk()

const video = (en: string) => ({
  description: { en },
  url: 'https://www.youtube.com/watch?v=aaaaaaaaaaa',
  _status: 'published',
})

async function add(path: string, body: object): Promise<number> {
  const response = await desk().ask('POST', path, { as: 'editor', body })
  return ((await response.json()) as { doc: { id: number } }).doc.id
}

async function shown(path: string): Promise<unknown[]> {
  const rows = await (await apiOf(desk().payload))(`${path}?lang=en`)
  return ((await rows.json()) as { description: string }[]).map(({ description }) => description)
}

async function listed(path: string): Promise<unknown[]> {
  const { docs } = (await (await desk().ask('GET', path, { as: 'clerk' })).json()) as {
    docs: { listedAs: string }[]
  }
  return docs.map(({ listedAs }) => listedAs)
}

test('a new video stands before all others, in the desk and on the site', async () => {
  for (const name of ['January', 'February', 'March']) await add('/videos', video(name))
  const newestFirst = ['March', 'February', 'January']
  expect(await listed('/videos?sort=_order')).toEqual(newestFirst)
  expect(await shown('/home-videos')).toEqual(newestFirst)
})

test('new tenders do the same, and news and photos come first in the desk', async () => {
  await add('/tenders?draft=true', { description: { en: 'Older tender' } })
  await add('/tenders?draft=true', { description: { en: 'Newer tender' } })
  expect(await listed('/tenders?sort=_order&draft=true')).toEqual(['Newer tender', 'Older tender'])
  const { collections } = desk().payload
  for (const list of ['news', 'photos'] as const) expect(collections[list].config.defaultSort).toBe('-_order')
})

const moveBefore = (list: string, id: number, target: number, as: Role) =>
  desk().ask('POST', '/reorder', {
    as,
    body: {
      collectionSlug: list,
      docsToMove: [id],
      newKeyWillBe: 'less',
      orderableFieldName: '_order',
      target: { id: target },
    },
  })

test.each([
  ['that is published', false],
  ['that waits with a draft', true],
])('a clerk moves a record %s as a draft: residents see it when it is approved', async (_which, hasDraft) => {
  const names = ['First', 'Second'].map((name) => `${name} ${hasDraft}`)
  const ids: number[] = []
  for (const en of names) ids.push(await add('/functions', { description: { en }, _status: 'published' }))
  const [first = 0, second = 0] = ids
  const body = { description: { en: names[1] } }
  if (hasDraft) await desk().ask('PATCH', `/functions/${second}?draft=true`, { as: 'clerk', body })
  const own = (texts: unknown[]) => texts.filter((text) => names.includes(String(text)))
  expect((await moveBefore('functions', second, first, 'clerk')).status).toBe(200)
  expect(own(await shown('/functions'))).toEqual(names)
  expect(own(await listed('/functions?sort=_order&draft=true'))).toEqual(names.toReversed())
  const records = [{ list: 'functions', record: second }]
  expect((await desk().ask('POST', '/approvals/now', { as: 'editor', body: { records } })).status).toBe(200)
  expect(own(await shown('/functions'))).toEqual(names.toReversed())
})

test('a record that waits with a draft is moved on the site too, and its draft stays', async () => {
  const ids: number[] = []
  for (const en of ['One', 'Two'])
    ids.push(await add('/tree-census', { description: { en }, total: { en: '1' }, _status: 'published' }))
  const [one = 0, two = 0] = ids
  await desk().ask('PATCH', `/tree-census/${two}?draft=true`, {
    as: 'clerk',
    body: { description: { en: 'Two, corrected' } },
  })
  expect((await moveBefore('tree-census', two, one, 'editor')).status).toBe(200)
  expect(await shown('/tree-census')).toEqual(['Two', 'One'])
  expect(await listed('/tree-census?sort=_order&draft=true')).toEqual(['Two, corrected', 'One'])
})
