import type { Log } from '@nagardwar/http/log'
import { createQueue } from '../queue.ts'
import { createByteBudget } from '../upstream/byte-budget.ts'
import type { Upstream } from '../upstream/upstream.ts'
import { askAgain, mostInFlight, mostOfList, type Reply } from './ask-list.ts'
import { type Copies, type Copy, measure } from './list-copies.ts'
import { type Failed, isRubbish, type ListEntry, rubbish, times } from './list-entry.ts'

type Options = {
  entries: ReadonlyMap<string, ListEntry>
  upstream: Upstream
  copies: Copies
  log: Log
  now: () => number
}

/** Requests lists from the API and stores the results in their entries. Times are those of a monotonic clock. */
export function createListRefresher({ entries, upstream, copies, log, now }: Options) {
  /** When the API last answered for any list, and when it last recovered one that had failed. */
  let wellAt = Number.NEGATIVE_INFINITY
  let backAt = Number.NEGATIVE_INFINITY
  const budget = createByteBudget(mostInFlight)

  /** At most one request at a time for each list. */
  function refresh(entry: ListEntry): Promise<void> {
    entry.asking ??= { since: now(), done: ask(entry) }
    return entry.asking.done
  }

  async function ask(entry: ListEntry): Promise<void> {
    const reply = await askAgain(upstream, entry, budget)
    entry.checkedAt = now()
    delete entry.asking
    if (reply === 'unchanged') confirm(entry, entry.copy)
    else if (!reply.ok) fail(entry, reply)
    else if (isRubbish(reply, entry)) fail(entry, rubbish(reply))
    else succeed(entry, reply)
  }

  function fail(entry: ListEntry, reply: Failed): void {
    entry.failedSince ??= now()
    // A server that is away says nothing about what it has: a list that it lacked is still absent.
    if (reply.error === 'unavailable' && entry.isAbsent) return
    entry.isAbsent = isAbsent(entry, reply)
    if (entry.failed?.reason === reply.reason) return
    const { name: list, language, copy } = entry
    log.warn('A list could not be loaded', {
      list,
      language,
      reason: reply.reason,
      hasCopy: copy !== undefined,
    })
    entry.failed = reply
    delete entry.answer
  }

  const isAbsent = ({ copy }: ListEntry, { error, isPage }: Failed): boolean =>
    !copy && (error === 'notFound' || (isPage === true && now() - wellAt < times.round))

  function succeed(entry: ListEntry, { rows, dropped, digest }: Reply & { ok: true }): void {
    const { name: list, language, copy } = entry
    const { hash, bytes } = measure(rows)
    if (bytes > roomFor(entry)) {
      fail(entry, tooMuch)
      return
    }
    const isSame = copy?.hash === hash
    if (dropped > 0 && dropped !== entry.dropped)
      log.warn('Rows of a list were left out', { list, language, rows: dropped })
    if (!isSame) delete entry.answer
    entry.dropped = dropped
    entry.digest = digest
    confirm(entry, { hash, bytes, rows: isSame ? copy.rows : rows })
  }

  /** The API has answered with these rows. */
  function confirm(entry: ListEntry, copy: Omit<Copy, 'fetchedAt'> | undefined): void {
    const { name: list, language, failed } = entry
    wellAt = now()
    if (failed) {
      log.info('A list answers again', { list, language })
      delete entry.answer
    }
    delete entry.failed
    delete entry.failedSince
    delete entry.isAbsent
    entry.confirmedAt = now()
    if (copy) {
      entry.copy = { ...copy, fetchedAt: Date.now() }
      copies.write(list, language, entry.copy)
    }
    if (failed?.error !== 'unavailable') return
    backAt = now()
    void askAgainFailed()
  }

  /** The API is back: failed lists are requested now, not by the next reader. */
  async function askAgainFailed(): Promise<void> {
    const queue = createQueue(4)
    const due = [...entries.values()].filter(({ failed, asking }) => failed && !asking)
    await Promise.all(due.map((entry) => queue(() => refresh(entry))))
  }

  /** How many bytes this list may use beside the others. */
  function roomFor(entry: ListEntry): number {
    let others = 0
    for (const other of entries.values()) if (other !== entry) others += other.copy?.bytes ?? 0
    return Math.min(2 * mostOfList.bytes, mostKept - others)
  }

  return {
    refresh,

    backAt: () => backAt,

    /** Whether the API has answered lately. */
    isWell: () => now() - wellAt < times.round,

    isDue: ({ checkedAt, failed }: ListEntry): boolean =>
      now() - checkedAt >= times.life || (failed !== undefined && backAt > checkedAt),

    /** Refreshes every list that was not requested recently, a few at a time, and returns them. */
    async refreshOld(): Promise<ListEntry[]> {
      const queue = createQueue(4)
      const due = [...entries.values()].filter((entry) => now() - entry.checkedAt > times.life)
      await Promise.all(due.map((entry) => queue(() => refresh(entry))))
      return due
    },

    /** Refreshes the lists in turn from now on, one request at a time. Returns a function that stops it. */
    keepYoung(): () => void {
      const oldest = () => [...entries.values()].reduce((a, b) => (b.checkedAt < a.checkedAt ? b : a))
      const timer = setInterval(() => void refresh(oldest()), times.round / entries.size)
      timer.unref()
      return () => clearInterval(timer)
    },
  }
}

/** The limit for all lists, as JSON. In memory, rows take up to five times as much, and the heap has 768 MB. */
const mostKept = 48 * 1024 ** 2

const tooMuch: Failed = {
  ok: false,
  error: 'invalid',
  reason: 'The list has no room beside the others: all together are too large',
}
