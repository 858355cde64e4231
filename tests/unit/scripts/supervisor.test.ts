import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { freePort } from '../../../scripts/steps/ports.mjs'
import { supervise, untilAnswers } from '../../../scripts/steps/supervisor.mjs'

const folder = mkdtempSync(path.join(tmpdir(), 'nagardwar-supervisor-'))
let running: ReturnType<typeof supervise> | undefined
afterEach(async () => {
  await running?.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** A little app that answers with its process number, and takes a second for each request. */
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

test('an app that cannot begin is given up at once, with its name', { timeout: 30_000 }, async () => {
  const givenUp = await new Promise<{ name: string }>((resolve) => {
    running = supervise({ onGivenUp: resolve as () => void, stdio: 'ignore' })
    running.start({ name: 'site', cwd: tmpdir(), args: ['-e', 'process.exit(1)'], env: {} })
  })
  expect(givenUp.name).toBe('site')
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
