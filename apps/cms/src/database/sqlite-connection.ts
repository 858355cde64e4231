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
 * The driver (libsql, up to 0.5.29 at least) leaves a statement that found the database locked half done. SQLite then
 * commits nothing more on that connection, while the driver reports every later write as done: feedback would be
 * acknowledged and lost. So after such an error a new connection takes over before anything else is asked.
 * `settings` are the statements with which a connection begins.
 */
export function renewWhenBusy(client: Client, settings: readonly string[]): void {
  const execute = client.execute.bind(client)
  const batch = client.batch.bind(client)
  let line: Promise<unknown> = Promise.resolve()

  async function renew(): Promise<void> {
    // The client hands its connection over to a transaction and opens another one for what comes after.
    const abandoned = await client.transaction('deferred')
    abandoned.close()
    for (const setting of settings) await execute(setting)
  }

  /** One after the other: nothing may slip in between a failure and the new connection. The driver is synchronous anyway. */
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
