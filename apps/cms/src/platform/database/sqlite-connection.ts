import { AsyncLocalStorage } from 'node:async_hooks'
import type { Payload } from 'payload'

type Statement = unknown
export type Client = {
  execute(statement: Statement): Promise<unknown>
  batch(statements: Statement[], mode?: unknown): Promise<unknown>
  transaction(mode: 'deferred'): Promise<{ close(): void }>
}

/** Whose statements belong to a transaction: those of its own work, or all that the process sends meanwhile. */
type Whose = 'own' | 'all'
type Whole = <T>(work: () => Promise<T>, whose: Whose) => Promise<T>

const isBusy = (error: unknown): boolean =>
  error instanceof Error &&
  (/^SQLITE_(?:BUSY|LOCKED)/.test(String((error as { code?: unknown }).code)) || isBusy(error.cause))

type Prepared = { whole: Whole; emptyLog: () => Promise<boolean> }
// Next has its own copies of these modules, but shares the connection.
const key = Symbol.for('nagardwar.prepared-connection')
type PreparedClient = Client & { [key]?: Prepared }

/** Without patience: while another process reads, nothing else of this desk would be answered. */
async function emptied(execute: Client['execute'], settings: readonly string[]): Promise<boolean> {
  await execute('PRAGMA busy_timeout = 0')
  try {
    const { rows } = (await execute('PRAGMA wal_checkpoint(TRUNCATE)')) as { rows: { busy: unknown }[] }
    return Number(rows[0]?.busy) === 0
  } catch (error) {
    if (isBusy(error)) return false
    throw error
  } finally {
    for (const setting of settings) await execute(setting)
  }
}

/**
 * The driver (libsql, up to 0.5.29 at least) leaves a statement half done when it finds the database locked. After
 * that, SQLite commits nothing more on that connection, but the driver reports every write as done: feedback would be
 * acknowledged and lost. So after such an error a new connection replaces the old one before the next statement.
 * `settings` are the statements that each connection starts with.
 */
export function prepareConnection(client: Client, settings: readonly string[]): void {
  const execute = client.execute.bind(client)
  const batch = client.batch.bind(client)
  /** The transaction whose work this is. */
  const within = new AsyncLocalStorage<object>()
  let open: { whose: Whose } | undefined
  let line: Promise<unknown> = Promise.resolve()

  async function renew(): Promise<void> {
    // The client gives its connection to a transaction and opens another one for later statements.
    const abandoned = await client.transaction('deferred')
    abandoned.close()
    for (const setting of settings) await execute(setting)
  }

  const isWithin = (): boolean => open !== undefined && (open.whose === 'all' || within.getStore() === open)

  /**
   * One after the other: nothing may come between a failure and the new connection, nor into a transaction, whose own
   * statements do not wait. The driver is synchronous anyway.
   */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (isWithin()) return work()
    const result = line.then(async () => {
      try {
        return await work()
      } catch (error) {
        if (isBusy(error)) await renew()
        throw error
      }
    })
    line = result.catch(() => undefined)
    return result
  }

  async function transaction<T>(work: () => Promise<T>, whose: Whose): Promise<T> {
    await execute('BEGIN IMMEDIATE')
    open = { whose }
    try {
      const result = await within.run(open, work)
      await execute('COMMIT')
      return result
    } catch (error) {
      // SQLite has ended it already after some errors, such as a full disk.
      await execute('ROLLBACK').catch(() => undefined)
      throw error
    } finally {
      open = undefined
    }
  }

  client.execute = (...given) => inTurn(() => execute(...given))
  client.batch = (...given) => inTurn(() => batch(...given))
  const whole: Whole = (work, whose) => (isWithin() ? work() : inTurn(() => transaction(work, whose)))
  const emptyLog = () => inTurn(() => emptied(execute, settings))
  ;(client as PreparedClient)[key] = { whole, emptyLog }
}

export const clientOf = (payload: Payload): Client => (payload.db as unknown as { client: Client }).client

/** The file of an SQLite database, as it was given to Payload's adapter; nothing on PostgreSQL. */
export function databaseFile(payload: Pick<Payload, 'db'>): string | undefined {
  const { clientConfig } = payload.db as unknown as { clientConfig?: { url: string } }
  return clientConfig?.url.replace(/^file:/, '')
}

function preparedOf(client: Client): Prepared {
  const found = (client as PreparedClient)[key]
  if (!found) throw new Error('The connection is not prepared')
  return found
}

/**
 * Takes the write-ahead log over into the database's file and empties it. False while another process still reads from
 * it, such as a backup: then it is to be tried again.
 */
export const emptyLog = (client: Client): Promise<boolean> => preparedOf(client).emptyLog()

/**
 * Keeps everything that `work` writes, or nothing. Work within work is part of it. Other statements wait until it ends,
 * so it must wait for nothing but its own; or, with `all`, they are part of it.
 */
export function whole<T>(client: Client, work: () => Promise<T>, whose: Whose = 'own'): Promise<T> {
  return preparedOf(client).whole(work, whose)
}
