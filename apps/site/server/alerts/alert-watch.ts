import { type Language, languages, type Outcome, type WireRow } from '@nagardwar/contract'
import { nextChange } from '../../app/alerts/present-alerts.ts'

type Watched = 'alerts' | 'serviceStates'
type Options = {
  /** A list from memory or from the API. */
  list: <N extends Watched>(name: N, language: Language) => Promise<Outcome<WireRow<N>[]>>
  now?: () => number
  /** The time of day, which decides when an alert begins and ends. */
  timeOfDay?: () => number
}
export type AlertWatch = ReturnType<typeof createAlertWatch>

/** While somebody reads, the alerts are looked at so often. */
const lookAfter = 1000
/** Older knowledge is not enough for a page: then its reader waits for a look. With the life of a list, below five seconds. */
const knownFor = 2500

type Span = { start: string | null; end: string | null }

/** From when until when each row is shown. */
const spansOf = (outcome: Outcome<WireRow<Watched>[]>): Span[] =>
  (outcome.ok ? outcome.value : []).map((row) =>
    'kind' in row ? { start: row.starts_at, end: row.ends_at } : { start: row.since, end: row.until },
  )

/**
 * Tells the page cache when alerts have changed, begun or ended: the number of the present state. Pages from memory are
 * otherwise up to ten seconds old; an alert is on them within five.
 */
export function createAlertWatch({
  list,
  now = () => performance.now(),
  timeOfDay = () => Date.now(),
}: Options) {
  let state = 0
  let lookedAt = Number.NEGATIVE_INFINITY
  let seen: readonly [Outcome<WireRow<'alerts'>[]>, Outcome<WireRow<'serviceStates'>[]>][] = []
  let changesAt = Number.POSITIVE_INFINITY
  let looking: Promise<void> | undefined

  async function ask(): Promise<void> {
    const outcomes = await Promise.all(
      languages.map((language) => Promise.all([list('alerts', language), list('serviceStates', language)])),
    )
    lookedAt = now()
    looking = undefined
    // The list cache gives the same object until the list changes.
    const isSame = outcomes.every((pair, index) => pair.every((each, at) => each === seen[index]?.[at]))
    if (isSame) return
    seen = outcomes
    next()
  }

  function look(): Promise<void> {
    looking ??= ask().catch(() => {
      lookedAt = now()
      looking = undefined
    })
    return looking
  }

  function next(): void {
    state += 1
    const time = timeOfDay()
    changesAt = Math.min(...seen.map((pair) => nextChange(pair.flatMap(spansOf), time)))
  }

  return {
    /** The present state; undefined where it is not known well enough. */
    state(): number | undefined {
      const age = now() - lookedAt
      if (age >= lookAfter) void look()
      if (age >= knownFor) return undefined
      if (timeOfDay() >= changesAt) next()
      return state
    },
    /** The present state, after a look if it is due. */
    async latest(): Promise<number> {
      if (now() - lookedAt >= knownFor) await look()
      if (timeOfDay() >= changesAt) next()
      return state
    },
  }
}
