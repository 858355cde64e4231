import {
  type Language,
  type ListName,
  languages,
  listNames,
  listPaths,
  type Outcome,
  type WireRow,
} from '@nagardwar/contract'
import type { ApiSource } from '../../app/api/source.ts'
import type { Log } from '../log.ts'
import { createQueue } from '../queue.ts'
import type { Upstream } from '../upstream/upstream.ts'
import { within } from '../wait.ts'
import { askList, type Reply } from './ask-list.ts'
import type { Copies, Copy } from './copies.ts'
import type { FileFactsBook } from './file-facts.ts'

type Rows = WireRow<ListName>[]
type Answer = Outcome<Rows>
type Failed = Reply & { ok: false }
type Place = {
  name: ListName
  language: Language | undefined
  copy?: Copy
  failed?: Failed
  dropped: number
  checkedAt: number
  asking?: { since: number; done: Promise<void> }
  answer?: { value: Answer; facts: number }
}

export const times = {
  /** So long a list is taken as it is. */
  life: 2000,
  /** So long after that it is still given at once, while the API is asked. */
  staleLife: 10_000,
  /** An older one, or one that failed before, waits so long for the API. */
  patience: 500,
  /** With nothing known, so long. */
  firstPatience: 3000,
  /** Every list is asked for once in this time, read or not: what we know when the API goes away is this young. */
  round: 5 * 60_000,
}

type Options = { upstream: Upstream; copies: Copies; facts: FileFactsBook; log: Log; now?: () => number }
export type Mirror = ReturnType<typeof createMirror>

/** What the site knows of every list of the API. Pages and the site's own `/api` both read it here. */
export function createMirror({ upstream, copies, facts, log, now = () => Date.now() }: Options) {
  const places = new Map<string, Place>()
  for (const { name, language } of everyList()) {
    const copy = copies.read(name, language)
    places.set(keyOf(name, language), {
      name,
      language,
      dropped: 0,
      checkedAt: Number.NEGATIVE_INFINITY,
      ...(copy ? { copy } : {}),
    })
  }

  async function ask(place: Place): Promise<void> {
    const reply = await askList(upstream, place.name, place.language)
    place.checkedAt = now()
    delete place.asking
    if (!reply.ok) fail(place, reply)
    else if (isRubbish(reply, place)) fail(place, rubbish(reply))
    else succeed(place, reply)
  }

  function succeed(place: Place, reply: Reply & { ok: true }): void {
    if (place.failed) log.info('A list answers again', { list: place.name, language: place.language })
    if (reply.dropped !== place.dropped && reply.dropped > 0)
      log.warn('Rows of a list were left out', {
        list: place.name,
        language: place.language,
        rows: reply.dropped,
      })
    if (place.failed) delete place.answer
    delete place.failed
    place.dropped = reply.dropped
    const text = JSON.stringify(reply.rows)
    if (place.copy?.text !== text) {
      delete place.answer
      place.copy = { text, rows: reply.rows, fetchedAt: now() }
    } else place.copy.fetchedAt = now()
    copies.write(place.name, place.language, place.copy)
  }

  function fail(place: Place, reply: Failed): void {
    if (place.failed?.reason === reply.reason) return
    log.warn('A list could not be had', {
      list: place.name,
      language: place.language,
      reason: reply.reason,
      hasCopy: place.copy !== undefined,
    })
    place.failed = reply
    delete place.answer
  }

  function refresh(place: Place): Promise<void> {
    place.asking ??= { since: now(), done: ask(place) }
    return place.asking.done
  }

  /** The place's answer as an object that stays the same for as long as the answer does. */
  function answerOf(place: Place): Answer {
    if (place.answer?.facts === facts.version()) return place.answer.value
    const value = present(place)
    const same = place.answer && JSON.stringify(place.answer.value) === JSON.stringify(value)
    const kept = same && place.answer ? place.answer.value : value
    place.answer = { value: kept, facts: facts.version() }
    return kept
  }

  function present({ copy, failed }: Place): Answer {
    if (!copy) return failed ? failureOf(failed) : unanswered
    const value = facts.addTo(copy.rows)
    return failed ? { ok: true, value, asOf: new Date(copy.fetchedAt).toISOString() } : { ok: true, value }
  }

  async function answerAt(place: Place): Promise<Answer> {
    const age = now() - place.checkedAt
    if (age >= times.life) {
      const asked = place.asking?.since ?? now()
      const done = refresh(place)
      const patience = patienceWith(place, age) - (now() - asked)
      if (patience > 0) await within(patience, done, () => undefined)
    }
    if (place.copy) await facts.learn(place.copy.rows)
    return answerOf(place)
  }

  async function list<N extends ListName>(name: N, language?: Language): Promise<Outcome<WireRow<N>[]>> {
    const place = places.get(keyOf(name, language))
    return (place ? await answerAt(place) : unanswered) as Outcome<WireRow<N>[]>
  }

  /** Asks for every list that nobody asked for lately, a few at a time. */
  async function warmUp(): Promise<void> {
    const queue = createQueue(4)
    const due = [...places.values()].filter((place) => now() - place.checkedAt > times.life)
    await Promise.all(due.map((place) => queue(() => refresh(place))))
    for (const place of due) if (place.copy) void facts.learn(place.copy.rows)
  }

  /** Keeps every list young from now on, one question at a time; returns how to stop. */
  function keepYoung(): () => void {
    const oldest = () => [...places.values()].reduce((a, b) => (b.checkedAt < a.checkedAt ? b : a))
    const timer = setInterval(() => void refresh(oldest()), times.round / places.size)
    timer.unref()
    return () => clearInterval(timer)
  }

  const state = () => {
    const all = [...places.values()]
    return {
      lists: all.length,
      known: all.filter(({ copy }) => copy).length,
      failing: all.filter(({ failed }) => failed && failed.error !== 'notFound').length,
    }
  }

  return { list, warmUp, keepYoung, state } satisfies ApiSource & Record<string, unknown>
}

const unanswered: Answer = { ok: false, error: 'unavailable' }

function failureOf({ error, message }: Failed): Answer {
  return { ok: false, error, ...(message ? { message } : {}) }
}

/**
 * Rubbish never replaces rows that were good, and never makes an empty page that looks true. An answer that is no
 * list at all counts as empty when nothing is known (contract.md, "A tolerant client", rule 1).
 */
const isRubbish = ({ rows, dropped, isList }: Reply & { ok: true }, { copy }: Place): boolean =>
  rows.length === 0 && dropped > 0 && (isList || copy !== undefined)

const rubbish = ({ dropped }: Reply & { ok: true }): Failed => ({
  ok: false,
  error: 'invalid',
  reason: `Nothing in the answer could be read (${dropped} rows left out)`,
})

function patienceWith({ copy, failed }: Place, age: number): number {
  if (failed) return copy ? 0 : times.patience
  if (!copy) return times.firstPatience
  return age < times.life + times.staleLife ? 0 : times.patience
}

const keyOf = (name: ListName, language: Language | undefined): string =>
  listPaths[name].language ? `${name}.${language}` : name

function everyList(): { name: ListName; language: Language | undefined }[] {
  return listNames.flatMap((name) => languagesOf(name).map((language) => ({ name, language })))
}

const languagesOf = (name: ListName): readonly (Language | undefined)[] =>
  listPaths[name].language ? languages : [undefined]
