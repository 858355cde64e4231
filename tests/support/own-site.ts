import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { apps } from '../../scripts/steps/apps.mjs'
import { noLimits } from '../../scripts/steps/no-limits.mjs'
import { freePort } from '../../scripts/steps/ports.mjs'
import { environment, pinnedNode } from '../../scripts/steps/repository.mjs'
import { untilAnswers } from '../../scripts/steps/supervisor.mjs'

/** The built site as a separate process, in front of a separate API. */
export async function startOwnSite(env: Record<string, string>) {
  const data = mkdtempSync(path.join(tmpdir(), 'nagardwar-own-site-'))
  const { site } = apps({ sitePort: await freePort(), cmsPort: 1, data })
  const child = spawn(pinnedNode(), site.args, {
    cwd: site.cwd,
    env: environment({ ...site.env, ...noLimits, LOG_LEVEL: 'error', ...env }),
    stdio: 'ignore',
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    rmSync(data, { recursive: true, force: true })
  }
  try {
    await untilAnswers(`http://127.0.0.1:${site.port}/healthz`, 60_000)
  } catch (error) {
    await stop()
    throw error
  }
  return { url: `http://localhost:${site.port}`, port: site.port, pid: child.pid ?? 0, stop }
}
