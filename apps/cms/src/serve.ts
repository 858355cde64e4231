import { listen } from '@nagardwar/http/server'
import { stopOnSignal, stopOnUnheardFailure } from '@nagardwar/http/stop'
import type { Payload } from 'payload'
import { removeLeftoversOf } from '../../../scripts/steps/backup/leftovers.mjs'
import { statuses } from './cannot-start.ts'
import { configuration } from './configuration.ts'
import { logConsole } from './console-log.ts'
import { openCouncil } from './council.ts'
import { type Loss, watchDatabase } from './database/watch-database.ts'
import { endRegularTasks } from './database/while-open.ts'
import { log } from './log.ts'
import { createListener } from './server/listener.ts'
import { startNext } from './server/next.ts'

/** Ends like a start without a database, so that the starter and the site report it (docs/decisions/0042). */
function endAfterLoss({ logger }: Payload, loss: Loss): void {
  logger.error(
    `The council’s database is ${loss}, while the desk runs. The desk stops; nothing is written any more. Restore a backup: npm run restore -- <archive> --force.`,
  )
  process.exit(statuses.databaseMissing)
}

/** A backup or restore that was killed leaves copies of the database and the keys in the data folder. */
async function removeWhatKilledBackupsLeft(): Promise<void> {
  const { dataDir: data, databaseUrl, uploadsDir: uploads } = configuration
  await removeLeftoversOf({ data, databaseUrl, uploads }).catch((error: unknown) =>
    log.warn('What a killed backup left was not removed', { error }),
  )
}

/**
 * Serves the desk. The council is opened first: Next's pages share the same instance of Payload
 * (docs/decisions/0031).
 */
export async function serve(): Promise<void> {
  stopOnUnheardFailure(log)
  const { port, host, origins } = configuration
  await removeWhatKilledBackupsLeft()
  const payload = await openCouncil()
  watchDatabase(payload, { ...configuration, onLoss: (loss) => endAfterLoss(payload, loss) })
  // In development, Next's own messages are shown.
  if (!configuration.isDevelopment) logConsole()
  const server = createListener(payload, await startNext({ port, host }))
  await listen(server, port, host)
  log.info('The desk listens', { port, origin: origins[0] })
  stopOnSignal(server, log, () => endRegularTasks(payload))
}
