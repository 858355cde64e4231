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

type Listed = { names: string[]; isUnread: boolean }

/** Before the first backup its folder is not there; a second place that is not there is not mounted. */
async function namesIn(folder: string, mayBeMissing = true): Promise<Listed> {
  try {
    return { names: await readdir(/* turbopackIgnore: true */ folder), isUnread: false }
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT'
    return { names: [], isUnread: !(isMissing && mayBeMissing) }
  }
}

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

/** `isUnseen`: there is a place of backups that nobody could look at: a store elsewhere, or a folder that cannot be read. */
export type KeptCopies = { copies: KeptCopy[]; isUnseen: boolean }

/** The copies in the data folder and in a mounted second place that still hold what is erased now. */
export async function backupsThatKeep(payload: Payload, now = Date.now()): Promise<KeptCopies> {
  const { copyTo } = backups.of(payload)
  const isMounted = copyTo?.startsWith('/') === true
  const archives = await Promise.all([
    namesIn(inDataFolder(payload, 'backups')),
    ...(isMounted ? [namesIn(copyTo, false)] : []),
  ])
  const others = await Promise.all(places(payload).map((folder) => namesIn(folder)))
  const namesOf = (listed: readonly Listed[]): string[] => listed.flatMap(({ names }) => names)
  return {
    copies: [
      ...[...new Set(namesOf(archives))].sort().flatMap((name) => archiveOf(name, now)),
      ...namesOf(others)
        .filter((name) => aside.test(name) && !/-(?:wal|shm)\.|^secrets|^uploads/.test(name))
        .sort()
        .map((name) => ({ name, endsOn: null })),
    ],
    isUnseen:
      (copyTo !== undefined && !isMounted) || [...archives, ...others].some(({ isUnread }) => isUnread),
  }
}
