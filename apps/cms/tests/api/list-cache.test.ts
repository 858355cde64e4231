import { expect, test } from 'vitest'
import { councilWithApi, post } from './api.ts'

const council = councilWithApi()
const { ask } = council

const cacheState = async (path: string): Promise<string> =>
  /cache;desc=(\w+)/.exec((await ask(path)).headers.get('server-timing') ?? '')?.[1] ?? ''
const names = async (): Promise<string[]> =>
  ((await (await ask('/roads?lang=en')).json()) as { description: string }[]).map(
    ({ description }) => description,
  )

const addRoad = (en: string) =>
  council.payload.create({
    collection: 'roads',
    data: { description: { en }, length: { en: '1 Km' }, _status: 'published' },
  })

test('a list is made once, and again after each change of what residents may see', async () => {
  const { id } = await addRoad('Lake Road')
  expect([await cacheState('/roads?lang=en'), await cacheState('/roads?lang=en')]).toEqual(['miss', 'hit'])
  await council.payload.update({ collection: 'roads', id, data: { description: { en: 'Lake Boulevard' } } })
  expect(await names()).toContain('Lake Boulevard')
  await council.payload.delete({ collection: 'roads', id })
  expect(await names()).not.toContain('Lake Boulevard')
})

test('a change that another desk makes is in the next answer', async () => {
  const { id } = await addRoad('Fort Road')
  expect(await names()).toContain('Fort Road')
  const { runSql } = await import('../../src/platform/database/sql.ts')
  await runSql(council.payload, `UPDATE roads SET description_en = 'Fort Avenue' WHERE id = ${id}`)
  await runSql(
    council.payload,
    `INSERT INTO payload_kv (key, data) VALUES ('content-change:2026-11-22T06:00:00.000Z:other', '{}')`,
  )
  expect(await names()).toContain('Fort Avenue')
})

test('a visit or a message makes no list anew', async () => {
  await ask('/roads?lang=en')
  expect((await ask('/increment-visitor-count', post({}))).ok).toBe(true)
  expect(await cacheState('/roads?lang=en')).toBe('hit')
})
