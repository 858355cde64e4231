import type { Payload } from 'payload'

type Statement = unknown
type Client = {
  execute(statement: Statement): Promise<unknown>
  batch(statements: Statement[], mode?: unknown): Promise<unknown>
  transaction(mode: 'deferred'): Promise<{ close(): void }>
}

const isBusy = (error: unknown): boolean =>
  error instanceof Error &&
  (/^SQLITE_(?:BUSY|LOCKED)/.test(String((error as { code?: unknown }).code)) || isBusy(error.cause))

/**
 * The driver (libsql, up to 0.5.29 at least) leaves a statement half done when it finds the database locked. After
 * that, SQLite commits nothing more on that connection, but the driver reports every write as done: feedback would be
 * acknowledged and lost. So after such an error a new connection replaces the old one before the next statement.
 * `settings` are the statements that each connection starts with.
 */
export function renewWhenBusy(client: Client, settings: readonly string[]): void {
  const execute = client.execute.bind(client)
  const batch = client.batch.bind(client)
  let line: Promise<unknown> = Promise.resolve()

  async function renew(): Promise<void> {
    // The client gives its connection to a transaction and opens another one for later statements.
    const abandoned = await client.transaction('deferred')
    abandoned.close()
    for (const setting of settings) await execute(setting)
  }

  /**
   * One after the other: nothing may come between a failure and the new connection. The driver is synchronous anyway.
   */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
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

  client.execute = (...given) => inTurn(() => execute(...given))
  client.batch = (...given) => inTurn(() => batch(...given))
}

export const clientOf = (payload: Payload): Client => (payload.db as unknown as { client: Client }).client
