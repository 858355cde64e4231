import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { apps } from '../../scripts/steps/apps.mjs'
import { databaseAt } from '../../scripts/steps/backup/database.mjs'
import { councilData } from '../../scripts/steps/council-data.mjs'
import { freePort } from '../../scripts/steps/ports.mjs'
import { environment, pinnedNode } from '../../scripts/steps/repository.mjs'
import { untilAnswers } from '../../scripts/steps/supervisor.mjs'

/**
 * Data of a council for one test: a copy of the council that `npm test` filled (COUNCIL_DATA), so that the demo
 * content is not stored again. Without one the folder is empty, and the first start fills it.
 */
export async function ownData() {
  const data = mkdtempSync(path.join(tmpdir(), 'nagardwar-own-'))
  const filled = process.env.COUNCIL_DATA
  if (filled) {
    const from = councilData(filled)
    mkdirSync(path.join(data, 'cms'))
    await databaseAt(from.databaseUrl).save(path.join(data, 'cms'))
    cpSync(from.uploads, path.join(data, 'cms/uploads'), { recursive: true })
    if (existsSync(from.secrets)) cpSync(from.secrets, path.join(data, 'secrets.env'))
  }
  return {
    data,
    remove: () => rmSync(data, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }),
  }
}

type Where = { data: string; port?: number; env?: Record<string, string> }
export type OwnData = Awaited<ReturnType<typeof ownData>>
export type OwnApp = Awaited<ReturnType<typeof ownApp>>

/** One app as a separate process on its own port, which a test may kill, stop and start. */
export async function ownApp(name: 'cms' | 'site', { data, port, env = {} }: Where) {
  const chosen = port ?? (await freePort())
  const app = apps({ data, [name === 'cms' ? 'cmsPort' : 'sitePort']: chosen })[name]
  let said = ''
  let child: ChildProcessByStdio<null, Readable, Readable> | undefined
  let ended: Promise<unknown> = Promise.resolve()

  async function start({ isPatient = true } = {}) {
    const now = spawn(pinnedNode(), app.args, {
      cwd: app.cwd,
      // Tests ask nobody but this machine.
      env: environment({ ...app.env, LINK_CHECK: '0', ...env }),
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [now.stdout, now.stderr])
      stream.on('data', (chunk: Buffer) => {
        said = (said + chunk).slice(-20_000)
      })
    child = now
    ended = new Promise((resolve) => now.on('exit', resolve))
    const early = ended.then((code) => {
      throw new Error(`The ${app.name} ended (${code}) instead of starting:\n${said}`)
    })
    if (isPatient) await Promise.race([untilAnswers(app.ready), early])
    early.catch(() => undefined)
  }
  const send = (signal: NodeJS.Signals) => child?.kill(signal)
  return {
    start,
    url: `http://127.0.0.1:${chosen}`,
    port: chosen,
    pid: () => child?.pid,
    send,
    said: () => said,
    /** Its exit status. It must end within three minutes, also on a busy machine. */
    async ended() {
      const timer = setTimeout(() => send('SIGKILL'), 180_000)
      const status = await ended
      clearTimeout(timer)
      return status
    },
    async kill() {
      send('SIGKILL')
      await ended
    },
    async stop() {
      send('SIGCONT')
      send('SIGTERM')
      const timer = setTimeout(() => send('SIGKILL'), 15_000)
      await ended
      clearTimeout(timer)
    },
  }
}

/** The council's database file, to check what is really stored. */
export const databaseFile = (data: string) => path.join(data, 'cms/cms.db')
