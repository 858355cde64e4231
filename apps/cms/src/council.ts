import { getPayload, type Payload } from 'payload'
import { hasAccounts, tellFirstAccountCode } from './accounts/first-account/first-account.ts'
import { stretchOlderCodes } from './accounts/second-factor/stored-factor.ts'
import { keepContentVersion } from './api/content-version.ts'
import { keepApprovals } from './approvals/keep-time.ts'
import { configuration } from './configuration.ts'
import { councilMarker } from './database/council-marker.ts'
import { keepFinishingCutOffSaves } from './database/cut-off-saves.ts'
import { checkFile } from './database/lost-database.ts'
import { oneAtATime } from './database/one-at-a-time.ts'
import { beginWriteAheadLog } from './database/write-ahead-log.ts'
import { keepErasingOldFeedback } from './feedback/keep-erasing-old-feedback.ts'
import { keepSendingAnswers } from './feedback/mail/send.ts'
import { keepLooking } from './findings/keep-looking.ts'
import { isMarked, markFirstStart } from './first-content/marker.ts'
import { storeFirstContent } from './first-content/store-content.ts'
import { keepErasingOldCounts } from './looked-for/erase.ts'
import { keepTime } from './opening/keep-time.ts'
import config from './payload.config.ts'
import { keepTellingDevices } from './push/keep-telling.ts'
import { bucket } from './uploads/store.ts'

/**
 * A wrong key or bucket is reported at the start, not with the first file. A store that is temporarily down does not
 * stop the start.
 */
async function checkBucket({ logger }: Payload): Promise<void> {
  await bucket?.check().catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error)
    logger.error(`Files cannot be read or stored: ${reason}. Check the variables S3_….`)
  })
}

/** The desk also starts while the disk is full. */
async function leaveMarker(payload: Payload): Promise<void> {
  const { logger } = payload
  try {
    const marker = councilMarker(configuration.dataDir)
    marker.leave()
    if (await hasAccounts(payload)) marker.noteAccounts()
  } catch (error) {
    logger.error({ err: error, msg: 'The mark that a council was filled here could not be written' })
  }
}

/** A tenth of a second of the processor for each code: the start does not wait for it. */
const storeCodesSlowly = (payload: Payload): Promise<void> =>
  stretchOlderCodes(payload).catch((err: unknown) =>
    payload.logger.error({ err, msg: 'Recovery codes of an earlier version could not be stored anew' }),
  )

async function openDatabase(): Promise<Payload> {
  await checkFile(configuration)
  await beginWriteAheadLog(configuration.databaseUrl)
  return getPayload({ config })
}

/** Of desks that start on a new database at the same moment, one fills it and the others find it filled. */
async function fillOnce(payload: Payload, fill: () => Promise<void>): Promise<void> {
  if (await isMarked(payload)) return
  await oneAtATime(payload, configuration.databaseUrl, fill)
}

/** Opens the council's database and, on the very first start, fills it with the content of a new council. */
export async function fillCouncil(): Promise<Payload> {
  const { firstContent } = configuration
  const payload = await openDatabase()
  await checkBucket(payload)
  await fillOnce(payload, () =>
    firstContent === 'empty' ? markFirstStart(payload) : storeFirstContent(payload, firstContent),
  )
  await leaveMarker(payload)
  return payload
}

/** Opens the council for the desk, with the tasks that it repeats. */
export async function openCouncil(): Promise<Payload> {
  const payload = await fillCouncil()
  await tellFirstAccountCode(payload)
  await keepFinishingCutOffSaves(payload)
  await keepContentVersion(payload)
  void storeCodesSlowly(payload)
  keepErasingOldFeedback(payload, configuration.confirmedDate)
  keepSendingAnswers(payload)
  keepTime(payload)
  keepLooking(payload)
  keepErasingOldCounts(payload)
  keepTellingDevices(payload)
  await keepApprovals(payload)
  return payload
}

/**
 * Opens the council for a command of the operator. A new database stays empty, and its first start counts as done.
 */
export async function openForCommand(): Promise<Payload> {
  const payload = await openDatabase()
  await fillOnce(payload, () => markFirstStart(payload))
  await leaveMarker(payload)
  return payload
}
