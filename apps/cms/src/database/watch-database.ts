import { statSync } from 'node:fs'
import type { Payload } from 'payload'
import { runSql } from '../api/sql.ts'
import type { Configuration } from '../configuration.ts'
import { firstContent } from '../first-content/marker.ts'

export type Loss = 'missing' | 'emptied'

/** Nothing more is read from a lost database, nor written to it. */
class DatabaseLost extends Error {
  override readonly name = 'DatabaseLost'
}

export type Watch = {
  /** Throws when the council's database is lost. */
  check: () => Promise<void>
}

type Options = Pick<Configuration, 'databaseUrl'> & {
  onLoss: (loss: Loss) => void
  /** How often nobody asks and it is looked at all the same, in milliseconds. */
  every?: number
}

// Next has its own copies of these modules, but the same instance of Payload.
const key = Symbol.for('nagardwar.database-watch')
type Watched = Payload & { [key]?: Watch }

/** The watch over a council's database; none before its server has opened it. */
export const watchOf = (payload: Payload): Watch | undefined => (payload as Watched)[key]

const marks = `SELECT count(*) AS found FROM payload_kv WHERE key = '${firstContent}'`

/** A table that is not there, or a file that is no database any more; another failure may pass. */
const isGone = (error: unknown): boolean =>
  error instanceof Error &&
  (/no such table|does not exist|SQLITE_(?:CORRUPT|NOTADB)/i.test(
    `${(error as { code?: unknown }).code} ${error.message}`,
  ) ||
    isGone(error.cause))

/** Keeps the rows that only this process can still read: its connection holds the file that was taken away. */
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
 * From now on a database that is lost while the desk runs is noticed: with each list that is read, each message, each
 * first account, and every few seconds. Its mark of a filled council is gone, or its file is another one or empty.
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
  // A failure of the database itself is said by whoever asks for something.
  setInterval(() => void check().catch(() => undefined), every).unref()
}
