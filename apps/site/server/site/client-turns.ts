import { AsyncLocalStorage } from 'node:async_hooks'
import { createProcessorTurns } from '@nagardwar/http/processor-turns'
import { createProcessorUse } from '@nagardwar/http/processor-use'
import type { RateLimit } from '@nagardwar/http/rate-limit'

/**
 * What pages and searches made for one client alone may take of the processor in a minute, in milliseconds: forty pages
 * of results. With what it costs to read requests and to send answers, a client stays below two seconds.
 */
const mostOwn = 1200

type Asker = { client: string; isOwn: boolean }
/** Does one piece of work of the client for whom it is called, when its turn comes. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>
export type ClientTurns = ReturnType<typeof createClientTurns>

const nobody: Asker = { client: '', isOwn: false }

const spentHere = (since?: NodeJS.CpuUsage): number => {
  const { user, system } = process.threadCpuUsage(since)
  return (user + system) / 1000
}

/** The turns of clients at the two things that take time: rendering a page, and the search thread. */
export function createClientTurns() {
  const askers = new AsyncLocalStorage<Asker>()
  const use = createProcessorUse(mostOwn)
  const renders = createProcessorTurns(use)
  const questions = createProcessorTurns(use)
  const asker = (): Asker => askers.getStore() ?? nobody
  const render: InTurn = (work) => {
    const { client, isOwn } = asker()
    return renders(client, async () => {
      const began = process.threadCpuUsage()
      try {
        return await work()
      } finally {
        use.add(client, spentHere(began), isOwn)
      }
    })
  }

  return {
    /** What is done during `work` is done for this client. */
    of: <T>(client: string, work: () => T): T => askers.run({ client, isOwn: true }, work),
    /** The same, where others get what is made too. */
    shared: <T>(work: () => T): T => askers.run({ ...asker(), isOwn: false }, work),
    render,
    /** A question to the search thread, which says how many milliseconds it took. */
    question<T>(ask: (spent: (ms: number) => void) => Promise<T>, isWanted: () => boolean): Promise<T> {
      const { client, isOwn } = asker()
      return questions(client, () => ask((ms) => use.add(client, ms, isOwn)), isWanted)
    },
    /** A limit of requests, which a client also comes to when its time of the processor is used up. */
    within:
      (limit: RateLimit): RateLimit =>
      (client) => {
        const turn = use.mayAsk(client)
        return turn.isAllowed ? limit(client) : turn
      },
  }
}
