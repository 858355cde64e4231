import { rmSync } from 'node:fs'
import path from 'node:path'
import { listNames, listPaths } from '@nagardwar/contract'
import { createLog } from '@nagardwar/http/log'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type FakeApi, startFakeApi, troubles } from '../testing/fake-api.ts'
import { later } from '../testing/later.ts'
import { temporaryFolder } from '../testing/test-site.ts'
import { httpUpstream } from '../upstream/upstream.ts'
import { createFileFacts } from './file-facts.ts'
import { createListCache } from './list-cache.ts'
import { createCopies } from './list-copies.ts'

let api: FakeApi
let folder: string
let lines: string[]

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  api = await startFakeApi()
  folder = temporaryFolder()
  lines = []
})
afterEach(async () => {
  vi.useRealTimers()
  await api.stop()
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
})

function open() {
  const log = createLog('info', (line) => lines.push(line))
  const copies = createCopies(path.join(folder, 'lists'), log)
  const facts = createFileFacts({
    file: path.join(folder, 'files.json'),
    probe: async () => ({ bytes: 7 }),
    log,
  })
  const listCache = createListCache({ upstream: httpUpstream(api.root), copies, facts, log })
  return { listCache, copies, facts }
}

const rowsOf = (outcome: { ok: boolean; value?: unknown }): unknown =>
  outcome.ok ? outcome.value : undefined

/** The state after the API had time to answer. */
async function settled(listCache: ReturnType<typeof open>['listCache']) {
  await listCache.list('roads', 'en')
  await vi.waitFor(() => expect(listCache.state().failing).toBeGreaterThan(0), {
    timeout: 8000,
    interval: 20,
  })
  return listCache.list('roads', 'en')
}

describe('while the API is well', () => {
  test('twenty readers at once are one question to the API', async () => {
    const { listCache } = open()
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => listCache.list('roads', 'en')))
    expect(outcomes.every(({ ok }) => ok)).toBe(true)
    expect(api.asked.filter(({ path }) => path === '/api/roads?lang=en')).toHaveLength(1)
  })

  test('a list is the same object for as long as it does not change', async () => {
    const { listCache } = open()
    const first = await listCache.list('roads', 'en')
    later(60)
    expect(await listCache.list('roads', 'en')).toBe(first)
    api.answers.set('/roads', () =>
      Response.json([{ id: 1, language_code: 'en', description: 'New road', length: '1' }]),
    )
    later(60)
    expect(rowsOf(await listCache.list('roads', 'en'))).toMatchObject([{ description: 'New road' }])
  })

  test('the bytes that were read before are not read again', async () => {
    const { listCache } = open()
    const parse = vi.spyOn(JSON, 'parse')
    const before = await listCache.list('roads', 'en')
    // Other tests of the process may read something of theirs meanwhile.
    const read = () => parse.mock.calls.map(([text]) => String(text)).filter((text) => text.length > 100)
    const first = read()
    expect(first.length).toBeGreaterThan(0)
    parse.mockClear()
    later(60)
    expect(await listCache.list('roads', 'en')).toBe(before)
    expect(read().filter((text) => first.includes(text))).toEqual([])
    parse.mockRestore()
    expect(listCache.oldest()).toBeLessThan(5)
  })

  test('the language goes along under the name that the specification gives', async () => {
    const { listCache } = open()
    await listCache.list('downloads', 'mr')
    await listCache.list('sliders', 'mr')
    expect(api.asked.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/api/downloads?language_code=mr', '/api/sliders']),
    )
  })

  test('a malformed row is left out, and logged once', async () => {
    const { listCache } = open()
    api.answers.set('/roads', () =>
      Response.json([{ id: 1, description: 'Good road', length: '1' }, 'no row']),
    )
    for (let round = 0; round < 3; round++) {
      expect(rowsOf(await listCache.list('roads', 'en'))).toHaveLength(1)
      later(60)
    }
    expect(lines.filter((line) => line.includes('left out'))).toHaveLength(1)
  })

  test('rows say how large their files are', async () => {
    const { listCache } = open()
    const downloads = await listCache.list('downloads', 'en')
    const [row] = downloads.ok ? downloads.value : []
    expect(row?.files).toEqual({ [row?.pdf ?? '']: { bytes: 7 } })
  })
})

describe.each(troubles)('when the API is %s', (trouble) => {
  test('what was known is still given, with its age, until the API is well again', {
    timeout: 20_000,
  }, async () => {
    const { listCache } = open()
    const before = rowsOf(await listCache.list('roads', 'en'))
    await api.become(trouble)
    later(3600)
    const during = await settled(listCache)
    expect(rowsOf(during)).toEqual(before)
    expect(during).toHaveProperty('asOf')
    await api.become('well')
    later(5)
    await listCache.list('roads', 'en')
    await vi.waitFor(() => expect(listCache.state().failing).toBe(0), { timeout: 2000, interval: 20 })
    expect(await listCache.list('roads', 'en')).not.toHaveProperty('asOf')
    expect(lines.filter((line) => line.includes('could not be loaded'))).toHaveLength(1)
  })

  test('a restart in the meantime forgets nothing', { timeout: 20_000 }, async () => {
    const first = open()
    const before = rowsOf(await first.listCache.list('roads', 'mr'))
    await first.copies.settled()
    await api.become(trouble)
    later(3600)
    const asked = performance.now()
    expect(rowsOf(await open().listCache.list('roads', 'mr'))).toEqual(before)
    expect(performance.now() - asked).toBeLessThan(1000)
  })
})

describe('with nothing known', () => {
  test.each(['dead', '500'] as const)('an API that is %s is an outage', async (trouble) => {
    await api.become(trouble)
    expect(await open().listCache.list('roads', 'en')).toMatchObject({ ok: false, error: 'unavailable' })
  })

  test('a hung API makes nobody wait longer than three seconds', { timeout: 10_000 }, async () => {
    const { listCache } = open()
    await api.become('hung')
    const asked = performance.now()
    expect(await listCache.list('roads', 'en')).toMatchObject({ ok: false, error: 'unavailable' })
    expect(performance.now() - asked).toBeLessThan(3500)
  })

  test('rubbish makes no empty page that looks true', async () => {
    await api.become('wrong types')
    expect(await open().listCache.list('roads', 'en')).toMatchObject({ ok: false, error: 'invalid' })
  })

  test('an answer that is no list counts as empty', async () => {
    await api.become('no list')
    expect(await open().listCache.list('roads', 'en')).toEqual({ ok: true, value: [] })
  })

  test('a list that the API does not have is not an outage', async () => {
    await api.become('absent')
    expect(await open().listCache.list('settings', 'en')).toEqual({
      ok: false,
      error: 'notFound',
      message: 'Not here',
    })
  })
})

/** Each list in each of its languages, once. */
const every = listNames.reduce((all, name) => all + (listPaths[name].language ? 2 : 1), 0)

test('at start every list is asked for once in each language', async () => {
  const { listCache } = open()
  await listCache.warmUp()
  expect(listCache.state()).toEqual({ lists: every, known: every, failing: 0 })
  const lists = api.asked.filter(({ path }) => !path.startsWith('/api/uploads'))
  expect(new Set(lists.map(({ path }) => path)).size).toBe(every)
  expect(lists).toHaveLength(every)
})

test('a clock that is set back freezes no list', { timeout: 20_000 }, async () => {
  const { listCache } = open()
  await listCache.list('roads', 'en')
  vi.setSystemTime(Date.now() - 5.5 * 60 * 60 * 1000)
  const asked = () => api.asked.filter(({ path }) => path.startsWith('/api/roads')).length
  const before = asked()
  await new Promise((resolve) => setTimeout(resolve, 2100))
  await listCache.list('roads', 'en')
  await vi.waitFor(() => expect(asked()).toBeGreaterThan(before))
  expect(listCache.oldest()).toBeLessThan(60)
})

describe('an API that sends more than a council has', () => {
  const listOf = (rows: number, length: number) => {
    const text = JSON.stringify(
      Array.from({ length: rows }, (_, id) => ({ id, description: 'x'.repeat(length) })),
    )
    return () => new Response(text, { headers: { 'content-type': 'application/json' } })
  }

  test.each([
    ['too many bytes', 50, 100_000],
    ['too many rows', 20_001, 1],
  ])('%s in one list are refused, and what was known stays', async (_what, rows, length) => {
    const { listCache } = open()
    const before = rowsOf(await listCache.list('roads', 'en'))
    api.answers.set('/roads', listOf(rows, length))
    later(60)
    expect(rowsOf(await settled(listCache))).toEqual(before)
  })

  test('large lists have room together only up to a bound', { timeout: 60_000 }, async () => {
    const { listCache } = open()
    const large = listOf(35, 100_000)
    for (const name of listNames) api.answers.set(listPaths[name].path, large)
    await listCache.warmUp()
    const { known, failing } = listCache.state()
    expect(known).toBeGreaterThan(0)
    // 48 MB hold fourteen of 3.5 MB, and the few lists that have no descriptions.
    expect(known).toBeLessThan(20)
    expect(failing).toBe(every - known)
  })
})
