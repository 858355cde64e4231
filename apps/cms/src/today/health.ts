import { readdir, stat, statfs } from 'node:fs/promises'
import path from 'node:path'
import { configuration } from '../configuration.ts'
import { whyNotWritable } from '../write-probe.ts'

export type Health = {
  /** Of the newest archive in the data folder's own place for backups; councils may keep them elsewhere. */
  backupAt: Date | undefined
  freeBytes: number
  isWritable: boolean
}

async function newestBackup(folder: string): Promise<Date | undefined> {
  const names = await readdir(folder).catch(() => [] as string[])
  const archives = names.filter((name) => name.endsWith('.tar.gz'))
  const times = await Promise.all(
    archives.map(async (name) => (await stat(path.join(/* turbopackIgnore: true */ folder, name))).mtimeMs),
  )
  return times.length > 0 ? new Date(Math.max(...times)) : undefined
}

/** What an administrator sees of the machine. */
export async function health(): Promise<Health> {
  const { dataDir } = configuration
  const { bavail, bsize } = await statfs(/* turbopackIgnore: true */ dataDir)
  return {
    backupAt: await newestBackup(path.join(/* turbopackIgnore: true */ dataDir, 'backups')),
    freeBytes: bavail * bsize,
    isWritable: whyNotWritable(configuration) === undefined,
  }
}
