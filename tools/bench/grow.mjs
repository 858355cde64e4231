import { engines } from '../../tests/support/own-database.ts'
import { inLanguage, languages, pages, unlisted } from '../../tests/support/site-map.ts'
import { changeNews } from './grow/changes.mjs'
import { hasStore, openGrownCouncil } from './grow/council.mjs'
import { killInTurn } from './grow/kills.mjs'
import { write } from './grow/writers.mjs'
import { press } from './pressure.mjs'
import { isInstalled, wait, workOf } from './process.mjs'
import { milliseconds, perSecond, row } from './table.mjs'

const [writers, freshLimit] = [20, 5000]
const paths = pages
  .filter((page) => !unlisted.includes(page))
  .flatMap((page) => languages.map((language) => inLanguage(page, language)))

const missing = () =>
  [
    ['nginx', isInstalled('nginx')],
    ['wrk', isInstalled('wrk')],
    ['PostgreSQL', engines.PostgreSQL.isPresent],
  ]
    .filter(([, isThere]) => !isThere)
    .map(([name]) => name)

/** The growth that docs/operations.md describes, played: three sites and two desks, while one of each is killed. */
export async function measureGrow(_subject, { isShort, readers }) {
  const lacking = missing()
  if (lacking.length > 0)
    return [row('Growth', 'played', `not measured: ${lacking.join(', ')} not installed`)]
  const seconds = isShort ? 30 : 120
  const council = await openGrownCouncil()
  try {
    return rowsOf(await play(council, { readers, seconds }), { readers, seconds })
  } finally {
    await council.stop()
  }
}

/** Waits until processes do next to nothing for five seconds, five minutes at most. */
async function untilQuiet(pids) {
  const work = () => pids.reduce((sum, pid) => sum + workOf(pid), 0)
  for (const end = Date.now() + 300_000; Date.now() < end; ) {
    const before = work()
    await wait(5000)
    if (work() - before < 250) return
  }
}

async function play(council, { readers, seconds }) {
  const { siteUrl, ask } = council
  const crowd = { origin: siteUrl, paths, connections: readers, pauseMs: 1000, asManyClients: true }
  // Each site fills its page cache and reads all documents for its search first, as in the first minutes of its life.
  await press({ ...crowd, seconds: 15 })
  await untilQuiet(council.sites.map((site) => site.pid()))
  const counted = () => ask("SELECT count FROM counters WHERE name = 'visitors'")
  const before = counted()
  const end = Date.now() + seconds * 1000
  const isOver = () => Date.now() > end
  const [read, written, delays, killed] = await Promise.all([
    press({ ...crowd, seconds }),
    write(siteUrl, { writers, isOver }),
    changeNews(council, isOver),
    killInTurn(council, isOver),
  ])
  const stored = (key) => ask(`SELECT count(*) FROM feedback WHERE idempotency_key = '${key}'`)
  const lost = written.keys.filter((key) => stored(key) !== 1).length
  return { read, written, delays, killed, lost, counted: counted() - before }
}

function rowsOf({ read, written, delays, killed, lost, counted }, { readers, seconds }) {
  const { acknowledged, unanswered } = written.visits
  const slowest = Math.max(...delays)
  const isCounted = counted >= acknowledged && counted <= acknowledged + unanswered
  return [
    row(
      `${readers} readers, a page each second each, ${seconds} s, ${killed} processes killed${hasStore() ? '' : ', files in a folder instead of S3'}`,
      'no errors',
      `${read.errors} errors${read.kinds ? ` (${read.kinds})` : ''} among ${read.requests}; ${perSecond(read.perSecond)}, p50 ${milliseconds(read.p50)}, p99 ${milliseconds(read.p99)}`,
      read.errors === 0,
    ),
    row(
      `Messages of ${writers} writers`,
      'each stored once',
      `${written.keys.length} acknowledged, ${lost} lost or twice; visits: ${acknowledged} acknowledged, ${unanswered} without an answer, ${counted} counted`,
      lost === 0 && isCounted,
    ),
    row(
      'A change is on every site',
      `≤ ${freshLimit / 1000} s`,
      `${milliseconds(slowest)} at most, ${delays.length} times`,
      slowest <= freshLimit,
    ),
  ]
}
