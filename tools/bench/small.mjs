import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { logInAtDesk } from '../../scripts/steps/first-account.mjs'
import { ownApp } from '../../tests/support/own-council.ts'
import { inLanguage, languages, pages, unlisted } from '../../tests/support/site-map.ts'
import { press } from './pressure.mjs'
import { memoryOf, wait } from './process.mjs'
import { edit } from './staff.mjs'
import { megabytes, milliseconds, row } from './table.mjs'

const [readers, staff] = [500, 50]
const mb = 1024 ** 2
const paths = pages
  .filter((page) => !unlisted.includes(page))
  .flatMap((page) => languages.map((language) => inLanguage(page, language)))

/** Site, desk and database (SQLite, in the desk's process) on one machine. */
export async function measureSmall(_subject, { isShort }) {
  const data = mkdtempSync(path.join(tmpdir(), 'nagardwar-small-'))
  const desk = await ownApp('cms', { data })
  const site = await ownApp('site', { data, env: { API_ROOT: `${desk.url}/api`, TRUSTED_HOPS: '1' } })
  const together = () => memoryOf(desk.pid()) + memoryOf(site.pid())
  try {
    await desk.start()
    await site.start()
    // The search index is built and kept, as after the first day.
    await wait(10_000)
    await Promise.all([site.stop(), desk.stop()])
    const began = performance.now()
    await Promise.all([site.start(), desk.start()])
    const taken = performance.now() - began
    await wait(isShort ? 20_000 : 120_000)
    const atRest = together()
    const busy = await work({ desk, site }, isShort ? 15 : 60, together)
    return rowsOf({ taken, atRest, ...busy })
  } finally {
    await Promise.all([site.stop(), desk.stop()])
    rmSync(data, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
  }
}

/** Staff edit while readers read: the most memory that both apps had, and what went wrong. */
async function work({ desk, site }, seconds, together) {
  const token = await logInAtDesk(`http://localhost:${desk.port}`)
  const crowd = { origin: site.url, paths, connections: readers, pauseMs: 1000, asManyClients: true }
  // The page cache is filled first.
  await press({ ...crowd, seconds: 10 })
  const end = Date.now() + seconds * 1000
  const isOver = () => Date.now() > end
  let most = 0
  const watch = async () => {
    for (; !isOver(); await wait(500)) most = Math.max(most, together())
  }
  const [read, edited] = await Promise.all([
    press({ ...crowd, seconds }),
    edit(desk.url, token, { staff, isOver }),
    watch(),
  ])
  return { most, read, edited }
}

const rowsOf = ({ taken, atRest, most, read, edited }) => [
  row('Second start, until site and desk are ready', '≤ 3 s', milliseconds(taken), taken <= 3000),
  row('Site, desk and database at rest', '≤ 600 MB', megabytes(atRest), atRest <= 600 * mb),
  row(
    `${staff} staff edit, ${readers} readers read a page each second`,
    '≤ 900 MB',
    `${megabytes(most)} at most; ${edited.saved} saved, ${edited.failed} failed, ${read.errors} errors of readers`,
    most <= 900 * mb && edited.failed === 0 && read.errors === 0,
  ),
]
