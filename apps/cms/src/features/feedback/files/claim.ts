import { randomUUID } from 'node:crypto'
import { residentFilesSchema } from '@nagardwar/contract'
import type { Payload } from 'payload'
import { Refusal } from '../../../api/refusal.ts'
import { claimFiles } from '../../../platform/database/resident-files.ts'
import { hashOf } from '../private-link.ts'

const refuse = (error: 'filesGone' | 'fileKind'): never => {
  throw new Refusal(400, 'checkFields', { errors: { files: error } })
}

type Claim = {
  key: string | undefined
  /** The types that a message of its kind may have; all that residents may send without it. */
  types?: readonly string[] | undefined
}

async function hasOtherType(payload: Payload, hashes: string[], types: readonly string[]): Promise<boolean> {
  const where = { tokenHash: { in: hashes }, type: { not_in: [...types] } }
  return (await payload.count({ collection: 'resident-files', where, overrideAccess: true })).totalDocs > 0
}

/**
 * Gives the files of these tokens to the message that is stored next under a key: its record has the mark in
 * `filesClaim`. A desk that is killed in between keeps nothing half: the same message again claims the same files, and
 * files of a message that never came go after a day. Undefined for a message without files.
 */
export async function claimFor(
  payload: Payload,
  given: unknown,
  { key, types }: Claim,
): Promise<string | undefined> {
  const tokens = residentFilesSchema.safeParse(given ?? [])
  if (!tokens.success) return refuse('filesGone')
  const hashes = [...new Set(tokens.data.map(hashOf))].sort()
  if (hashes.length === 0) return undefined
  if (types && (await hasOtherType(payload, hashes, types))) return refuse('fileKind')
  const claim = hashOf(`files of ${key ?? randomUUID()}: ${hashes.join(' ')}`)
  return (await claimFiles(payload, hashes, claim)) ? claim : refuse('filesGone')
}
