import { statSync } from 'node:fs'
import type { Payload } from 'payload'
import { firstContent } from './filled-marker.ts'
import { runSql } from './sql.ts'

export type Loss = 'missing' | 'emptied'

/** A lost database is not read or written any more. */
class DatabaseLost extends Error {
  override readonly name = 'DatabaseLost'
}

export type Watch = {
  /** Throws if the council's database is lost. */
  check: () => Promise<void>
}

type Options = {
  databaseUrl: string
  onLoss: (loss: Loss) => void
  /** How often the database is checked when there are no requests, in milliseconds. */
  every?: number
}

// Next has its own copies of these modules, but shares the instance of Payload.
const key = Symbol.for('nagardwar.database-watch')
type Watched = Payload & { [key]?: Watch }

/** The watch over a council's database; undefined until its server opens it. */
export const watchOf = (payload: Payload): Watch | undefined => (payload as Watched)[key]

const marks = `SELECT count(*) AS found FROM payload_kv WHERE key = '${firstContent}'`

/** A missing table, or a file that is not a database any more. Other failures may pass. */
const isGone = (error: unknown): boolean =>
  error instanceof Error &&
  (/no such table|does not exist|SQLITE_(?:CORRUPT|NOTADB)/i.test(
    `${(error as { code?: unknown }).code} ${error.message}`,
  ) ||
    isGone(error.cause))

/** Saves the rows that only this process can still read: its connection holds the deleted file open. */
async function rescue(payload: Payload, file: string): Promise<void> {
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '')
  const kept = `${file}.rescued-${stamp}`
  try {
    await runSql(payload, `VACUUM INTO '${kept.replaceAll("'", "''")}'`)
    payload.logger.error(`What this desk could still read of the database is in ${kept}`)
  } catch (error) {
    payload.logger.error({ err: error, msg: 'Nothing of the database could be rescued' })
  }
}

/**
 * From now on the loss of the database is noticed while the desk runs: with each list that is read, each message,
 * each first account, and every few seconds. It is lost if the mark of a filled council is gone, or the file was
 * replaced or emptied.
 */
export function watchDatabase(payload: Payload, { databaseUrl, onLoss, every = 2000 }: Options): void {
  const file = databaseUrl.startsWith('file:') ? databaseUrl.replace(/^file:/, '') : undefined
  const inode = file === undefined ? undefined : statSync(file).ino
  let lost: Loss | undefined

  async function lossOf(): Promise<Loss | undefined> {
    const found = file === undefined ? undefined : statSync(file, { throwIfNoEntry: false })
    if (file !== undefined && found?.ino !== inode) return 'missing'
    if (found?.size === 0) return 'emptied'
    try {
      return Number((await runSql(payload, marks))[0]?.found) > 0 ? undefined : 'emptied'
    } catch (error) {
      if (isGone(error)) return 'emptied'
      throw error
    }
  }

  async function check(): Promise<void> {
    const loss = lost ?? (await lossOf())
    if (!loss) return
    const isNew = lost === undefined
    lost = loss
    if (isNew && loss === 'missing' && file) await rescue(payload, file)
    if (isNew) onLoss(loss)
    throw new DatabaseLost(`The council’s database is ${loss}`)
  }

  ;(payload as Watched)[key] = { check }
  // Failures of the database itself are reported by the request that meets them.
  setInterval(() => void check().catch(() => undefined), every).unref()
}
