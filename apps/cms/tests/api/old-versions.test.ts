import { oldVersionSchema, oldVersionsSchema } from '@nagardwar/contract'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, test } from 'vitest'
import { councilWithApi } from './api.ts'

const council = councilWithApi()
const old = (query: string) => council.ask(`/old-version?${query}`)

/** What a stranger reads of the roads at the end of a day. */
async function roadsOn(on: string): Promise<unknown[]> {
  const answer = await old(`list=/roads&lang=en&on=${on}`)
  return oldVersionSchema
    .parse(await answer.json())
    .rows.map((row) => (row as { description: string }).description)
}

async function sql(statement: string): Promise<void> {
  const { runSql } = await import('../../src/platform/database/sql.ts')
  await runSql(council.payload, statement)
}

/** The setting as a council has it that chose this day long ago. */
async function keptSince(day: string): Promise<void> {
  const at = `'${day}T06:00:00.000Z'`
  await sql(`UPDATE settings SET old_versions_from = ${at}`)
  await sql(`UPDATE _settings_v SET version_old_versions_from = ${at}`)
}

async function save(id: number | undefined, en: string, day: string, more: object = {}): Promise<number> {
  const data = { description: { en }, length: { en: '1' }, _status: 'published', ...more } as never
  const { payload } = council
  const saved = id
    ? await payload.update({ collection: 'roads', id, data, draft: 'draft' in more })
    : await payload.create({ collection: 'roads', data })
  const { docs } = await payload.findVersions({
    collection: 'roads',
    where: { parent: { equals: saved.id } },
    sort: '-id',
    limit: 1,
  })
  await sql(`UPDATE _roads_v SET updated_at = '${day}T08:00:00.000Z' WHERE id = ${docs[0]?.id}`)
  return Number(saved.id)
}
const draft = { draft: true, _status: 'draft' }

beforeAll(async () => {
  await (council.payload as Payload).updateGlobal({
    slug: 'settings',
    data: { name: { en: 'A council', mr: 'एक परिषद' }, _status: 'published' } as never,
  })
}, 60_000)

test('there are none, unless a council wants them', async () => {
  const id = await save(undefined, 'Before', '2026-03-01')
  expect([
    (await council.ask('/old-versions')).status,
    (await old('list=/roads&on=2026-04-01')).status,
  ]).toEqual([404, 404])
  await council.payload.delete({ collection: 'roads', id })
})

test('a council cannot choose a day that is over', async () => {
  const choose = (day: Date) =>
    council.payload.updateGlobal({
      slug: 'settings',
      data: { oldVersionsFrom: day.toISOString(), _status: 'published' } as never,
    })
  await expect(choose(new Date('2026-03-01'))).rejects.toThrow()
  await choose(new Date())
  expect(oldVersionsSchema.parse(await (await council.ask('/old-versions')).json()).lists).toContain('/roads')
})

describe('a list as it read on a day', () => {
  beforeAll(() => keptSince('2026-03-01'))

  test('has what was published last by then, and never a draft', async () => {
    const id = await save(undefined, 'First wording', '2026-03-05')
    await save(id, 'Never public', '2026-03-20', draft)
    await save(id, 'Second wording', '2026-05-01')
    await save(id, 'Not public yet', '2026-05-03', draft)
    expect(await roadsOn('2026-03-04')).toEqual([])
    expect(await roadsOn('2026-03-05')).toEqual(['First wording'])
    expect(await roadsOn('2026-04-30')).toEqual(['First wording'])
    expect(await roadsOn('2026-05-01')).toEqual(['Second wording'])
    expect(await roadsOn('2026-06-01')).toEqual(['Second wording'])
    await council.payload.delete({ collection: 'roads', id })
  })

  test('lacks what was withdrawn, expired or thrown away since', async () => {
    const ids = {
      withdrawn: await save(undefined, 'Withdrawn', '2026-03-05'),
      expired: await save(undefined, 'Expired', '2026-03-05'),
      thrownAway: await save(undefined, 'Thrown away', '2026-03-05'),
    }
    expect(await roadsOn('2026-03-10')).toHaveLength(3)
    await save(ids.withdrawn, 'Withdrawn', '2026-06-01', { _status: 'draft' })
    await save(ids.expired, 'Expired', '2026-06-01', { record: { validUntil: '2026-06-02T06:00:00.000Z' } })
    await council.payload.update({
      collection: 'roads',
      id: ids.thrownAway,
      data: { deletedAt: new Date().toISOString() } as never,
    })
    expect(await roadsOn('2026-03-10')).toEqual([])
  })

  test('lacks the old wording of a record that an administrator has taken out', async () => {
    const id = await save(undefined, 'House of a named person', '2026-03-05')
    await save(id, 'A house', '2026-05-01')
    expect(await roadsOn('2026-03-10')).toEqual(['House of a named person'])
    await council.payload.updateGlobal({
      slug: 'settings',
      data: {
        oldVersionsTakenOut: [{ list: 'roads', number: id, before: '2026-05-01T06:00:00.000Z' }],
        _status: 'published',
      } as never,
    })
    expect(await roadsOn('2026-03-10')).toEqual([])
    expect(await roadsOn('2026-05-01')).toEqual(['A house'])
    expect(await roadsOn('2026-05-02')).toEqual(['A house'])
    await council.payload.delete({ collection: 'roads', id })
  })

  test.each([
    ['a list with persons', 'list=/elected-wings&on=2026-04-01'],
    ['a list that may name anybody', 'list=/tenders&on=2026-04-01'],
    ['a day before the council kept them', 'list=/roads&on=2026-02-28'],
    ['a day to come', 'list=/roads&on=2999-01-01'],
    ['no day', 'list=/roads&on=2026-02-31'],
    ['no list', 'list=/users&on=2026-04-01'],
  ])('is not there for %s', async (_, query) => {
    expect((await old(query)).status).toBe(404)
  })
})
