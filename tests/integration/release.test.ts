import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { freePort } from '../../scripts/steps/ports.mjs'
import { makeRelease } from '../../scripts/steps/release.mjs'
import { at, root } from '../../scripts/steps/repository.mjs'
import { untilAnswers } from '../../scripts/steps/supervisor.mjs'
import { reports } from '../../scripts/steps/test-report.mjs'
import { type OwnData, ownData } from '../support/own-council.ts'

// On the disk of the repository, so that files are linked.
mkdirSync(reports, { recursive: true })
const folder = mkdtempSync(path.join(reports, 'release-'))
let release: string
let council: OwnData

beforeAll(async () => {
  release = makeRelease(folder).place
  council = await ownData()
}, 300_000)

afterAll(() => {
  council?.remove()
  rmSync(folder, { recursive: true, force: true })
})

test('a release has no tests, tools, sources of the site or history, and only packages that run', () => {
  const files = readdirSync(release, { recursive: true, encoding: 'utf8' })
  const own = files.filter((file) => !/(?:^|\/)node_modules\//.test(file))
  expect(
    own.filter((file) => /\.test\.|vitest|playwright|(?:^|\/)(?:\.git|tests|bench|storm)(?:\/|$)/.test(file)),
  ).toEqual([])
  expect(own.filter((file) => /^apps\/site\/(?:server|worker|vite)/.test(file))).toEqual([])
  const { packages } = JSON.parse(readFileSync(at('package-lock.json'), 'utf8'))
  const there = Object.keys(packages).filter((place) => existsSync(path.join(release, place, 'package.json')))
  expect(there.filter((place) => packages[place].dev || packages[place].devOptional)).toEqual([])
  expect(there.length).toBeGreaterThan(200)
})

test('the release before stays, for whoever still runs from it', () => {
  makeRelease(folder)
  for (const name of ['current', 'last'])
    expect(existsSync(path.join(folder, name, 'apps/cms/package.json'))).toBe(true)
})

// What was built knows where it stands: the units of systemd show the release in place of the repository, and so does this.
const canMount = spawnSync('unshare', ['-m', 'true']).status === 0

describe.runIf(canMount)('in place of the repository', () => {
  const running: ChildProcess[] = []
  let site = ''
  let desk = ''
  beforeAll(async () => {
    const [sitePort, deskPort] = [await freePort(), await freePort()]
    ;[site, desk] = [`http://127.0.0.1:${sitePort}`, `http://127.0.0.1:${deskPort}`]
    const env = {
      ...process.env,
      DATA_DIR: council.data,
      SITE_DATA: path.join(council.data, 'site-of-release'),
      SITE_PORT: String(sitePort),
      CMS_PORT: String(deskPort),
      LINK_CHECK: '0',
    }
    const start = (app: string) => {
      const script = 'mount --bind "$1" "$2" && cd "$2" && exec node scripts/start.mjs "$3"'
      const args = ['-m', 'sh', '-c', script, 'release', release, root, app]
      running.push(spawn('unshare', args, { env, stdio: 'ignore' }))
    }
    start('desk')
    await untilAnswers(`${desk}/readyz`)
    start('site')
    await untilAnswers(`${site}/readyz`)
  }, 300_000)
  afterAll(async () => {
    const ended = running.map((child) => new Promise((resolve) => child.once('exit', resolve)))
    for (const child of running) child.kill('SIGTERM')
    await Promise.all(ended)
  }, 300_000)

  test('site and desk answer with all they need', { timeout: 300_000 }, async () => {
    // A list that a busy desk did not give in time is asked for again.
    await vi.waitFor(
      async () =>
        expect(await (await fetch(`${site}/readyz`)).json()).toMatchObject({ isReady: true, failing: 0 }),
      { timeout: 200_000, interval: 500 },
    )
    const home = await (await fetch(`${site}/mr`)).text()
    const [picture = ''] = home.match(/\/api\/uploads\/[^"' ]+\?w=\d+[^"' ]*/) ?? []
    for (const address of ['/', '/mr/search?q=पाणी', '/open-data', picture.replaceAll('&amp;', '&')])
      expect([address, (await fetch(site + address)).status]).toEqual([address, 200])
    for (const address of ['/admin/login', '/api/docs'])
      expect([address, (await fetch(desk + address)).status]).toEqual([address, 200])
  })
})
