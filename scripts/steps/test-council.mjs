import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { apps } from './apps.mjs'
import { Failure } from './failure.mjs'
import { noLimits } from './no-limits.mjs'
import { freePort } from './ports.mjs'
import { startInTurn, supervise } from './supervisor.mjs'

/**
 * A whole council for tests: both apps on free ports, with the demo content in a separate folder that `stop` removes.
 * An installation beside it is not touched. With `data` the council is the one in that folder.
 */
export async function startTestCouncil(data = mkdtempSync(path.join(tmpdir(), 'nagardwar-council-'))) {
  const [sitePort, cmsPort] = [await freePort(), await freePort()]
  const { site, cms } = apps({ sitePort, cmsPort, data })
  for (const app of [site, cms]) Object.assign(app.env, noLimits, { LOG_LEVEL: 'warn' })
  const running = supervise()
  const stop = async () => {
    await running.stop()
    rmSync(data, { recursive: true, force: true })
  }
  try {
    const { isDeskReady } = await startInTurn(running, cms, site)
    if (!isDeskReady) throw new Failure('The staff desk of the tests does not start: see its message above.')
  } catch (error) {
    await stop()
    throw error
  }
  return {
    siteUrl: `http://localhost:${sitePort}`,
    cmsUrl: `http://localhost:${cmsPort}`,
    data,
    pids: running.pids,
    stop,
  }
}
