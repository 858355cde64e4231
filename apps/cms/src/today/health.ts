import { statfs } from 'node:fs/promises'
import { type Backups, notedBackups } from '../backups/noted.ts'
import { configuration } from '../configuration.ts'
import { removalState } from '../demo-removal/job.ts'
import type { Words } from '../fields/words.ts'
import { jobState as importState } from '../imports/job.ts'
import { backupState } from '../setup/backup/backup-job.ts'
import { type VirusSearch, virusSearch } from '../viruses/state.ts'
import { whyNotWritable } from '../write-probe.ts'
import { type InstallationCheck, lastCheck } from './installation.ts'

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

const jobs: { name: Words; hasFailed: () => boolean }[] = [
  { name: { en: 'Import', mr: 'आयात' }, hasFailed: () => importState().state === 'broken-off' },
  {
    name: { en: 'Removal of the demo', mr: 'नमुना माहिती काढणे' },
    hasFailed: () => removalState().state === 'broken-off',
  },
  { name: { en: 'Backup', mr: 'बॅकअप' }, hasFailed: () => backupState() === 'failed' },
]

/** What an administrator sees of the machine. */
export async function health(): Promise<Health> {
  const { dataDir, siteOrigin } = configuration
  const { bavail, bsize } = await statfs(/* turbopackIgnore: true */ dataDir)
  return {
    backups: await notedBackups(),
    check: await lastCheck(),
    viruses: await virusSearch(),
    freeBytes: bavail * bsize,
    isWritable: whyNotWritable(configuration) === undefined,
    doesSiteAnswer: await doesAnswer(siteOrigin),
    brokenOff: jobs.filter(({ hasFailed }) => hasFailed()).map(({ name }) => name),
  }
}
