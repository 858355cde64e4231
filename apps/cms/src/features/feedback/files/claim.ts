import { randomUUID } from 'node:crypto'
import { residentFilesSchema } from '@nagardwar/contract'
import type { Payload } from 'payload'
import { Refusal } from '../../../api/refusal.ts'
import { claimFiles } from '../../../platform/database/resident-files.ts'
import { hashOf } from '../private-link.ts'

const gone = (): never => {
  throw new Refusal(400, 'checkFields', { errors: { files: 'filesGone' } })
}

/**
 * Gives the files of these tokens to the message that is stored next under a key: its record has the mark in
 * `filesClaim`. A desk that is killed in between keeps nothing half: the same message again claims the same files, and
 * files of a message that never came go after a day. Undefined for a message without files.
 */
export async function claimFor(
  payload: Payload,
  given: unknown,
  key: string | undefined,
): Promise<string | undefined> {
  const tokens = residentFilesSchema.safeParse(given ?? [])
  if (!tokens.success) return gone()
  const hashes = [...new Set(tokens.data.map(hashOf))].sort()
  if (hashes.length === 0) return undefined
  const claim = hashOf(`files of ${key ?? randomUUID()}: ${hashes.join(' ')}`)
  return (await claimFiles(payload, hashes, claim)) ? claim : gone()
}
