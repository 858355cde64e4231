import type { Language, ListName, Outcome, WireRow } from '@nagardwar/contract'
import type { Log } from '@nagardwar/http/log'
import type { ApiSource } from '../../app/api/source.ts'
import { otherLanguage } from '../../app/i18n/language.ts'
import { noStandIn, type StandIn } from '../council-file/stand-in.ts'
import { createQueue } from '../queue.ts'
import { createByteBudget } from '../upstream/byte-budget.ts'
import type { Upstream } from '../upstream/upstream.ts'
import { within } from '../wait.ts'
import { askList, mostInFlight, mostOfList, type Reply } from './ask-list.ts'
import type { FileFactsBook } from './file-facts.ts'
import { type Copies, measure } from './list-copies.ts'
import {
  type Answer,
  allEntries,
  type Failed,
  isRubbish,
  keyOf,
  type ListEntry,
  patienceWith,
  rubbish,
  times,
} from './list-entry.ts'

type Options = {
  upstream: Upstream
  copies: Copies
  facts: FileFactsBook
  log: Log
  standIn?: StandIn
  now?: () => number
}
export type ListCache = ReturnType<typeof createListCache>

/**
 * The cache of every list of the API. Pages and the site's own `/api` both read it. Ages go by a clock that nobody can set;
 * the time of day is only for what readers are shown.
 */
export function createListCache({
  upstream,
  copies,
  facts,
  log,
  standIn = noStandIn,
  now = () => performance.now(),
}: Options) {
  const entries = allEntries(copies, now())
  /** When the API last gave any list, and when it last gave one again that it had failed at. */
  let wellAt = Number.NEGATIVE_INFINITY
  let backAt = Number.NEGATIVE_INFINITY
  const budget = createByteBudget(mostInFlight)

  /** At most one request at a time for each list. */
  function refresh(entry: ListEntry): Promise<void> {
    entry.asking ??= { since: now(), done: ask(entry) }
    return entry.asking.done
  }

  async function ask(entry: ListEntry): Promise<void> {
    const reply = await askList(upstream, entry.name, entry.language, budget)
    entry.checkedAt = now()
    delete entry.asking
    if (!reply.ok) fail(entry, reply)
    else if (isRubbish(reply, entry)) fail(entry, rubbish(reply))
    else succeed(entry, reply)
  }

  function fail(entry: ListEntry, reply: Failed): void {
    entry.failedSince ??= now()
    if (entry.failed?.reason === reply.reason) return
    const { name: list, language, copy } = entry
    log.warn('A list could not be had', { list, language, reason: reply.reason, hasCopy: copy !== undefined })
    entry.failed = reply
    delete entry.answer
  }

  function succeed(entry: ListEntry, { rows, dropped }: Reply & { ok: true }): void {
    const { name: list, language, failed, copy } = entry
    const { hash, bytes } = measure(rows)
    if (bytes > roomFor(entry)) {
      fail(entry, tooMuch)
      return
    }
    const isSame = copy?.hash === hash
    wellAt = now()
    if (failed) log.info('A list answers again', { list, language })
    if (dropped > 0 && dropped !== entry.dropped)
      log.warn('Rows of a list were left out', { list, language, rows: dropped })
    if (failed || !isSame) delete entry.answer
    delete entry.failed
    delete entry.failedSince
    entry.dropped = dropped
    entry.copy = { hash, bytes, rows: isSame ? copy.rows : rows, fetchedAt: Date.now() }
    entry.confirmedAt = now()
    copies.write(list, language, entry.copy)
    if (failed?.error !== 'unavailable') return
    backAt = now()
    void askAgain()
  }

  /** The API is back: what failed while it was away is asked for at once, and not by its next reader. */
  async function askAgain(): Promise<void> {
    const queue = createQueue(4)
    const due = [...entries.values()].filter(({ failed, asking }) => failed && !asking)
    await Promise.all(due.map((entry) => queue(() => refresh(entry))))
  }

  /** So many bytes this list may have beside the others. */
  function roomFor(entry: ListEntry): number {
    let others = 0
    for (const other of entries.values()) if (other !== entry) others += other.copy?.bytes ?? 0
    return Math.min(2 * mostOfList.bytes, mostKept - others)
  }

  /** The entry's answer as an object that stays the same for as long as the answer does. */
  function answerOf(entry: ListEntry): Answer {
    const known = entry.answer?.value
    // Of a list that never came, what is said changes with time and with the other lists.
    if (known && entry.copy && entry.answer?.facts === facts.version()) return known
    const value = present(entry)
    const isSame = known !== undefined && JSON.stringify(known) === JSON.stringify(value)
    entry.answer = { value: isSame ? known : value, facts: facts.version() }
    return entry.answer.value
  }

  function present(entry: ListEntry): Answer {
    const { name, language, copy, failed } = entry
    const own = standIn(name, language)
    if (own && (copy?.rows.length ?? 0) === 0) return { ok: true, value: own }
    if (!copy) return failed ? failureOf({ ...failed, error: errorOf(entry, failed) }) : unanswered
    const value = facts.addTo(copy.rows)
    return failed ? { ok: true, value, asOf: new Date(copy.fetchedAt).toISOString() } : { ok: true, value }
  }

  /**
   * A server that gives other lists and a page of HTML for this one, which it never gave, does not have it. One that gives others and has
   * failed at this one for a while has nothing that could be waited for.
   */
  function errorOf({ copy, failedSince = now() }: ListEntry, { error, isPage }: Failed): Failed['error'] {
    const isWell = now() - wellAt < times.round
    if (isPage && isWell && !copy) return 'notFound'
    const isLasting = now() - failedSince >= times.lasting
    return error === 'unavailable' && isWell && isLasting ? 'invalid' : error
  }

  /** In the page's language there is nothing: what the other language has stands there (contract.md, "Language"). */
  function translated(entry: ListEntry, answer: Answer): Answer {
    const other = hasRows(answer) ? undefined : otherOf(entry)
    const given = other && answerOf(other)
    if (!given || !hasRows(given)) return answer
    const ready = translations.get(given) ?? inLanguage(given, entry.language)
    translations.set(given, ready)
    return ready
  }

  function otherOf({ name, language }: ListEntry): ListEntry | undefined {
    // A page in one language is never worded in the other.
    if (language === undefined || name === 'texts') return undefined
    return entries.get(keyOf(name, otherLanguage(language)))
  }

  async function answerAt(entry: ListEntry): Promise<Answer> {
    const age = now() - entry.checkedAt
    if (age >= times.life || (entry.failed && backAt > entry.checkedAt)) {
      const waited = now() - (entry.asking?.since ?? now())
      const done = refresh(entry)
      const patience = patienceWith(entry, age, backAt) - waited
      if (patience > 0) await within(patience, done, () => undefined)
    }
    if (entry.copy) await facts.learn(entry.copy.rows)
    return answerOf(entry)
  }

  return {
    async list<N extends ListName>(name: N, language?: Language): Promise<Outcome<WireRow<N>[]>> {
      const entry = entries.get(keyOf(name, language))
      if (!entry) return unanswered as Outcome<WireRow<N>[]>
      const answer = await answerAt(entry)
      // Who answers with nothing can be asked for the other language; nobody waits twice for one who does not.
      const other = answer.ok && answer.value.length === 0 ? otherOf(entry) : undefined
      if (other) await answerAt(other)
      return translated(entry, answer) as Outcome<WireRow<N>[]>
    },

    /** The cached copy of a list, without a request to the API. */
    known<N extends ListName>(name: N, language?: Language): Outcome<WireRow<N>[]> {
      const entry = entries.get(keyOf(name, language))
      return (entry ? translated(entry, answerOf(entry)) : unanswered) as Outcome<WireRow<N>[]>
    },

    /** Refreshes every list that was not requested recently, a few at a time. */
    async warmUp(): Promise<void> {
      const queue = createQueue(4)
      const due = [...entries.values()].filter((entry) => now() - entry.checkedAt > times.life)
      await Promise.all(due.map((entry) => queue(() => refresh(entry))))
      for (const { copy } of due) if (copy) void facts.learn(copy.rows)
    },

    /** Refreshes every list in turn from now on, one request at a time. Returns a function that stops it. */
    keepYoung(): () => void {
      const oldest = () => [...entries.values()].reduce((a, b) => (b.checkedAt < a.checkedAt ? b : a))
      const timer = setInterval(() => void refresh(oldest()), times.round / entries.size)
      timer.unref()
      return () => clearInterval(timer)
    },

    /** Age in seconds of the oldest cached list since the API last confirmed it. */
    oldest(): number {
      const times = [...entries.values()].flatMap(({ confirmedAt }) => confirmedAt ?? [])
      return times.length > 0 ? Math.round((now() - Math.min(...times)) / 1000) : 0
    },

    /** How many lists are cached and how many fail. A list that the API does not have does not count as failing. */
    state() {
      const all = [...entries.values()]
      const isFailing = (entry: ListEntry) =>
        entry.failed !== undefined && errorOf(entry, entry.failed) !== 'notFound'
      return {
        lists: all.length,
        known: all.filter(({ copy }) => copy).length,
        failing: all.filter(isFailing).length,
      }
    },
  } satisfies ApiSource & Record<string, unknown>
}

/** All lists together, as JSON: rows in memory take up to five times as much, and the heap has 768 MB. */
const mostKept = 48 * 1024 ** 2

const tooMuch: Failed = {
  ok: false,
  error: 'invalid',
  reason: 'The list has no room beside the others: all together are too large',
}

const hasRows = (answer: Answer): answer is Answer & { ok: true } => answer.ok && answer.value.length > 0

/** The answers that stand in for the other language, by the answers that they were made of. */
const translations = new WeakMap<Answer, Answer>()

/** The same rows as an answer in this language. What is in another one is marked where it is shown. */
const inLanguage = (answer: Answer & { ok: true }, language: Language | undefined): Answer => ({
  ...answer,
  value: answer.value.map((row) =>
    'language_code' in row ? { ...row, language_code: language } : row,
  ) as WireRow<ListName>[],
})

const unanswered: Answer = { ok: false, error: 'unavailable' }

function failureOf({ error, message }: Failed): Answer {
  return { ok: false, error, ...(message ? { message } : {}) }
}
