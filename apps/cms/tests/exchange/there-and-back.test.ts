import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { languages, listNames } from '@nagardwar/contract'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Ask, apiOf } from '../api/api.ts'
import { openCouncil, type TestCouncil } from '../council.ts'
import { emptyCouncil } from './empty-council.ts'
import { freezeApi } from './frozen-api.ts'
import { wireLists } from './wire-lists.ts'

const patience = 900_000
vi.setConfig({ testTimeout: patience, hookTimeout: patience })

let council: TestCouncil
let payload: Payload
let ask: Ask
let folder: string
let api: Awaited<ReturnType<typeof freezeApi>>
const before = new Map<string, string>()
let filesBefore: Record<string, string>

const visitors = async (): Promise<unknown> => (await ask('/visitor-count')).json()

/** Every file that residents see, with what is in it. */
async function publicFiles(): Promise<Record<string, string>> {
  const named = [...before.values()].flatMap((rows) => [...rows.matchAll(/\/uploads\/([^"\\\s]+)/g)])
  const names = new Set(named.map(([, name = '']) => decodeURIComponent(name)).sort())
  const files: [string, string][] = []
  for (const name of names)
    files.push([
      name,
      createHash('sha256')
        .update(await council.files.read(name))
        .digest('hex'),
    ])
  return Object.fromEntries(files)
}

/** Sets the last change of these lists to two years ago. */
async function changedLongAgo(): Promise<void> {
  const { runSql } = await import('../../src/platform/database/sql.ts')
  for (const table of ['wards', 'schools', 'settings'])
    await runSql(payload, `UPDATE ${table} SET updated_at = '2024-03-05T10:00:00.000Z'`)
}

const imported = async (from: string) => {
  const { importCouncil } = await import('../../src/api/exchange/import-council.ts')
  return importCouncil(payload, { from, publish: true, isDryRun: false }, () => undefined)
}

beforeAll(async () => {
  council = await openCouncil()
  payload = council.payload
  const { storeFirstContent } = await import('../../src/api/first-content/store-content.ts')
  await storeFirstContent(payload, 'demo')
  await changedLongAgo()
  ask = await apiOf(payload)
  const onTheWire = await wireLists(ask)
  for (const name of listNames)
    for (const language of languages) before.set(name + language, await onTheWire(name, language))
  filesBefore = await publicFiles()
  folder = path.join(await mkdtemp(path.join(tmpdir(), 'nagardwar-export-')), 'council')
  const { exportCouncil } = await import('../../src/api/exchange/export-council.ts')
  expect((await exportCouncil(payload, folder)).missing).toEqual([])
  api = await freezeApi(ask)
})
afterAll(async () => {
  await api.stop()
  await rm(path.dirname(folder), { recursive: true, force: true })
  await council.close()
})

test('the demo council has records that were last changed long ago', () => {
  expect(before.get('wardsen')).toContain('"last_changed":"')
  expect(before.get('wardsen')).not.toContain(`"last_changed":"${new Date().getUTCFullYear() + 1}`)
})

// Both ways store records with the same code; each is tried on one of the databases (docs/decisions/0049).
const [way, source] = process.env.TEST_POSTGRES_URL
  ? ['the API of a council like ours', () => api.root]
  : ['an export', () => folder]

describe(`an empty council that takes in ${way} is the same site`, () => {
  let counted: unknown
  let onTheWire: Awaited<ReturnType<typeof wireLists>>
  beforeAll(async () => {
    counted = await visitors()
    await emptyCouncil(payload, council)
    expect(await visitors()).toEqual({ count: 0 })
    await imported(source())
    onTheWire = await wireLists(ask)
  })

  test.each(listNames)('%s', async (name) => {
    for (const language of languages)
      expect(await onTheWire(name, language)).toBe(before.get(name + language))
  })

  test('its files are the same, byte for byte', async () => {
    expect(await publicFiles()).toEqual(filesBefore)
  })

  test('its visitors are counted on from the same number', async () => {
    expect(await visitors()).toEqual(counted)
  })

  test('a second import changes nothing', async () => {
    const { entries } = await imported(source())
    expect(entries.filter(({ outcome }) => outcome !== 'unchanged')).toEqual([])
    expect(await publicFiles()).toEqual(filesBefore)
  })
})
