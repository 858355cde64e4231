import { getPayload, type Payload, type SanitizedConfig } from 'payload'
import { councilStart } from '../api/first-content/council-start.ts'
import { storeFirstContent } from '../api/first-content/store-content.ts'
import { keepContentVersion } from '../content/content-version.ts'
import { beginClosed } from '../content/opening/new-council.ts'
import { hasAccounts } from '../features/accounts/first-account/first-account.ts'
import { dataFolder } from '../platform/data-folder.ts'
import { councilMarker } from '../platform/database/council-marker.ts'
import { isMarked, markFirstStart } from '../platform/database/filled-marker.ts'
import { checkFile } from '../platform/database/lost-database.ts'
import { oneAtATime } from '../platform/database/one-at-a-time.ts'
import { keepOverwritingErased } from '../platform/database/overwrite-erased.ts'
import { beforeServing, whileServing } from '../platform/database/while-open.ts'
import { beginWriteAheadLog } from '../platform/database/write-ahead-log.ts'
import { files } from '../platform/files/store.ts'

type Config = Promise<SanitizedConfig>

/**
 * A wrong key or bucket is reported at the start, not with the first file. A store that is temporarily down does not
 * stop the start.
 */
async function checkBucket(payload: Payload): Promise<void> {
  await files
    .of(payload)
    .bucket?.check()
    .catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error)
      payload.logger.error(`Files cannot be read or stored: ${reason}. Check the variables S3_….`)
    })
}

/** The desk also starts while the disk is full. */
async function leaveMarker(payload: Payload): Promise<void> {
  const { logger } = payload
  try {
    const marker = councilMarker(dataFolder.of(payload))
    marker.leave()
    if (await hasAccounts(payload)) marker.noteAccounts()
  } catch (error) {
    logger.error({ err: error, msg: 'The mark that a council was filled here could not be written' })
  }
}

async function openDatabase(config: Config): Promise<Payload> {
  const storage = councilStart.of({ config: await config })
  await checkFile(storage)
  await beginWriteAheadLog(storage.databaseUrl)
  return getPayload({ config })
}

/** Of desks that start on a new database at the same moment, one fills it and the others find it filled. */
async function fillOnce(payload: Payload, fill: () => Promise<void>): Promise<void> {
  if (await isMarked(payload)) return
  await oneAtATime(payload, councilStart.of(payload).databaseUrl, fill)
}

/** Opens the council's database and, on the very first start, fills it with the content of a new council. */
export async function fillCouncil(config: Config): Promise<Payload> {
  const payload = await openDatabase(config)
  const { firstContent } = councilStart.of(payload)
  await checkBucket(payload)
  await fillOnce(payload, () =>
    firstContent === 'empty'
      ? markFirstStart(payload, beginClosed)
      : storeFirstContent(payload, firstContent),
  )
  await leaveMarker(payload)
  return payload
}

/** Opens the council for the desk, with the tasks that it repeats. */
export async function openCouncil(config: Config): Promise<Payload> {
  const payload = await fillCouncil(config)
  for (const begin of beforeServing.of(payload)) await begin(payload)
  await keepContentVersion(payload)
  // What a desk erased that was killed then.
  void keepOverwritingErased(payload)()
  for (const begin of whileServing.of(payload)) await begin(payload)
  return payload
}

/**
 * Opens the council for a command of the operator. A new database stays empty, and its first start counts as done.
 */
export async function openForCommand(config: Config): Promise<Payload> {
  const payload = await openDatabase(config)
  await fillOnce(payload, () => markFirstStart(payload, beginClosed))
  await leaveMarker(payload)
  return payload
}
