import { type ChildProcess, spawn } from 'node:child_process'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { listNames, listPaths } from '@nagardwar/contract/browser'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { isBuilt, main } from '../testing/main-script.ts'
import { temporaryFolder } from '../testing/test-site.ts'

const patience = { timeout: 60_000 }
let data: string
let site: ChildProcess | undefined

beforeEach(() => {
  data = temporaryFolder()
})
afterEach(() => {
  site?.kill('SIGKILL')
  // The workers end a moment later, and may still be writing.
  rmSync(data, { recursive: true, force: true, maxRetries: 5 })
})

/** The site in two processes on the examples of the contract. */
async function start(env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env.PATH,
      API_ROOT: 'examples',
      PORT: '0',
      HOST: '127.0.0.1',
      SITE_DATA: data,
      NODE_ENV: 'production',
      WORKERS: '2',
      ...env,
    },
  })
  site = child
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk))
  const ended = new Promise<number | null>((resolve) => child.on('exit', (code) => resolve(code)))
  const until = async (isSo: () => boolean | Promise<boolean>) => {
    while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 50))
  }
  const listening = () => said.match(/"port":\d+/g) ?? []
  await until(() => listening().length === 2)
  const port = Number(listening()[0]?.slice(7))
  return { child, ended, until, listening, said: () => said, port, origin: `http://127.0.0.1:${port}` }
}

/** The parent of a process; undefined if it has just ended. */
function parentOf(pid: string): number | undefined {
  try {
    return Number(
      readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /, '')
        .split(' ')[1],
    )
  } catch {
    return undefined
  }
}

/** The workers of a process: its children. */
const workersOf = (pid: number): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && parentOf(name) === pid)
    .map(Number)

/** The status of a page; 0 if it is lost. Node never answers a connection that was given to a dead process. */
const page = (origin: string) =>
  fetch(`${origin}/mr/roads`, {
    headers: { connection: 'close' },
    signal: AbortSignal.timeout(10_000),
  }).then(
    ({ status }) => status,
    () => 0,
  )
const body = JSON.stringify({ name: 'A', mobile: '1', subject: 'S', email: 'a@b.in', feedback: 'F' })

describe.runIf(isBuilt)('a site of two processes', () => {
  test.runIf(process.platform === 'linux')(
    'goes on when one is killed, and is two again',
    patience,
    async () => {
      const { child, origin, listening, until, said } = await start()
      const [first] = workersOf(child.pid ?? 0)
      process.kill(first ?? 0, 'SIGKILL')
      const statuses = []
      for (let round = 0; round < 20; round++) statuses.push(await page(origin))
      // Only a request that was already sent to the dead process may be lost.
      expect(statuses.filter((status) => status !== 200).length).toBeLessThanOrEqual(1)
      await until(() => listening().length === 3)
      expect(workersOf(child.pid ?? 0)).toHaveLength(2)
      expect(said()).toContain('A worker ended and is started again')
    },
  )

  test('limits a client once, however many processes answer', patience, async () => {
    const { origin } = await start({ FEEDBACK_PER_MINUTE: '5' })
    const send = () =>
      fetch(`${origin}/api/contact-us`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', connection: 'close' },
        body,
      }).then(({ status }) => status)
    const statuses = []
    for (let round = 0; round < 12; round++) statuses.push(await send())
    expect(statuses.filter((status) => status === 201)).toHaveLength(5)
    expect(statuses.filter((status) => status === 429)).toHaveLength(7)
  })

  test('counts all processes together, for this machine alone', patience, async () => {
    const { origin } = await start()
    for (let round = 0; round < 10; round++) expect(await page(origin)).toBe(200)
    const metrics = await (await fetch(`${origin}/metrics`)).text()
    const pages = [
      ...metrics.matchAll(/^site_requests_total\{kind="page",status="200",from="\w+"\} (\d+)$/gm),
    ]
    expect(pages.reduce((sum, [, count]) => sum + Number(count), 0)).toBe(10)
    const lists = listNames.reduce((sum, name) => sum + (listPaths[name].language === null ? 1 : 2), 0)
    expect(metrics).toMatch(new RegExp(`^site_lists\\{state="all"\\} ${lists}$`, 'm'))
    expect(metrics).toMatch(/^process_resident_memory_bytes \d+$/m)
    const outside = await fetch(`${origin}/metrics`, { headers: { 'x-forwarded-for': '127.0.0.1' } })
    expect(outside.status).toBe(404)
  })

  test('finishes what is under way before it stops', patience, async () => {
    const { child, ended, port } = await start()
    const head = `POST /api/contact-us HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`
    const sockets = [1, 2].map(() => {
      const socket = connect(port, '127.0.0.1')
      const heard = { answer: '', socket }
      socket.on('data', (chunk) => (heard.answer += chunk))
      socket.write(head + body.slice(0, 10))
      return heard
    })
    await new Promise((resolve) => setTimeout(resolve, 500))
    child.kill('SIGTERM')
    await new Promise((resolve) => setTimeout(resolve, 500))
    for (const { socket } of sockets) socket.write(body.slice(10))
    expect(await ended).toBe(0)
    for (const { answer } of sockets) expect(answer).toMatch(/^HTTP\/1\.1 201 /)
  })
})

describe('processes that cannot begin are not started again and again', () => {
  const unbuilt = `data:text/javascript,import fs from 'node:fs'
    import { syncBuiltinESMExports } from 'node:module'
    fs.existsSync = () => false
    syncBuiltinESMExports()`

  test.each([
    ['an address that is not this machine’s', { HOST: '203.0.113.1', PORT: '1' }],
    ['no build', { NODE_OPTIONS: `--import "${unbuilt.replaceAll('\n', ';')}"` }],
  ])('with %s', patience, async (_reason, env) => {
    const child = spawn(process.execPath, [main], {
      env: { PATH: process.env.PATH, API_ROOT: 'examples', SITE_DATA: data, WORKERS: '2', ...env },
    })
    site = child
    expect(await new Promise((resolve) => child.on('exit', resolve))).not.toBe(0)
  })
})
