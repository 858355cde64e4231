import { AsyncLocalStorage } from 'node:async_hooks'
import type { Search } from '../../app/api/search.ts'

/**
 * The search thread answers one question after the other. Of each client it gets one at a time, so that a client with
 * a minute's worth of costly questions holds up another reader for one of them only.
 */
export function createSearchTurns(ask: Search) {
  const clients = new AsyncLocalStorage<string>()
  const last = new Map<string, Promise<unknown>>()

  async function inTurn(client: string, work: () => ReturnType<Search>): ReturnType<Search> {
    const before = last.get(client) ?? Promise.resolve()
    const own = before.then(work, work)
    last.set(client, own)
    try {
      return await own
    } finally {
      if (last.get(client) === own) last.delete(client)
    }
  }

  return {
    /** Searches during `work` are this client's. */
    of: <Result>(client: string, work: () => Result): Result => clients.run(client, work),
    ask: (async (question) => {
      const client = clients.getStore()
      return client === undefined ? ask(question) : inTurn(client, () => ask(question))
    }) satisfies Search,
  }
}
