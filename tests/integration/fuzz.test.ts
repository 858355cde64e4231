import { execFileSync } from 'node:child_process'
import { Agent, request as httpRequest } from 'node:http'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestCouncil } from '../../scripts/steps/test-council.mjs'
import { type MadeUpRequest, madeUpRequests } from '../support/made-up-requests.ts'
import { type OwnData, ownData } from '../support/own-council.ts'

// FUZZ_REQUESTS for a longer run (`npm run storm`: 10,000), FUZZ_SEED for other requests; the same seed generates the same
// requests.
const requests = Number(process.env.FUZZ_REQUESTS ?? 1000)
const seed = Number(process.env.FUZZ_SEED ?? 20_261_121)
const atOnce = 16
/** `ps` reports memory in kilobytes. */
const kilobytesInMegabyte = 1024

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

function ask({ app, method, path: target, headers: extra, body: text }: MadeUpRequest): Promise<Answer> {
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
        // A hang, and nothing else: a council that has just started reads all its lists, beside other tests.
        timeout: 90_000,
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
    request.on('timeout', () => request.destroy(new Error('No answer in 90 s')))
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
/** Something is busy or away, and the answer says so; an answer to HEAD has no text to say it. */
const isHonest = ({ status, text }: Answer, method: string) =>
  status === 503 && (method === 'HEAD' || /"(message|state)"|unavailable/.test(text))

const memoryOf = (pid: number | undefined) =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / kilobytesInMegabyte
const memory = () =>
  Object.fromEntries(
    Object.entries(council.pids()).map(([app, pid]) => [app, Math.round(memoryOf(pid as number))]),
  )

async function pour(
  all: readonly MadeUpRequest[],
): Promise<{ findings: object[]; tally: Record<string, number> }> {
  const findings: object[] = []
  const tally: Record<string, number> = {}
  let next = 0
  const worker = async () => {
    for (let each = all[next++]; each; each = all[next++]) {
      const answer = await ask(each).catch((error: unknown) => ({ status: 0, type: '', text: String(error) }))
      const kind = answer.status === 0 ? 'cut off' : `${Math.floor(answer.status / 100)}xx`
      tally[kind] = (tally[kind] ?? 0) + 1
      const isBad =
        (answer.status >= 500 && answer.status !== 501 && !isHonest(answer, each.method)) ||
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
    const all = fc.sample(madeUpRequests, { numRuns: requests, seed })
    const before = council.pids()
    const began = performance.now()
    const warm = await pour(all.slice(0, requests / 2))
    const early = memory()
    const rest = await pour(all.slice(requests / 2))
    const late = memory()
    const seconds = Math.round((performance.now() - began) / 1000)
    console.log(JSON.stringify({ seconds, early, late, warm: warm.tally, rest: rest.tally }))
    expect([...warm.findings, ...rest.findings].slice(0, 10)).toEqual([])
    // The same processes: none crashed and was restarted.
    expect(council.pids()).toEqual(before)
    for (const [app, most] of [
      ['site', 200],
      ['staff desk', 500],
    ] as const)
      expect({ app, grown: (late[app] ?? 0) - (early[app] ?? 0) < most }).toEqual({ app, grown: true })
  },
  Math.max(300_000, requests * 30),
)
