import { AsyncLocalStorage } from 'node:async_hooks'
import { createProcessorTurns } from '@nagardwar/http/processor-turns'
import { createProcessorUse } from '@nagardwar/http/processor-use'
import type { RateLimit, Turn } from '@nagardwar/http/rate-limit'

/**
 * What pages and searches made for one client alone may take of the processor in a minute, in milliseconds: some
 * sixteen costly pages of results. With what it costs to read requests and to send answers, a client stays below two seconds.
 */
const mostOwn = 650
/** For a council that lets a client search more often, such as a school behind one address. */
const forEachSearch = 10

/**
 * In milliseconds: so much a request is taken to cost until it is known. Sixty that come at once would all be let in
 * before the first of them is paid for.
 */
const expected = 40

/**
 * What a thread took is not all: garbage is collected and code compiled beside it, and answers are compressed. Measured
 * with `npm run storm entrances`: search feeds for which 0.9 s of threads were counted took 2.3 s of the process.
 */
const besideTheThread = 1.7

/**
 * In milliseconds: to read a request and to send its answer, and to read and check a body. It is paid beside what
 * rendering and searching took. Measured: 0.5 to 1.5 ms, and 2 to 4 ms with 60 KB.
 */
const eachRequest = 1
const bytesInMillisecond = 20_000
/** Who is refused goes on to cost: at so many times the bound, nothing but answers from memory is given. */
const patience = 1.1

/** `charged` is what was taken in advance for this request, and is still to be made right. */
type Asker = { client: string; isOwn: boolean; charged: number }
/** Does one piece of work of the client for whom it is called, when its turn comes. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>
export type ClientTurns = ReturnType<typeof createClientTurns>

const nobody = (): Asker => ({ client: '', isOwn: false, charged: 0 })

const spentHere = (since?: NodeJS.CpuUsage): number => {
  const { user, system } = process.threadCpuUsage(since)
  return (user + system) / 1000
}

/** The turns of clients at the two things that take time: rendering a page, and the search thread. */
export function createClientTurns(searchesPerMinute = 0) {
  const askers = new AsyncLocalStorage<Asker>()
  const most = Math.max(mostOwn, forEachSearch * searchesPerMinute)
  const use = createProcessorUse(most)
  const renders = createProcessorTurns(use)
  const questions = createProcessorTurns(use)
  const asker = (): Asker => askers.getStore() ?? nobody()
  const pay = (by: Asker, milliseconds: number): void => {
    use.add(by.client, besideTheThread * milliseconds - by.charged, by.isOwn)
    by.charged = 0
  }
  const render: InTurn = (work) => {
    const by = asker()
    return renders(by.client, async () => {
      const began = process.threadCpuUsage()
      try {
        return await work()
      } finally {
        pay(by, spentHere(began))
      }
    })
  }

  return {
    /** What is done during `work` is done for this client. */
    of: <T>(client: string, work: () => T): T => askers.run({ client, isOwn: true, charged: 0 }, work),
    /** The same, where others get what is made too. */
    shared: <T>(work: () => T): T => askers.run({ ...asker(), isOwn: false, charged: 0 }, work),
    /** An answer that was made or refused for this client alone. */
    answered: (client: string, bytes: number): void =>
      use.add(client, eachRequest + bytes / bytesInMillisecond, true),
    /** Whether this client's requests are read at all, or only answered from memory. */
    mayBeRead: (client: string): Turn =>
      searchesPerMinute === 0 ? { isAllowed: true } : use.mayAsk(client, patience * most),
    render,
    /** A question to the search thread, which says how many milliseconds it took. */
    question<T>(ask: (spent: (ms: number) => void) => Promise<T>, isWanted: () => boolean): Promise<T> {
      const by = asker()
      return questions(by.client, () => ask((ms) => pay(by, ms)), isWanted)
    },
    /** A limit of requests, which a client also comes to when its time of the processor is used up. */
    within:
      (limit: RateLimit): RateLimit =>
      (client) => {
        const turn = use.mayAsk(client)
        if (!turn.isAllowed) return turn
        const by = asker()
        by.charged += expected
        use.add(client, expected, true)
        return limit(client)
      },
  }
}
