import { type Language, type ListName, languages, type Outcome, type WireRow } from '@nagardwar/contract'
import type { Log } from '@nagardwar/http/log'
import type { ApiSource } from '../../app/api/source.ts'
import { otherLanguage } from '../../app/i18n/language.ts'
import { type FallbackRows, noFallback } from '../council-file/fallback-rows.ts'
import type { Upstream } from '../upstream/upstream.ts'
import { within } from '../wait.ts'
import { createCompleteLists } from './complete-lists.ts'
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
import { createOfGeneralAdmin } from './of-general-admin.ts'
import { createUniqueLinks } from './unique-links.ts'

type Options = {
  upstream: Upstream
  copies: Copies
  facts: FileFactsBook
  log: Log
  fallback?: FallbackRows
  /** The addresses of pages that every site has. */
  fixed?: readonly string[]
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
  fixed = [],
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

  /** A record that has no row in this language has the other language's (contract.md, "Language"). */
  function translated(entry: ListEntry): Answer {
    const { name, language } = entry
    return (otherOf(entry) && language && completed(name, language)) || answerOf(entry)
  }

  /** The answer as readers get it: whole in its language, with what follows from other lists. */
  function finished(entry: ListEntry): Answer {
    const { name, language } = entry
    const of = <N extends ListName>(list: N): Outcome<WireRow<N>[]> => {
      const other = entries.get(keyOf(list, language))
      return (other ? translated(other) : unanswered) as Outcome<WireRow<N>[]>
    }
    const departments = () => of('disclosureDepartments')
    if (name === 'generalAdminHeadings') return ofGeneralAdmin.headings(of(name), departments()) as Answer
    if (name === 'meetings')
      return ofGeneralAdmin.meetings(of(name), of('generalAdminHeadings'), departments()) as Answer
    if (name !== 'headings') return translated(entry)
    return uniqueLinks({
      headings: of(name),
      departments: departments(),
      meetings: of('generalAdminHeadings'),
    }) as Answer
  }
  const uniqueLinks = createUniqueLinks(fixed)
  const ofGeneralAdmin = createOfGeneralAdmin()

  const completed = createCompleteLists((name, language) => {
    const entry = entries.get(keyOf(name, language))
    return entry && answerOf(entry)
  })

  function otherOf(entry: ListEntry): ListEntry | undefined {
    const { name, language } = entry
    // Messages are always in the page's language.
    if (language === undefined || name === 'texts') return undefined
    // Our own server sends every record in each language. A copy in the other one may have records that are gone.
    if (isOurs() && hasRows(answerOf(entry))) return undefined
    return entries.get(keyOf(name, otherLanguage(language)))
  }

  /** Only our own server has the settings. */
  const isOurs = (): boolean =>
    languages.some((language) => (entries.get(keyOf('settings', language))?.copy?.rows.length ?? 0) > 0)

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
      // Where the other language is known to have rows, it is asked at the same time.
      const beside = otherOf(entry)
      const [answer] = await Promise.all([
        answerAt(entry),
        beside?.copy?.rows.length ? answerAt(beside) : null,
      ])
      // If the answer is empty, the other language may be asked. Nobody waits twice for a server that does not answer.
      const other = answer.ok && answer.value.length === 0 ? otherOf(entry) : undefined
      if (other && other !== beside) await answerAt(other)
      return finished(entry) as Outcome<WireRow<N>[]>
    },

    /**
     * What `list` would answer without waiting; undefined if it would wait, or has no rows. A list that has become old
     * is asked for in the background.
     */
    atOnce(name: ListName, language?: Language): Answer | undefined {
      const entry = entries.get(keyOf(name, language))
      if (!entry) return undefined
      const beside = otherOf(entry)
      for (const each of beside?.copy?.rows.length ? [entry, beside] : [entry]) {
        if (!refresher.isDue(each)) continue
        if (patienceWith(each, now() - each.checkedAt, refresher.backAt()) > 0) return undefined
        if (!each.asking) void renew(each)
      }
      return hasRows(answerOf(entry)) ? finished(entry) : undefined
    },

    /** The cached copy of a list, without a request to the API. */
    known<N extends ListName>(name: N, language?: Language): Outcome<WireRow<N>[]> {
      const entry = entries.get(keyOf(name, language))
      return (entry ? finished(entry) : unanswered) as Outcome<WireRow<N>[]>
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

const unanswered: Answer = { ok: false, error: 'unavailable' }

function failureOf({ error, message }: Failed): Answer {
  return { ok: false, error, ...(message ? { message } : {}) }
}
