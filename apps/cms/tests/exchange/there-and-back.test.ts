import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type ListName, listNames, listPaths } from '@nagardwar/contract'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Ask, apiOf } from '../api/api.ts'
import { openCouncil, type TestCouncil } from '../council.ts'
import { emptyCouncil } from './empty-council.ts'

let council: TestCouncil
let payload: Payload
let ask: Ask
let folder: string
const before = new Map<string, unknown>()

const ownNumbersAndDays = new Set(['id', 'p_id', 'y_id', 'last_changed'])

/** A list as it is on the wire, but for the numbers of its records and the days of their last change. */
async function onTheWire(name: ListName, language: string): Promise<unknown> {
  const text = await (await ask(`${listPaths[name].path}?lang=${language}`)).text()
  return JSON.parse(text, (key, value) => (ownNumbersAndDays.has(key) ? undefined : value))
}

/** A council that took the demo in is no demonstration by itself. */
const withoutNumbers = (rows: unknown): string =>
  JSON.stringify(rows)
    .replace(/"synonyms:\d+"/g, '"synonyms"')
    .replace('"demonstration":"1"', '"demonstration":""')

beforeAll(async () => {
  council = await openCouncil()
  payload = council.payload
  const { storeFirstContent } = await import('../../src/first-content/store-content.ts')
  await storeFirstContent(payload, 'demo')
  ask = await apiOf(payload)
  for (const name of listNames)
    for (const language of ['en', 'mr']) before.set(name + language, await onTheWire(name, language))
  folder = path.join(await mkdtemp(path.join(tmpdir(), 'nagardwar-export-')), 'council')
  const { exportCouncil } = await import('../../src/exchange/export-council.ts')
  const { missing } = await exportCouncil(payload, folder)
  expect(missing).toEqual([])
  await emptyCouncil(payload, council.uploadsDir)
  const { importCouncil } = await import('../../src/exchange/import-council.ts')
  await importCouncil(payload, { from: folder, publish: true, isDryRun: false }, () => undefined)
}, 300_000)
afterAll(async () => {
  await rm(path.dirname(folder), { recursive: true, force: true })
  await council.close()
})

describe('what was exported and imported again is the same site', () => {
  test.each(listNames)('%s', async (name) => {
    for (const language of ['en', 'mr']) {
      const after = await onTheWire(name, language)
      expect(withoutNumbers(after)).toBe(withoutNumbers(before.get(name + language)))
    }
  })
})

test('a second import of the same folder changes nothing', async () => {
  const { importCouncil } = await import('../../src/exchange/import-council.ts')
  const counted = () => payload.count({ collection: 'schools' })
  const { totalDocs } = await counted()
  const { entries } = await importCouncil(
    payload,
    { from: folder, publish: true, isDryRun: false },
    () => undefined,
  )
  expect(entries.filter(({ outcome }) => outcome !== 'unchanged')).toEqual([])
  expect((await counted()).totalDocs).toBe(totalDocs)
})
