import fc from 'fast-check'
import type { Payload } from 'payload'
import { expect, test } from 'vitest'
import { councilWithDesk } from './desk.ts'

const { desk } = councilWithDesk()

// FUZZ_DESK for a longer run, FUZZ_SEED for other requests; the same seed generates the same requests.
const requests = Number(process.env.FUZZ_DESK ?? 300)
const seed = Number(process.env.FUZZ_SEED ?? 20_261_122)

const slugs = [
  'wards',
  'roads',
  'menu-entries',
  'news',
  'media',
  'users',
  'feedback',
  'synonyms',
  'counters',
  'notifications',
  'payload-locked-documents',
  'payload-preferences',
  'payload-migrations',
  'payload-kv',
]
const names = [
  'id',
  'createdAt',
  'updatedAt',
  '_order',
  '_status',
  'number',
  'name',
  'name.en',
  'record',
  'record.publishedOn',
  'words',
  'items',
  'listedAs',
  'email',
  'role',
  'sessions',
  'hash',
  'lockUntil',
  'url',
  'filename',
  'alt',
  'document',
  'user',
  'globalSlug',
  'key',
  'value',
  'batch',
  '__proto__',
  'constructor',
]
const nasty = fc.constantFrom<unknown>(
  null,
  true,
  -1,
  7e20,
  '',
  'x',
  'a\0b',
  'zzz!',
  '$t(a)',
  '\u202e',
  '2099-01-01T00:00:00.000Z',
  '+275760-09-13',
  'x'.repeat(30_000),
  [],
  [[]],
  {},
  { en: 1 },
  { en: 'x', mr: ['x'] },
  { publishedOn: true },
  { owner: 'x' },
  { $inc: 5 },
  { relationTo: 'users', value: 1 },
  [{ id: 'x', label: { en: 'x' } }],
)
const body = fc.oneof(
  fc.dictionary(fc.constantFrom(...names), fc.oneof(nasty, fc.jsonValue({ maxDepth: 2 })), { maxKeys: 6 }),
  fc.constantFrom<unknown>([], 'x', null, 7),
)
const tail = fc.constantFrom(
  '',
  '/1',
  '/2',
  '/abc',
  '/1e18',
  '/-1',
  '/%00',
  '/versions',
  '/versions/1',
  '/count',
  '/1/duplicate',
  '/access',
  '/file/x',
  '/paste-url?src=http://127.0.0.1:9/',
)
const query = fc.constantFrom(
  '',
  '?draft=true',
  '?limit=0&depth=99',
  '?page=1e18',
  '?where[id][near]=1',
  '?where[createdAt][less_than]=x',
  '?where[or][0][id][in]=x',
  '?where=[',
  '?sort=-nothing',
  '?select[name]=true',
  '?populate[x]=1',
  '?joins[a]=1',
  '?draft=true&where[id][exists]=true',
  '?locale=*',
)
const path = fc.oneof(
  {
    weight: 8,
    arbitrary: fc
      .tuple(fc.constantFrom(...slugs), tail, query)
      .map(([slug, end, asked]) => `/${slug}${end}${end.includes('?') ? '' : asked}`),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '/reorder',
      '/globals/settings',
      '/globals/settings/versions',
      '/access',
      '/users/me',
      '/payload-preferences/nav',
      '/nothing',
    ),
  },
)
const sent = fc.record({
  method: fc.constantFrom('GET', 'POST', 'POST', 'PATCH', 'PATCH', 'DELETE', 'PUT'),
  path,
  body,
  as: fc.constantFrom('clerk' as const, 'editor' as const, undefined),
})

const traces = /\n\s+at \S|node_modules|SQLITE_|Failed query|\bselect\b.+\bfrom\b/i

/** The stored hashes and salts of all passwords. A field that is only called `hash` may hold what a person sent. */
async function passwordSecrets(payload: Payload): Promise<string[]> {
  const { docs } = await payload.find({ collection: 'users', pagination: false, showHiddenFields: true })
  return docs.flatMap(({ hash, salt }) => [hash, salt]).filter((secret) => typeof secret === 'string')
}

test(
  `${requests} generated requests of strangers, clerks and editors break nothing, and nothing leaks`,
  async () => {
    const { ask, payload } = desk()
    const secrets = await passwordSecrets(payload)
    expect(secrets).toHaveLength(6)
    const leakIn = (text: string) => traces.exec(text)?.[0] ?? secrets.find((secret) => text.includes(secret))
    const findings: object[] = []
    for (const { method, path: target, body: data, as } of fc.sample(sent, { numRuns: requests, seed })) {
      const response = await ask(method, target, { as, ...(method === 'GET' ? {} : { body: data }) })
      const text = await response.text()
      const isFailure = response.status >= 500 && response.status !== 501
      if (isFailure || leakIn(text))
        findings.push({
          method,
          target,
          as,
          data: JSON.stringify(data).slice(0, 150),
          status: response.status,
          leak: leakIn(text)?.slice(0, 100),
          text: text.slice(0, 150),
        })
    }
    expect(findings.slice(0, 8)).toEqual([])
    for (const { slug, endpoints } of payload.config.collections.filter((each) => each.endpoints !== false))
      expect({
        slug,
        endpoints: Boolean(endpoints),
        status: (await ask('GET', `/${slug}`, { as: 'admin' })).status < 500,
      }).toEqual({ slug, endpoints: true, status: true })
    const ward = { number: '1', name: { en: 'Ward' } }
    expect((await ask('POST', '/wards', { as: 'editor', body: ward })).status).toBe(201)
  },
  Math.max(120_000, requests * 400),
)
