import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Payload } from 'payload'
import { isAlive } from '../jobs/job.ts'
import { ownEnvironment } from '../own-environment.ts'
import { folderOfBackups } from './noted.ts'

export type BackupState = 'none' | 'running' | 'saved' | 'failed'

const here = path.dirname(fileURLToPath(import.meta.url))
const script = path.join(/* turbopackIgnore: true */ here, '../../../scripts/back-up.ts')

/** A council on its first day is saved in a few seconds; a larger one goes on after the answer. */
const patience = 20_000

function placesOf(payload: Payload) {
  const folder = folderOfBackups(payload)
  return {
    folder,
    noted: path.join(/* turbopackIgnore: true */ folder, 'desk.json'),
    output: path.join(/* turbopackIgnore: true */ folder, 'desk.log'),
  }
}

/** What became of the backup that the desk started last. */
export function backupState(payload: Payload): BackupState {
  const { noted, output } = placesOf(payload)
  if (!existsSync(noted)) return 'none'
  const said = existsSync(output) ? readFileSync(output, 'utf8') : ''
  if (said.includes('Saved: ')) return 'saved'
  const { pid } = JSON.parse(readFileSync(noted, 'utf8')) as { pid: number }
  return isAlive(pid) ? 'running' : 'failed'
}

const ended = (child: ChildProcess): Promise<unknown> =>
  new Promise((resolve) => {
    child.once('exit', resolve)
    child.once('error', resolve)
  })

/** Saves the council in a process of its own, as an import runs (docs/decisions/0059), and waits a little for its end. */
export async function makeBackup(payload: Payload): Promise<BackupState> {
  if (backupState(payload) === 'running') return 'running'
  const { folder, noted, output } = placesOf(payload)
  mkdirSync(folder, { recursive: true })
  const log = openSync(output, 'w', 0o600)
  const child = spawn(process.execPath, [script], {
    stdio: ['ignore', log, log],
    detached: true,
    env: ownEnvironment.of(payload),
  })
  writeFileSync(noted, JSON.stringify({ pid: child.pid, startedAt: new Date().toISOString() }))
  child.unref()
  // The promise below still hears of its end.
  await Promise.race([ended(child), wait(patience, undefined, { ref: false })])
  return backupState(payload)
}
