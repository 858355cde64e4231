import { createLog, type Log } from '@nagardwar/http/log'
import { listen } from '@nagardwar/http/server'
import { stopOnSignal, stopOnUnheardFailure } from '@nagardwar/http/stop'
import type { Payload } from 'payload'
import { removeLeftoversOf } from '../../../../scripts/steps/backup/leftovers.mjs'
import { statuses } from '../platform/cannot-start.ts'
import { logConsole } from '../platform/console-log.ts'
import { type Loss, watchDatabase } from '../platform/database/watch-database.ts'
import { endRegularTasks } from '../platform/database/while-open.ts'
import { createDeskLog, log as deskLog } from '../platform/log.ts'
import { openCouncil } from './council.ts'
import { deskOfProcess } from './desk-of-process.ts'
import { configuration, endWatchReports } from './environment.ts'
import { createListener } from './server/listener.ts'
import { startNext } from './server/next.ts'

/** Ends like a start without a database, so that the starter and the site report it (docs/decisions/0038). */
function endAfterLoss({ logger }: Payload, loss: Loss): void {
  logger.error(
    `The council’s database is ${loss}, while the desk runs. The desk stops; nothing is written any more. Restore a backup: npm run restore -- <archive> --force.`,
  )
  process.exit(statuses.databaseMissing)
}

/** A backup or restore that was killed leaves copies of the database and the keys in the data folder. */
async function removeWhatKilledBackupsLeft(log: Log): Promise<void> {
  const { dataDir: data, databaseUrl, uploadsDir: uploads } = configuration
  await removeLeftoversOf({ data, databaseUrl, uploads }).catch((error: unknown) =>
    log.warn('What a killed backup left was not removed', { error }),
  )
}

/**
 * Serves the desk. The council is opened first: Next's pages share the same instance of Payload
 * (docs/decisions/0030).
 */
export async function serve(): Promise<void> {
  const { port, host, origins, isDevelopment, logLevel } = configuration
  const startLog = createLog(logLevel)
  stopOnUnheardFailure(startLog)
  await removeWhatKilledBackupsLeft(startLog)
  const payload = await openCouncil(deskOfProcess)
  const log = deskLog.of(payload)
  watchDatabase(payload, { ...configuration, onLoss: (loss) => endAfterLoss(payload, loss) })
  // In development, Next's own messages are shown.
  if (!isDevelopment) logConsole(createDeskLog(logLevel))
  endWatchReports()
  const server = createListener(payload, await startNext({ port, host, isDevelopment }), {
    certificate: configuration.certificate,
    metricsToken: configuration.metricsToken,
  })
  await listen(server, port, host)
  log.info('The desk listens', { port, origin: origins[0] })
  stopOnSignal(server, log, () => endRegularTasks(payload))
}
