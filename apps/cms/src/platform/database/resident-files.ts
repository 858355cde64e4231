import type { Payload } from 'payload'
import { runSql } from './sql.ts'

/** `storing`: its bytes are being written. */
export const residentFileStates = ['storing', 'kept'] as const

/** A file that no message has claimed by then is removed; a token is worth nothing after that. */
const life = 24 * 60 * 60 * 1000
const oldest = (now: Date): string => new Date(now.getTime() - life).toISOString()

const isHash = (text: string): boolean => /^[0-9a-f]{64}$/.test(text)

/**
 * Marks the files of these tokens as those of one message, in one statement: of two messages that name the same file
 * only the first gets it. The same mark again claims the same files. False, and nothing is claimed, where one of them
 * is not there any more or is another message's.
 */
export async function claimFiles(
  payload: Payload,
  hashes: readonly string[],
  claim: string,
  now = new Date(),
): Promise<boolean> {
  if (![...hashes, claim].every(isHash)) return false
  const named = hashes.map((hash) => `'${hash}'`).join(', ')
  const claimed = await runSql(
    payload,
    `UPDATE resident_files SET claim = '${claim}' WHERE token_hash IN (${named}) AND state = 'kept'
       AND (claim = '${claim}' OR (claim IS NULL AND created_at > '${oldest(now)}')) RETURNING id`,
  )
  if (claimed.length === hashes.length) return true
  await runSql(
    payload,
    `UPDATE resident_files SET claim = NULL WHERE claim = '${claim}'
       AND NOT EXISTS (SELECT 1 FROM feedback WHERE files_claim = '${claim}')`,
  )
  return false
}

type Unused = { id: number; stored: string }
const unusedIn = (rows: Awaited<ReturnType<typeof runSql>>): Unused[] =>
  rows.map(({ id, stored }) => ({ id: Number(id), stored: String(stored) }))

/** Files that no message has, after their day. */
export const unusedFiles = async (payload: Payload, now: Date): Promise<Unused[]> =>
  unusedIn(
    await runSql(
      payload,
      `SELECT id, stored FROM resident_files WHERE created_at < '${oldest(now)}'
         AND (claim IS NULL OR NOT EXISTS (SELECT 1 FROM feedback WHERE files_claim = claim))`,
    ),
  )

export const filesWith = async (payload: Payload, claim: string): Promise<Unused[]> =>
  isHash(claim)
    ? unusedIn(await runSql(payload, `SELECT id, stored FROM resident_files WHERE claim = '${claim}'`))
    : []

/** How many bytes wait for a message, also those that were claimed for one which was refused afterwards. */
export async function waitingBytes(payload: Payload): Promise<number> {
  const [row] = await runSql(
    payload,
    `SELECT coalesce(sum(size), 0) AS bytes FROM resident_files
     WHERE claim IS NULL OR NOT EXISTS (SELECT 1 FROM feedback WHERE files_claim = claim)`,
  )
  return Number(row?.bytes ?? 0)
}
