import { expect, test } from 'vitest'
import { councilWithDesk } from './desk.ts'

const { desk, council } = councilWithDesk()
const named = (name: string) => ({ number: '1', name: { en: name } })

async function ward(): Promise<number> {
  const body = { ...named('First'), _status: 'published' }
  const response = await desk().ask('POST', '/wards', { as: 'editor', body })
  return ((await response.json()) as { doc: { id: number } }).doc.id
}

const versions = async (id: number, status: string) => {
  const { docs } = await desk().payload.findVersions({
    collection: 'wards',
    where: { and: [{ parent: { equals: id } }, { 'version._status': { equals: status } }] },
    sort: '-updatedAt',
    limit: 200,
    depth: 0,
  })
  return docs.map(({ version }) => version.name.en)
}

test('a clerk’s many drafts leave every published version where it was', async () => {
  const { ask } = desk()
  const id = await ward()
  const second = await ask('PATCH', `/wards/${id}`, {
    as: 'editor',
    body: { ...named('Second'), _status: 'published' },
  })
  expect(second.status).toBe(200)
  for (let draft = 1; draft <= 25; draft += 1) {
    const saved = await ask('PATCH', `/wards/${id}?draft=true`, {
      as: 'clerk',
      body: named(`Draft ${draft}`),
    })
    expect(saved.status).toBe(200)
  }
  expect(await versions(id, 'published')).toEqual(['Second', 'First'])
  const drafts = await versions(id, 'draft')
  expect(drafts).toHaveLength(20)
  expect(drafts[0]).toBe('Draft 25')
})

test('of published versions as many are kept as are configured, the newest', async () => {
  const { ask } = desk()
  const { configuration } = council()
  const id = await ward()
  const most = configuration.versionsKept.published
  for (let time = 1; time <= most + 2; time += 1)
    await ask('PATCH', `/wards/${id}`, {
      as: 'editor',
      body: { ...named(`Name ${time}`), _status: 'published' },
    })
  const kept = await versions(id, 'published')
  expect(kept).toHaveLength(most)
  expect(kept[0]).toBe(`Name ${most + 2}`)
})
