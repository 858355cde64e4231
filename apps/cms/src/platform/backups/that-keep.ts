import { readdir } from 'node:fs/promises'
import path from 'node:path'
import type { Payload } from 'payload'
import { inDataFolder } from '../data-folder.ts'
import { databaseFile } from '../database/sqlite-connection.ts'
import { backups } from './noted.ts'

/** A copy of the database that was made before, and the day (in India) on which the nightly backup has removed it. */
export type KeptCopy = { name: string; endsOn: string | null }

const day = 24 * 60 * 60 * 1000
const offset = 5.5 * 60 * 60 * 1000
/** deploy/systemd/nagardwar-backup.service removes archives of more than 14 whole days, once a night. */
const latest = 16 * day

const archive = /^nagardwar-(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(\d\d)(?:-\d+)?\.tar\.gz(?:\.age)?$/
/** What a restore has replaced, and what a desk could save of a lost database. Nothing removes them by itself. */
const aside = /\.(?:replaced|rescued)-\d{4}-\d\d-\d\dT\d{6}(?:-\d+)?(?:\.dump)?$/

const namesIn = (folder: string): Promise<string[]> =>
  readdir(/* turbopackIgnore: true */ folder).catch(() => [])

/** One that is older than its end was not removed, and is not going to be. */
function archiveOf(name: string, now: number): KeptCopy[] {
  const [whole, date, hours, minutes, seconds] = archive.exec(name) ?? []
  if (!whole) return []
  const ends = Date.parse(`${date}T${hours}:${minutes}:${seconds}Z`) + latest
  return [{ name, endsOn: ends > now ? new Date(ends + offset).toISOString().slice(0, 10) : null }]
}

/** Where databases lie that were replaced. */
function places(payload: Payload): string[] {
  const file = databaseFile(payload)
  return [
    ...new Set([inDataFolder(payload), ...(file ? [path.dirname(/* turbopackIgnore: true */ file)] : [])]),
  ]
}

/** The copies in the data folder and in a mounted second place that still hold what is erased now. */
export async function backupsThatKeep(payload: Payload, now = Date.now()): Promise<KeptCopy[]> {
  const { copyTo } = backups.of(payload)
  const mounted = copyTo?.startsWith('/') ? [copyTo] : []
  const archives = await Promise.all([inDataFolder(payload, 'backups'), ...mounted].map(namesIn))
  const others = await Promise.all(places(payload).map(namesIn))
  return [
    ...[...new Set(archives.flat())].sort().flatMap((name) => archiveOf(name, now)),
    ...others
      .flat()
      .filter((name) => aside.test(name) && !/-(?:wal|shm)\.|^secrets|^uploads/.test(name))
      .sort()
      .map((name) => ({ name, endsOn: null })),
  ]
}
