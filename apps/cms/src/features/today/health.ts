import { statfs } from 'node:fs/promises'
import type { Payload } from 'payload'
import { addresses } from '../../platform/addresses.ts'
import { type Backups, notedBackups } from '../../platform/backups/noted.ts'
import { dataFolder } from '../../platform/data-folder.ts'
import { type InstallationCheck, lastCheck } from '../../platform/installation/installation.ts'
import { watchedJobs } from '../../platform/jobs/watched-jobs.ts'
import { type VirusSearch, virusSearch } from '../../platform/viruses/state.ts'
import type { Words } from '../../platform/words/words.ts'
import { whyNotWritable } from '../../platform/write-probe.ts'

export type Health = {
  backups: Backups
  /** What the last look at the server found (`npm run check-deployment`). */
  check: InstallationCheck | undefined
  viruses: VirusSearch
  freeBytes: number
  isWritable: boolean
  /** Whether residents' site answers at its public address, as this machine reaches it. */
  doesSiteAnswer: boolean
  /** What the desk had begun and never finished. */
  brokenOff: Words[]
}

/** In milliseconds: staff do not wait for a site that hangs. */
const patience = 2000

async function doesAnswer(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/healthz`, { signal: AbortSignal.timeout(patience) })).ok
  } catch {
    return false
  }
}

/** What an administrator sees of the machine. */
export async function health(payload: Payload): Promise<Health> {
  const { bavail, bsize } = await statfs(/* turbopackIgnore: true */ dataFolder.of(payload))
  return {
    backups: await notedBackups(payload),
    check: await lastCheck(payload),
    viruses: await virusSearch(payload),
    freeBytes: bavail * bsize,
    isWritable: whyNotWritable(payload) === undefined,
    doesSiteAnswer: await doesAnswer(addresses.of(payload).site),
    brokenOff: watchedJobs
      .of(payload)
      .filter(({ hasFailed }) => hasFailed(payload))
      .map(({ name }) => name),
  }
}
