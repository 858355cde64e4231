import type { Language, ListName, Outcome, WireRow } from '@nagardwar/contract'
import type { ApiSource } from '../../app/api/source.ts'
import type { Log } from '../log.ts'
import { createQueue } from '../queue.ts'
import type { Upstream } from '../upstream/upstream.ts'
import { within } from '../wait.ts'
import { askList, type Reply } from './ask-list.ts'
import { type Copies, printOf } from './copies.ts'
import type { FileFactsBook } from './file-facts.ts'
import {
  type Answer,
  everyPlace,
  type Failed,
  isRubbish,
  keyOf,
  type Place,
  patienceWith,
  rubbish,
  times,
} from './place.ts'

type Options = { upstream: Upstream; copies: Copies; facts: FileFactsBook; log: Log; now?: () => number }
export type Mirror = ReturnType<typeof createMirror>

/** What the site knows of every list of the API. Pages and the site's own `/api` both read it here. */
export function createMirror({ upstream, copies, facts, log, now = () => Date.now() }: Options) {
  const places = everyPlace(copies)

  /** One question at a time for each list. */
  function refresh(place: Place): Promise<void> {
    place.asking ??= { since: now(), done: ask(place) }
    return place.asking.done
  }

  async function ask(place: Place): Promise<void> {
    const reply = await askList(upstream, place.name, place.language)
    place.checkedAt = now()
    delete place.asking
    if (!reply.ok) fail(place, reply)
    else if (isRubbish(reply, place)) fail(place, rubbish(reply))
    else succeed(place, reply)
  }

  function fail(place: Place, reply: Failed): void {
    if (place.failed?.reason === reply.reason) return
    const { name: list, language, copy } = place
    log.warn('A list could not be had', { list, language, reason: reply.reason, hasCopy: copy !== undefined })
    place.failed = reply
    delete place.answer
  }

  function succeed(place: Place, { rows, dropped }: Reply & { ok: true }): void {
    const { name: list, language, failed, copy } = place
    const print = printOf(rows)
    const isSame = copy?.print === print
    if (failed) log.info('A list answers again', { list, language })
    if (dropped > 0 && dropped !== place.dropped)
      log.warn('Rows of a list were left out', { list, language, rows: dropped })
    if (failed || !isSame) delete place.answer
    delete place.failed
    place.dropped = dropped
    place.copy = isSame ? { ...copy, fetchedAt: now() } : { print, rows, fetchedAt: now() }
    copies.write(list, language, place.copy)
  }

  /** The place's answer as an object that stays the same for as long as the answer does. */
  function answerOf(place: Place): Answer {
    const known = place.answer?.value
    if (known && place.answer?.facts === facts.version()) return known
    const value = present(place)
    const isSame = known !== undefined && JSON.stringify(known) === JSON.stringify(value)
    place.answer = { value: isSame ? known : value, facts: facts.version() }
    return place.answer.value
  }

  function present({ copy, failed }: Place): Answer {
    if (!copy) return failed ? failureOf(failed) : unanswered
    const value = facts.addTo(copy.rows)
    return failed ? { ok: true, value, asOf: new Date(copy.fetchedAt).toISOString() } : { ok: true, value }
  }

  async function answerAt(place: Place): Promise<Answer> {
    const age = now() - place.checkedAt
    if (age >= times.life) {
      const waited = now() - (place.asking?.since ?? now())
      const done = refresh(place)
      const patience = patienceWith(place, age) - waited
      if (patience > 0) await within(patience, done, () => undefined)
    }
    if (place.copy) await facts.learn(place.copy.rows)
    return answerOf(place)
  }

  return {
    async list<N extends ListName>(name: N, language?: Language): Promise<Outcome<WireRow<N>[]>> {
      const place = places.get(keyOf(name, language))
      return (place ? await answerAt(place) : unanswered) as Outcome<WireRow<N>[]>
    },

    /** What is known of a list at this moment, without asking anybody. */
    known<N extends ListName>(name: N, language?: Language): Outcome<WireRow<N>[]> {
      const place = places.get(keyOf(name, language))
      return (place ? answerOf(place) : unanswered) as Outcome<WireRow<N>[]>
    },

    /** Asks for every list that nobody asked for lately, a few at a time. */
    async warmUp(): Promise<void> {
      const queue = createQueue(4)
      const due = [...places.values()].filter((place) => now() - place.checkedAt > times.life)
      await Promise.all(due.map((place) => queue(() => refresh(place))))
      for (const { copy } of due) if (copy) void facts.learn(copy.rows)
    },

    /** Keeps every list young from now on, one question at a time; returns how to stop. */
    keepYoung(): () => void {
      const oldest = () => [...places.values()].reduce((a, b) => (b.checkedAt < a.checkedAt ? b : a))
      const timer = setInterval(() => void refresh(oldest()), times.round / places.size)
      timer.unref()
      return () => clearInterval(timer)
    },

    /** How many seconds ago the oldest of the lists that are known was last confirmed by the API. */
    oldest(): number {
      const times = [...places.values()].flatMap(({ copy }) => (copy ? [copy.fetchedAt] : []))
      return times.length > 0 ? Math.round((now() - Math.min(...times)) / 1000) : 0
    },

    /** How much is known and how much fails. A list that the API does not have does not fail. */
    state() {
      const all = [...places.values()]
      const isFailing = ({ failed }: Place) => failed !== undefined && failed.error !== 'notFound'
      return {
        lists: all.length,
        known: all.filter(({ copy }) => copy).length,
        failing: all.filter(isFailing).length,
      }
    },
  } satisfies ApiSource & Record<string, unknown>
}

const unanswered: Answer = { ok: false, error: 'unavailable' }

function failureOf({ error, message }: Failed): Answer {
  return { ok: false, error, ...(message ? { message } : {}) }
}
