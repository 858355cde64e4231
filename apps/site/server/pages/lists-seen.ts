import type { Language, ListName, Outcome } from '@nagardwar/contract/browser'
import type { ApiSource } from '../../app/api/source.ts'

export type ListsSeen = {
  source: ApiSource
  areUnchanged(): Promise<boolean>
  haveFailed(): boolean
  /** For how many milliseconds the render waited for at least one list. */
  waited(): number
}
type Ask = () => Promise<Outcome<unknown>>

/**
 * The source as one render sees it, with a note of each list it was given. The list cache hands out the same object
 * as long as a list is the same, so a page is up to date exactly when all its lists are still those objects.
 */
export function watchLists(source: ApiSource): ListsSeen {
  const wait = stopwatch()
  const seen = new Map<string, { ask: Ask; outcome: Outcome<unknown> }>()
  return {
    source: {
      async list<N extends ListName>(name: N, language: Language) {
        const ask = () => source.list(name, language)
        const outcome = await wait.during(ask())
        seen.set(`${name} ${language}`, { ask, outcome })
        return outcome
      },
    },
    waited: wait.milliseconds,
    async areUnchanged() {
      const checks = [...seen.values()].map(async ({ ask, outcome }) => (await ask()) === outcome)
      return (await Promise.all(checks)).every(Boolean)
    },
    haveFailed: () => [...seen.values()].some(({ outcome }) => !outcome.ok && outcome.error !== 'notFound'),
  }
}

/** Adds up the time during which at least one of several promises is pending. */
function stopwatch() {
  let pending = 0
  let began = 0
  let total = 0
  return {
    milliseconds: () => total,
    async during<T>(work: Promise<T>): Promise<T> {
      if (pending++ === 0) began = performance.now()
      return work.finally(() => {
        if (--pending === 0) total += performance.now() - began
      })
    },
  }
}
