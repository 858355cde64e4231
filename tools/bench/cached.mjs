import { apps } from '../../scripts/steps/apps.mjs'
import { pinnedNode } from '../../scripts/steps/repository.mjs'
import { documentsAreRead } from '../../tests/support/documents-are-read.ts'
import { startNginx } from './nginx.mjs'
import { press } from './pressure.mjs'
import { isInstalled, onCore, somePort, startProgram, untilFirstAnswer, wait } from './process.mjs'
import { perSecond, row } from './table.mjs'

/** The council's site pinned to one core. */
export async function startOnOneCore(council) {
  const port = await somePort()
  const { site } = apps({ sitePort: port, data: council.data })
  const [program, args] = onCore('0', pinnedNode(), site.args)
  const running = startProgram(program, args, {
    cwd: site.cwd,
    env: { ...site.env, API_ROOT: `${council.cmsUrl}/api` },
  })
  const origin = `http://127.0.0.1:${port}`
  await untilFirstAnswer(`${origin}/`)
  // The search index is built on the same core, and would be measured too.
  await wait(6000)
  for (const pid of [running.pid, ...Object.values(council.pids())]) await documentsAreRead(pid)
  return { origin, ...running }
}

/** Alternates, so that other work on the machine affects all alike; the best round of each counts. */
export async function compare(origins, seconds, turns = 3) {
  const best = origins.map(() => 0)
  for (let turn = 0; turn < turns; turn++)
    for (const [place, origin] of origins.entries()) {
      const { perSecond: now } = await press({ origin, seconds })
      best[place] = Math.max(best[place], now)
    }
  return best
}

/** A page and a list of about ten compressed kilobytes each. */
const likePages = ['/roads', '/api/texts?lang=en']

/** The same for addresses of one server. */
async function comparePaths(origin, paths, seconds, turns = 3) {
  const best = paths.map(() => 0)
  for (let turn = 0; turn < turns; turn++)
    for (const [place, path] of paths.entries()) {
      const { perSecond: now } = await press({ origin, paths: [path], seconds })
      best[place] = Math.max(best[place], now)
    }
  return best
}

/** A page from the cache against nginx with the same bytes, one core each. */
export async function measureCached(subject, { isShort }) {
  const council = await subject.council()
  const site = await startOnOneCore(council)
  const nginx = isInstalled('nginx') ? await startNginx(`${site.origin}/`) : undefined
  try {
    const seconds = isShort ? 2 : 5
    const origins = [site.origin, ...(nginx ? [nginx.origin] : [])]
    const [own, other] = await compare(origins, seconds)
    const [page, list] = await comparePaths(site.origin, likePages, seconds)
    const against = other
      ? `${(own / other).toFixed(2)} × (${perSecond(own)} against ${perSecond(other)})`
      : `${perSecond(own)}; nginx is not installed here`
    return [
      row(
        'Cached page against nginx, same bytes, one core',
        '≥ 0.5 ×',
        against,
        other ? own / other >= 0.5 : undefined,
      ),
      row(
        'A list from the site’s own /api against a cached page of its size',
        '≥ 0.8 ×',
        `${(list / page).toFixed(2)} × (${perSecond(list)} against ${perSecond(page)})`,
        list / page >= 0.8,
      ),
    ]
  } finally {
    await Promise.all([site.stop(), nginx?.stop()])
  }
}
