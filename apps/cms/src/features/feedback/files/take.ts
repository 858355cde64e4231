import { randomBytes } from 'node:crypto'
import { type ResidentFile, residentFileLimits } from '@nagardwar/contract'
import type { Payload } from 'payload'
import { bytesOf } from '../../../api/body.ts'
import { Refusal } from '../../../api/refusal.ts'
import { fresh } from '../../../api/reply.ts'
import { addRecord, changeRecord } from '../../../platform/database/records.ts'
import { waitingBytes } from '../../../platform/database/resident-files.ts'
import { files } from '../../../platform/files/store.ts'
import { base32, hashOf } from '../../../platform/link-secret.ts'
import { nameIn, nameOf } from './file-name.ts'
import { judge } from './judge.ts'

/** In milliseconds. The site has the whole file before it sends it on. */
const longestWait = 60_000
/** Of files that no message has claimed yet; they go after a day. */
const mostWaiting = 2 * 1024 ** 3
const anHour = '3600'

/**
 * `POST /resident-file`: takes one file for a message that comes afterwards, and answers the token that the message
 * names. The body is the file itself.
 */
export async function takeResidentFile(payload: Payload, request: Request): Promise<Response> {
  const sent = await bytesOf(request, residentFileLimits.bytes, longestWait)
  if ((await waitingBytes(payload)) > mostWaiting)
    throw new Refusal(429, 'tooOften', { headers: { 'retry-after': anHour } })
  const { bytes, kind } = await judge(payload, sent)
  const token = base32(randomBytes(17))
  const stored = `resident-${randomBytes(16).toString('hex')}`
  const name = nameOf(nameIn(request.headers), kind.extension)
  const type = kind.mimeType
  const data = { tokenHash: hashOf(token), stored, name, type, size: bytes.length, state: 'storing' }
  const { id } = await addRecord(payload, { collection: 'resident-files', data, req: {} })
  await files.of(payload).store.put(stored, bytes, 'application/octet-stream')
  await changeRecord(payload, { collection: 'resident-files', id, data: { state: 'kept' }, returning: false })
  return fresh({ token, name, size: bytes.length } satisfies ResidentFile, 201)
}
