import type { Payload, PayloadRequest } from 'payload'
import { removeRecords } from '../../../platform/database/records.ts'
import { filesWith, unusedFiles } from '../../../platform/database/resident-files.ts'
import { whileOpen } from '../../../platform/database/while-open.ts'
import { files } from '../../../platform/files/store.ts'

type Within = Pick<Partial<PayloadRequest>, 'transactionID'>

/** The bytes first: a row without bytes is removed the next time, bytes without a row never would be. */
async function remove(
  payload: Payload,
  found: readonly { id: number; stored: string }[],
  { transactionID }: Within = {},
): Promise<void> {
  for (const { id, stored } of found) {
    await files.of(payload).store.remove(stored)
    await removeRecords(payload, {
      collection: 'resident-files',
      where: { id: { equals: id } },
      ...(transactionID === undefined ? {} : { req: { transactionID } }),
    })
  }
}

/** The files of a message go with it. */
export const removeFilesOf = async (payload: Payload, claim: unknown, req: Within): Promise<void> =>
  typeof claim === 'string' ? remove(payload, await filesWith(payload, claim), req) : undefined

/** Files for which no message came within a day, and those of messages that were erased. */
export const removeUnusedFiles = async (payload: Payload, now = new Date()): Promise<void> =>
  remove(payload, await unusedFiles(payload, now))

const anHour = 60 * 60 * 1000

/** Looks every hour. */
export function keepRemovingUnusedFiles(payload: Payload): void {
  const look = whileOpen(payload, { every: anHour, failure: 'Files of residents could not be removed' }, () =>
    removeUnusedFiles(payload),
  )
  void look()
}
