import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Payload } from 'payload'
import { folderOfBackups } from './noted.ts'

/** The newest backup that was unpacked and compared whole, as a restore does before it changes anything. */
export type Trial = { archive: string; at: string }

const noteIn = (backups: string): string => path.join(/* turbopackIgnore: true */ backups, 'tried.json')

/** The archive lies in the folder of the backups. */
export function noteTrial(archive: string, now = new Date()): void {
  const trial: Trial = { archive: path.basename(archive), at: now.toISOString() }
  writeFileSync(noteIn(path.dirname(archive)), JSON.stringify(trial), { mode: 0o600 })
}

export function lastTrial(payload: Payload): Trial | undefined {
  const noted = noteIn(folderOfBackups(payload))
  if (!existsSync(noted)) return undefined
  try {
    return JSON.parse(readFileSync(noted, 'utf8'))
  } catch {
    return undefined
  }
}
