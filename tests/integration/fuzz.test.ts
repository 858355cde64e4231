import { execFileSync } from 'node:child_process'
import { Agent, request as httpRequest } from 'node:http'
import { callPaths, listNames, listPaths } from '@nagardwar/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestCouncil } from '../../scripts/steps/test-council.mjs'
import { type OwnData, ownData } from '../support/own-council.ts'
import { pages } from '../support/site-map.ts'

// FUZZ_REQUESTS for a longer run, FUZZ_SEED for other requests; the same seed makes the same ones again.
const requests = Number(process.env.FUZZ_REQUESTS ?? 10_000)
const seed = Number(process.env.FUZZ_SEED ?? 20_261_121)
const atOnce = 16
/** `ps` counts memory in kilobytes. */
const kilobytesInMegabyte = 1024

type Sent = {
  app: 'site' | 'cms'
  method: string
  path: string
  headers: Record<string, string>
  body: string
}

const lists = listNames.map((name) => `/api${listPaths[name].path}`)
const calls = Object.values(callPaths).map((path) => `/api${path}`)
const own = [
  '/healthz',
  '/readyz',
  '/metrics',
  '/robots.txt',
  '/sitemap.xml',
  '/manifest.webmanifest',
  '/api/search',
  '/vitals',
  '/useful',
  '/_next/static/x.js',
  '/assets/x.js',
  '/images/w_480,f_webp/uploads/x.jpg',
  '/images/icon_192/uploads/x.png',
  '/api/uploads/x.pdf',
  '/cms-api/users/login',
  '/cms-api/users/me',
  '/cms-api/roads',
  '/cms-api/media',
]
// The desk's pages are slow to render, so they come seldom.
const desk = ['/admin', '/admin/login', '/admin/collections/roads']

const nasty = fc.constantFrom(
  '..',
  '%2e%2e%2f',
  '%252e%252e',
  '..%5c',
  '%00',
  '%ff%fe',
  '%c0%af',
  '%u0041',
  '%',
  ';',
  '//',
  '/./',
  '\\',
  '__proto__',
  'constructor',
  "'--",
  '{{7*7}}',
  '%24{7*7}',
  '<script>',
  '.data',
  '.rsc',
  '.json',
  '%0d%0aset-cookie:a=b',
  encodeURIComponent('रस्ते \u202e\u0000'),
  'x'.repeat(1500),
  'x'.repeat(9000),
)
const word = fc.oneof(
  nasty,
  fc.string({ unit: 'binary', maxLength: 30 }).map((text) => encodeURIComponent(text.toWellFormed())),
  fc.string({ maxLength: 12 }),
  fc.integer().map(String),
)
const known = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...lists) },
  { weight: 6, arbitrary: fc.constantFrom(...pages, ...pages.map((page) => `/mr${page}`)) },
  { weight: 5, arbitrary: fc.constantFrom(...calls) },
  { weight: 5, arbitrary: fc.constantFrom(...own) },
  { weight: 1, arbitrary: fc.constantFrom(...desk) },
)
const query = fc.oneof(
  fc.constant(''),
  fc.constantFrom(
    '?lang=mr',
    '?lang=en&lang=mr',
    '?lang[]=en',
    '?lang=hi',
    '?page=2',
    '?where[id][like]=%25',
    '?_rsc=1',
  ),
  fc
    .tuple(fc.constantFrom('lang', 'q', 'page', 'sent', 'kind', 'where', 'depth', 'limit'), word)
    .map(([name, value]) => `?${name}=${value}`),
  fc.tuple(word, word).map(([name, value]) => `?${name}=${value}`),
)
const path = fc
  .tuple(
    fc.oneof({ weight: 5, arbitrary: known }, { weight: 1, arbitrary: word.map((text) => `/${text}`) }),
    fc.oneof(
      { weight: 3, arbitrary: fc.constant('') },
      { weight: 1, arbitrary: word.map((text) => `/${text}`) },
    ),
    query,
  )
  // The client itself sends no other bytes in a request line.
  .map((parts) => parts.join('').replace(/[^\x21-\xff]/g, '?'))

const names = [
  'accept',
  'accept-encoding',
  'accept-language',
  'authorization',
  'cookie',
  'forwarded',
  'host',
  'idempotency-key',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'next-action',
  'next-router-state-tree',
  'next-url',
  'origin',
  'range',
  'referer',
  'rsc',
  'sec-fetch-site',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-http-method-override',
  'x-middleware-subrequest',
  'x-payload-http-method-override',
]
const values = fc
  .oneof(
    fc.constantFrom(
      '*',
      '*/*;q=oops',
      'br;q=0, gzip;q=1e9',
      'bytes=0-',
      'bytes=-0',
      'bytes=9-1,2-3',
      'bytes=99999999999999999999-',
      'W/"x", "',
      'evil.example',
      'http://evil.example',
      'null',
      '1',
      'language=mr; language=xx; payload-token=x.y.z',
      'JWT eyJhbGciOiJub25lIn0.e30.',
      'Bearer x',
      '::1, 127.0.0.1, ,',
      'src/proxy:src/proxy:src/proxy:src/proxy:src/proxy',
      'x'.repeat(3000),
    ),
    fc.string({ unit: 'binary', maxLength: 40 }),
  )
  .map((value) => value.replace(/[^\t\x20-\x7e\x80-\xff]/g, '?').trim() || 'x')
const headers = fc.dictionary(fc.constantFrom(...names), values, { maxKeys: 4 })

const deep = (open: string, close: string) => open.repeat(5000) + close.repeat(5000)
const feedback = fc.record(
  {
    name: fc.string({ unit: 'binary' }),
    mobile: fc.oneof(fc.string(), fc.integer()),
    subject: fc.string({ unit: 'grapheme' }),
    email: fc.oneof(fc.emailAddress(), fc.string()),
    feedback: fc.oneof(fc.string({ unit: 'binary' }), fc.constant('x'.repeat(6000))),
    page: fc.string(),
    useful: fc.oneof(fc.boolean(), fc.string()),
    heading: fc.anything(),
  },
  { requiredKeys: [] },
)
const asText = (value: unknown) =>
  JSON.stringify(value, (_key, each) => (typeof each === 'bigint' ? String(each) : each)) ?? 'null'
const body = fc.oneof(
  fc.constant(''),
  feedback.map(asText),
  fc.jsonValue({ maxDepth: 4 }).map(asText),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.constantFrom(
    deep('[', ']'),
    deep('{"a":', '}'),
    'x'.repeat(100_000),
    '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}',
    '--x\r\ncontent-disposition: form-data; name="file"; filename="../../a.svg"\r\n\r\n<svg/>\r\n--x--',
    '\ufeff{}',
    '{"name":"\\ud800"}',
    'name=%ff&mobile=%u0&feedback=%',
  ),
)
const type = fc.constantFrom(
  'application/json',
  'application/json; charset=utf-7',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'text/plain;charset=UTF-8',
  'nonsense',
  '',
)

const sent: fc.Arbitrary<Sent> = fc
  .record({
    app: fc.constantFrom('site' as const, 'cms' as const),
    method: fc.constantFrom(
      'GET',
      'GET',
      'GET',
      'HEAD',
      'POST',
      'POST',
      'PUT',
      'PATCH',
      'DELETE',
      'OPTIONS',
      'PROPFIND',
    ),
    path,
    headers,
    body,
    type,
  })
  .map(({ type: contentType, ...rest }) => {
    const hasBody = !['GET', 'HEAD', 'OPTIONS'].includes(rest.method)
    return {
      ...rest,
      body: hasBody ? rest.body : '',
      headers: { ...rest.headers, ...(hasBody && contentType ? { 'content-type': contentType } : {}) },
    }
  })

let filled: OwnData
let council: Awaited<ReturnType<typeof startTestCouncil>>
beforeAll(async () => {
  filled = await ownData()
  council = await startTestCouncil(filled.data)
}, 300_000)
afterAll(async () => {
  await council?.stop()
  filled?.remove()
}, 60_000)

const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
type Answer = { status: number; type: string; text: string }

function ask({ app, method, path: target, headers: extra, body: text }: Sent): Promise<Answer> {
  const { hostname, port } = new URL(app === 'site' ? council.siteUrl : council.cmsUrl)
  const bytes = Buffer.from(text)
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      {
        agent,
        host: hostname,
        port,
        method,
        path: target,
        headers: { ...extra, ...(bytes.length > 0 ? { 'content-length': bytes.length } : {}) },
        timeout: 25_000,
        // A redirect repeats the address, also a long one.
        maxHeaderSize: 64 * 1024,
      },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            type: response.headers['content-type'] ?? '',
            text: Buffer.concat(chunks).toString(),
          }),
        )
      },
    )
    request.on('timeout', () => request.destroy(new Error('No answer in 25 s')))
    request.on('error', reject)
    request.end(bytes)
  })
}

/** A server that refuses a body may close the connection before all of it is sent. */
const isCutOff = (error: unknown) => /ECONNRESET|EPIPE|socket hang up/.test(String(error))

const traces =
  /\n\s+at \S|node_modules|\/apps\/(?:site|cms)|SQLITE_|SqliteError|drizzle|\bSELECT\b.+\bFROM\b|PAYLOAD_SECRET|ECONNREFUSED|[a-z]\.(?:ts|js|mjs):\d+/
const leaks = ({ status, type: kind, text }: Answer) =>
  (status >= 400 || !kind.startsWith('text/html')) && traces.test(text)
/** Something is busy or away, and says so to the one who asks. */
const isHonest = ({ status, text }: Answer) => status === 503 && /"(message|state)"|unavailable/.test(text)

const memoryOf = (pid: number | undefined) =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / kilobytesInMegabyte
const memory = () =>
  Object.fromEntries(
    Object.entries(council.pids()).map(([app, pid]) => [app, Math.round(memoryOf(pid as number))]),
  )

async function pour(all: readonly Sent[]): Promise<{ findings: object[]; tally: Record<string, number> }> {
  const findings: object[] = []
  const tally: Record<string, number> = {}
  let next = 0
  const worker = async () => {
    for (let each = all[next++]; each; each = all[next++]) {
      const answer = await ask(each).catch((error: unknown) => ({ status: 0, type: '', text: String(error) }))
      const kind = answer.status === 0 ? 'cut off' : `${Math.floor(answer.status / 100)}xx`
      tally[kind] = (tally[kind] ?? 0) + 1
      const isBad =
        (answer.status >= 500 && answer.status !== 501 && !isHonest(answer)) ||
        (answer.status === 0 && !isCutOff(answer.text)) ||
        leaks(answer)
      if (isBad)
        findings.push({
          ...each,
          body: each.body.slice(0, 200),
          status: answer.status,
          text: answer.text.slice(0, 300),
        })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return { findings, tally }
}

test(
  `${requests} made-up requests break nothing, and nothing leaks`,
  async () => {
    console.log(`FUZZ_SEED=${seed} FUZZ_REQUESTS=${requests}`)
    const all = fc.sample(sent, { numRuns: requests, seed })
    const before = council.pids()
    const began = performance.now()
    const warm = await pour(all.slice(0, requests / 2))
    const early = memory()
    const rest = await pour(all.slice(requests / 2))
    const late = memory()
    const seconds = Math.round((performance.now() - began) / 1000)
    console.log(JSON.stringify({ seconds, early, late, warm: warm.tally, rest: rest.tally }))
    expect([...warm.findings, ...rest.findings].slice(0, 10)).toEqual([])
    // The same processes: none crashed and was started again.
    expect(council.pids()).toEqual(before)
    for (const [app, most] of [
      ['site', 200],
      ['staff desk', 500],
    ] as const)
      expect({ app, grown: (late[app] ?? 0) - (early[app] ?? 0) < most }).toEqual({ app, grown: true })
  },
  Math.max(300_000, requests * 30),
)
