import type { Payload } from 'payload'
import { deskOption } from '../desk-option.ts'
import { Refused } from '../files/refusal.ts'
import { log } from '../log.ts'
import type { Words } from '../words/words.ts'
import type { ClamdAddress } from './address.ts'
import { type Found, searchBytes } from './clamd.ts'

/** Where files are searched for viruses, if anywhere (`CLAMD_URL`). */
export const scanner = deskOption<ClamdAddress | undefined>('scanner')

/** In milliseconds: a document of 30 MB takes a few seconds on a small machine. */
const patience = 60_000

/** A security line names the signature and the account, never the file or its name. */
const noteVirus = (payload: Payload, signature: string, account: number | undefined): void =>
  log.of(payload).warn('Security', { event: 'virus found', result: 'refused', account, signature })

/**
 * Searches a file for viruses where the council has a clamd (`CLAMD_URL`). Throws `Refused` for an infected file, and
 * for one that could not be searched: what nobody has looked at is not stored.
 */
export async function searchForViruses(payload: Payload, bytes: Uint8Array, account?: number): Promise<void> {
  const clamd = scanner.of(payload)
  if (!clamd) return
  const found = await searchBytes(clamd, bytes, patience).catch((error: unknown): Found | undefined => {
    log.of(payload).error('Files cannot be searched for viruses', { reason: (error as Error).message })
    return undefined
  })
  if (!found) throw new Refused('notSearched')
  if (found.state === 'tooLarge') throw new Refused('tooLargeToSearch')
  if (found.state === 'clean') return
  noteVirus(payload, found.signature, account)
  throw new Refused('infected')
}

/** The same as words: why a file is not taken, if it is not. */
export const whyNotStored = (
  payload: Payload,
  bytes: Uint8Array,
  account?: number,
): Promise<Words | undefined> =>
  searchForViruses(payload, bytes, account).then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof Refused) return error.words
      throw error
    },
  )
