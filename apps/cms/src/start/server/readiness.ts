import { clockDrift } from '@nagardwar/http/clock-drift'
import type { Payload } from 'payload'
import { backupState } from '../../platform/backups/age.ts'
import { notedBackups } from '../../platform/backups/noted.ts'
import { watchOf } from '../../platform/database/watch-database.ts'
import { forPrograms, virusSearch } from '../../platform/viruses/state.ts'
import { whyNotWritable } from '../../platform/write-probe.ts'

type Readiness = {
  status: 200 | 503
  body: {
    status: string
    clockDriftSeconds: number
    /** A late backup stops no desk: whoever watches it decides. */
    backup: ReturnType<typeof backupState>
    /** Nor does a virus scanner that is away: it stops uploads alone. */
    viruses: ReturnType<typeof forPrograms>
    reason?: string
  }
}

/** Ready means that the database answers and the disk has room. Load balancers send visitors only then. */
export async function readiness(payload: Payload): Promise<Readiness> {
  const facts = {
    clockDriftSeconds: clockDrift(),
    backup: backupState(await notedBackups(payload), Date.now()),
    viruses: forPrograms(await virusSearch(payload)),
  }
  try {
    await watchOf(payload)?.check()
    await payload.count({ collection: 'users' })
    const reason = whyNotWritable(payload)
    if (!reason) return { status: 200, body: { status: 'ready', ...facts } }
    payload.logger.error(`The data folder cannot be written (${reason})`)
    const unwritable = 'data folder cannot be written'
    return { status: 503, body: { status: 'unavailable', ...facts, reason: unwritable } }
  } catch (error) {
    payload.logger.error({ err: error, msg: 'The database does not answer' })
    return { status: 503, body: { status: 'unavailable', ...facts } }
  }
}
