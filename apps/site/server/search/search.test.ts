import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type ListName, listNames, type Outcome } from '@nagardwar/contract'
import { createLog } from '@nagardwar/http/log'
import { createRateLimit } from '@nagardwar/http/rate-limit'
import { afterAll, describe, expect, test } from 'vitest'
import type { Findings } from '../../app/api/search.ts'
import { createSearch, type Known } from './search.ts'
import { createSearchAnswers } from './search-answers.ts'

const form = await readFile(new URL('./documents/examples/birth-certificate-mr.pdf', import.meta.url))
const rows = new Map<ListName, Outcome<object[]>>(listNames.map((name) => [name, { ok: true, value: [] }]))
const search = createSearch({
  known: ((name) => rows.get(name)) as Known,
  upstream: async () => new Response(new Uint8Array(form)),
  paths: ['/downloads'],
  folder: await mkdtemp(path.join(tmpdir(), 'search-')),
  log: createLog('silent'),
})
afterAll(() => search.stop())

const ask = (text: string) => search.ask({ text, page: 1, language: 'mr' })
const until = async (text: string, fits: (findings: Findings) => boolean): Promise<Findings> => {
  for (;;) {
    const findings = await ask(text)
    if (fits(findings)) return findings
    await new Promise((done) => setTimeout(done, 50))
  }
}
const has = (findings: Findings): boolean => findings.state === 'ready' && findings.total > 0

describe('the search of the site', { timeout: 20_000 }, () => {
  test('says that it is being prepared until the lists are in it', async () => {
    expect(await ask('जन्म')).toEqual({ state: 'preparing' })
  })

  test('finds a list that has come, and then the words inside its documents', async () => {
    const download = { id: 1, language_code: 'mr', name: 'जन्म दाखला', pdf: '/uploads/janm.pdf' }
    rows.set('downloads', { ok: true, value: [download] })
    search.start()
    await until('जन्म', has)
    const inside = await until('भ्रमणध्वनी', has)
    expect(inside).toMatchObject({ items: [{ id: 'downloads.1', file: { path: '/uploads/janm.pdf' } }] })
  })

  test('follows a list that changes, and keeps one that cannot be had now', async () => {
    rows.set('downloads', { ok: false, error: 'unavailable' })
    rows.set('ponds', { ok: true, value: [{ id: 9, language_code: 'mr', name: 'सह्य तलाव' }] })
    await until('talav', has)
    expect(has(await ask('जन्म'))).toBe(true)
  })
})

describe('/search.json', () => {
  const ready: Findings = {
    state: 'ready',
    total: 0,
    page: 1,
    pages: 1,
    kinds: [],
    isLoose: false,
    items: [],
  }
  const answers = createSearchAnswers(async () => ready, createRateLimit(2))
  const get = (query: string, client = 'one') =>
    answers(new Request(`http://site/search.json${query}`), client)

  test('answers in JSON that nobody keeps', async () => {
    const response = await get('?q=roads&lang=mr')
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toEqual(ready)
  })

  test.each([
    ['?q=', 400],
    ['', 400],
    ['?q=roads&lang=fr', 400],
  ])('%s is refused', async (query, status) => {
    expect((await get(query)).status).toBe(status)
  })

  test('a client that asks too often is told when to come back, others are not held up', async () => {
    await get('?q=a', 'busy')
    await get('?q=a', 'busy')
    const response = await get('?q=a', 'busy')
    expect([response.status, Number(response.headers.get('retry-after')) > 0]).toEqual([429, true])
    expect((await get('?q=a', 'other')).status).toBe(200)
  })

  test('a search that is not ready is 503', async () => {
    const preparing = createSearchAnswers(async () => ({ state: 'preparing' }), createRateLimit(0))
    const response = await preparing(new Request('http://site/search.json?q=a'), 'one')
    expect([response.status, await response.json()]).toEqual([503, { state: 'preparing' }])
  })
})
