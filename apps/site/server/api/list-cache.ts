import type { Language, ListName, Outcome, WireRow } from '@nagardwar/contract'
import type { Log } from '@nagardwar/http/log'
import type { ApiSource } from '../../app/api/source.ts'
import { otherLanguage } from '../../app/i18n/language.ts'
import { type FallbackRows, noFallback } from '../council-file/fallback-rows.ts'
import type { Upstream } from '../upstream/upstream.ts'
import { within } from '../wait.ts'
import type { FileFactsBook } from './file-facts.ts'
import type { Copies } from './list-copies.ts'
import {
  type Answer,
  allEntries,
  type Failed,
  keyOf,
  type ListEntry,
  languagesOf,
  patienceWith,
  times,
} from './list-entry.ts'
import { createListRefresher } from './list-refresher.ts'

type Options = {
  upstream: Upstream
  copies: Copies
  facts: FileFactsBook
  log: Log
  fallback?: FallbackRows
  now?: () => number
}
export type ListCache = ReturnType<typeof createListCache>

/**
 * The cache of every list of the API, for pages and for the site's own `/api`. Ages use a monotonic clock; the time
 * of day is only for what readers see.
 */
export function createListCache({
  upstream,
  copies,
  facts,
  log,
  fallback = noFallback,
  now = () => performance.now(),
}: Options) {
  const entries = allEntries(copies, now())
  const refresher = createListRefresher({ entries, upstream, copies, log, now })

  /** The answer of the entry. It is the same object until the answer changes. */
  function answerOf(entry: ListEntry): Answer {
    const known = entry.answer?.value
    // The answer for a list that never arrived depends on the time and on the other lists.
    if (known && entry.copy && entry.answer?.facts === facts.version()) return known
    const value = present(entry)
    const isSame = known !== undefined && JSON.stringify(known) === JSON.stringify(value)
    entry.answer = { value: isSame ? known : value, facts: facts.version() }
    return entry.answer.value
  }

  function present(entry: ListEntry): Answer {
    const { name, language, copy, failed } = entry
    const own = fallback(name, language)
    if (own && (copy?.rows.length ?? 0) === 0) return { ok: true, value: own }
    if (!copy) return failed ? failureOf({ ...failed, error: errorOf(entry, failed) }) : unanswered
    const value = facts.addTo(copy.rows)
    return failed ? { ok: true, value, asOf: new Date(copy.fetchedAt).toISOString() } : { ok: true, value }
  }

  /**
   * A server that answers other lists but returns HTML for this one, and never returned it, does not have it. If one
   * answers other lists but has failed at this one for a while, waiting is useless.
   */
  function errorOf(
    { copy, isAbsent, failedSince = now() }: ListEntry,
    { error, isPage }: Failed,
  ): Failed['error'] {
    const isWell = refresher.isWell()
    if (isPage && (isWell || isAbsent) && !copy) return 'notFound'
    const isLasting = now() - failedSince >= times.lasting
    return error === 'unavailable' && isWell && isLasting ? 'invalid' : error
  }

  /** An empty list falls back to the other language (contract.md, "Language"). */
  function translated(entry: ListEntry, answer: Answer): Answer {
    const other = hasRows(answer) ? undefined : otherOf(entry)
    const given = other && answerOf(other)
    if (!given || !hasRows(given)) return answer
    const ready = translations.get(given) ?? inLanguage(given, entry.language)
    translations.set(given, ready)
    return ready
  }

  function otherOf({ name, language }: ListEntry): ListEntry | undefined {
    // Messages are always in the page's language.
    if (language === undefined || name === 'texts') return undefined
    return entries.get(keyOf(name, otherLanguage(language)))
  }

  /** Whether the API is to be asked before the list is given again. */
  async function answerAt(entry: ListEntry): Promise<Answer> {
    const age = now() - entry.checkedAt
    if (refresher.isDue(entry)) {
      const waited = now() - (entry.asking?.since ?? now())
      const done = refresher.refresh(entry)
      const patience = patienceWith(entry, age, refresher.backAt()) - waited
      if (patience > 0) await within(patience, done, () => undefined)
    }
    if (entry.copy) await facts.learn(entry.copy.rows)
    return answerOf(entry)
  }

  async function renew(entry: ListEntry): Promise<void> {
    await refresher.refresh(entry)
    if (entry.copy) await facts.learn(entry.copy.rows)
  }

  return {
    async list<N extends ListName>(name: N, language?: Language): Promise<Outcome<WireRow<N>[]>> {
      const entry = entries.get(keyOf(name, language))
      if (!entry) return unanswered as Outcome<WireRow<N>[]>
      const answer = await answerAt(entry)
      // If the answer is empty, the other language may be asked. Nobody waits twice for a server that does not answer.
      const other = answer.ok && answer.value.length === 0 ? otherOf(entry) : undefined
      if (other) await answerAt(other)
      return translated(entry, answer) as Outcome<WireRow<N>[]>
    },

    /**
     * What `list` would answer without waiting; undefined if it would wait, or has no rows. A list that has become old
     * is asked for in the background.
     */
    atOnce(name: ListName, language?: Language): Answer | undefined {
      const entry = entries.get(keyOf(name, language))
      if (!entry) return undefined
      if (refresher.isDue(entry)) {
        if (patienceWith(entry, now() - entry.checkedAt, refresher.backAt()) > 0) return undefined
        if (!entry.asking) void renew(entry)
      }
      const answer = answerOf(entry)
      return hasRows(answer) ? answer : undefined
    },

    /** The cached copy of a list, without a request to the API. */
    known<N extends ListName>(name: N, language?: Language): Outcome<WireRow<N>[]> {
      const entry = entries.get(keyOf(name, language))
      return (entry ? translated(entry, answerOf(entry)) : unanswered) as Outcome<WireRow<N>[]>
    },

    /**
     * Whether the council is known to have no row in this list, in any language. A list in trouble of which nothing was
     * ever read is not empty, and neither is one that the server does not have.
     */
    isEmpty: (name: ListName): boolean =>
      languagesOf(name).every((language) => {
        const { copy, failed, dropped } = entries.get(keyOf(name, language)) ?? {}
        const isNone = copy?.rows.length === 0 && dropped === 0 && failed?.error !== 'notFound'
        return isNone && !fallback(name, language)?.length
      }),

    /** Refreshes every list that was not requested recently, a few at a time. */
    async warmUp(): Promise<void> {
      for (const { copy } of await refresher.refreshOld()) if (copy) void facts.learn(copy.rows)
    },

    keepYoung: refresher.keepYoung,

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

const hasRows = (answer: Answer): answer is Answer & { ok: true } => answer.ok && answer.value.length > 0

/** Fallback answers in the other language, by their original answers. */
const translations = new WeakMap<Answer, Answer>()

/** The same rows as an answer in this language. Rows in the other language are marked when they are shown. */
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
