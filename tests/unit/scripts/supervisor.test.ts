import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { statuses } from '../../../apps/cms/src/platform/cannot-start.ts'
import { reasonOfEnd } from '../../../scripts/steps/end-of-desk.mjs'
import { freePort } from '../../../scripts/steps/ports.mjs'
import { startInTurn, supervise, untilAnswers } from '../../../scripts/steps/supervisor.mjs'

const folder = mkdtempSync(path.join(tmpdir(), 'nagardwar-supervisor-'))
let running: ReturnType<typeof supervise> | undefined
afterEach(async () => {
  await running?.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** A small app that answers with its process id and takes a second per request. */
async function app(name: string) {
  const port = await freePort()
  const work = `require('node:http').createServer((request, response) =>
    setTimeout(() => response.end(String(process.pid)), request.url === '/slow' ? 1000 : 0)
  ).listen(${port}, '127.0.0.1', function () {
    process.on('SIGTERM', () => this.close(() => process.exit(0)))
  })`
  return { name, cwd: tmpdir(), args: ['-e', work], env: {}, url: `http://127.0.0.1:${port}` }
}
const whoAnswers = async ({ url }: { url: string }) => Number(await (await fetch(url)).text())

test('an app that is killed is started again, while the other goes on', { timeout: 30_000 }, async () => {
  const [site, desk] = [await app('site'), await app('staff desk')]
  running = supervise({ breath: 0, stdio: 'ignore' })
  for (const each of [site, desk]) running.start(each)
  for (const each of [site, desk]) await untilAnswers(each.url)
  const before = { site: await whoAnswers(site), desk: await whoAnswers(desk) }

  process.kill(before.desk, 'SIGKILL')
  expect(await whoAnswers(site)).toBe(before.site)
  await untilAnswers(desk.url, 20_000)
  expect(await whoAnswers(desk)).not.toBe(before.desk)
  expect(await whoAnswers(site)).toBe(before.site)
})

test('a site that cannot begin is given up at once, with its name', { timeout: 30_000 }, async () => {
  const givenUp = await new Promise<{ name: string }>((resolve) => {
    running = supervise({ onGivenUp: resolve as () => void, stdio: 'ignore' })
    running.start({ name: 'site', isVital: true, cwd: tmpdir(), args: ['-e', 'process.exit(1)'], env: {} })
  })
  expect(givenUp.name).toBe('site')
})

describe('a desk that cannot begin', () => {
  const dead = (args: string[]) => ({
    name: 'staff desk',
    cwd: tmpdir(),
    args: ['-e', ...args],
    env: {},
    ready: 'http://127.0.0.1:9/readyz',
  })

  test('is tried again, and the site comes up and stays', { timeout: 60_000 }, async () => {
    const site = await app('site')
    running = supervise({ onGivenUp: () => expect.unreachable(), stdio: 'ignore' })
    const desk = dead(['process.exit(21)'])
    const first = { ...site, ready: site.url, env: { SITE_DATA: path.join(folder, 'none') }, isVital: true }
    expect(await startInTurn(running, desk, first)).toEqual({ isDeskReady: false })
    const pid = await whoAnswers(site)
    while ((running.stateOf(desk)?.starts ?? 0) < 3) await new Promise((resolve) => setTimeout(resolve, 100))
    expect(await whoAnswers(site)).toBe(pid)
    expect(running.stateOf(desk)?.reason).toBe('database-missing')
  })

  test('is told of to the site, with its reason', { timeout: 30_000 }, async () => {
    const site = await app('site')
    const listening = `let told; process.on('message', (message) => { told = message })
      require('node:http').createServer((_, response) => response.end(JSON.stringify(told?.states['staff desk'])))
        .listen(${new URL(site.url).port}, '127.0.0.1'); process.on('SIGTERM', () => process.exit(0))`
    running = supervise({ stdio: 'ignore' })
    running.start(dead(['process.exit(23)']))
    running.start({ ...site, args: ['-e', listening], listens: true })
    await untilAnswers(site.url)
    const told = async () => (await (await fetch(site.url)).json()) as { reason?: string }
    while (!(await told()).reason) await new Promise((resolve) => setTimeout(resolve, 100))
    expect((await told()).reason).toBe('disk-full')
  })
})

test('the starter knows every status with which the desk says why it does not start', () => {
  for (const [reason, status] of Object.entries(statuses))
    expect(reasonOfEnd(status, null).replaceAll('-', '')).toBe(reason.toLowerCase())
})

test('what is under way is finished before it stops', { timeout: 30_000 }, async () => {
  const site = await app('site')
  running = supervise({ breath: 0, stdio: 'ignore' })
  running.start(site)
  await untilAnswers(site.url)
  const answer = fetch(`${site.url}/slow`, { headers: { connection: 'close' } }).then(
    (response) => response.status,
  )
  await new Promise((resolve) => setTimeout(resolve, 200))
  await running.stop()
  expect(await answer).toBe(200)
})
