import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Payload } from 'payload'
import { inDataFolder } from '../data-folder.ts'
import { deskOption } from '../desk-option.ts'

/** The copy in the second place. */
export type Copy = { at: Date | undefined; hasFailed: boolean; isOnSameDisk: boolean }
export type Drill = { at: Date; isWell: boolean; seconds: number }
export type Backups = {
  /** When the newest backup was made. */
  savedAt: Date | undefined
  isEncrypted: boolean
  /** None where there is no second place. */
  copy: Copy | undefined
  /** The last restore on trial (`npm run drill`). */
  drill: Drill | undefined
}

type Note = Readonly<Record<string, unknown>>

/** The public keys to which backups are encrypted, and the second place for them, if there is one. */
export const backups = deskOption<{ recipients: readonly string[]; copyTo: string | undefined }>('backups')

export const folderOfBackups = (payload: Payload): string => inDataFolder(payload, 'backups')

/** What scripts/steps/backup/notes.mjs wrote; nothing if there is no such file, or it is damaged. */
async function noteOf(what: string, payload: Payload): Promise<Note> {
  try {
    const file = path.join(/* turbopackIgnore: true */ folderOfBackups(payload), `${what}.json`)
    const note: unknown = JSON.parse(await readFile(file, 'utf8'))
    return typeof note === 'object' && note !== null ? (note as Note) : {}
  } catch {
    return {}
  }
}

function timeIn(value: unknown): Date | undefined {
  const time = typeof value === 'string' ? new Date(value) : undefined
  return time && !Number.isNaN(time.getTime()) ? time : undefined
}

/** Of the newest archive in the folder: a backup of an older version left no note. */
async function newestArchive(folder: string): Promise<Date | undefined> {
  const names = await readdir(/* turbopackIgnore: true */ folder).catch(() => [] as string[])
  const archives = names.filter((name) => /\.tar\.gz(\.age)?$/.test(name))
  const times = await Promise.all(
    archives.map((name) =>
      stat(path.join(/* turbopackIgnore: true */ folder, name)).then(
        ({ mtimeMs }) => mtimeMs,
        () => 0,
      ),
    ),
  )
  return times.length > 0 ? new Date(Math.max(...times)) : undefined
}

/** What became of the last backup, its copy and the last drill. */
export async function notedBackups(payload: Payload): Promise<Backups> {
  const { recipients, copyTo } = backups.of(payload)
  const [saved, copied, drilled] = [
    await noteOf('saved', payload),
    await noteOf('copied', payload),
    await noteOf('drilled', payload),
  ]
  const copy = {
    at: timeIn(copied.at),
    hasFailed: copied.failedAt !== undefined,
    isOnSameDisk: copied.isOnSameDisk === true,
  }
  const drilledAt = timeIn(drilled.at)
  return {
    savedAt: timeIn(saved.at) ?? (await newestArchive(folderOfBackups(payload))),
    isEncrypted: recipients.length > 0,
    copy: copyTo ? copy : undefined,
    drill: drilledAt && {
      at: drilledAt,
      isWell: drilled.isWell === true,
      seconds: Number(drilled.seconds) || 0,
    },
  }
}
