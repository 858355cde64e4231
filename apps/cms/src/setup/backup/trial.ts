import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { configuration } from '../../configuration.ts'

/** The newest backup that was unpacked and compared whole, as a restore does before it changes anything. */
export type Trial = { archive: string; at: string }

const noted = path.join(/* turbopackIgnore: true */ configuration.dataDir, 'backups', 'tried.json')

export function noteTrial(archive: string, now = new Date()): void {
  const trial: Trial = { archive: path.basename(archive), at: now.toISOString() }
  writeFileSync(noted, JSON.stringify(trial), { mode: 0o600 })
}

export function lastTrial(): Trial | undefined {
  if (!existsSync(noted)) return undefined
  try {
    return JSON.parse(readFileSync(noted, 'utf8'))
  } catch {
    return undefined
  }
}
