import { clockDrift } from '@nagardwar/http/clock-drift'
import type { createDeskState } from '../health/desk-state.ts'
import type { OpeningState } from '../opening/opening.ts'
import type { createSearchAnalytics } from '../search-analytics/search-analytics.ts'
import type { createVitals } from '../vitals/vitals.ts'
import { within } from '../wait.ts'
import type { Lists } from './lists.ts'

/** How long a new site waits for an API that does not answer before it is ready. */
const longestWarmUp = 10_000

type Options = {
  lists: Lists
  searchAnalytics: ReturnType<typeof createSearchAnalytics>
  opening: OpeningState
  vitals: ReturnType<typeof createVitals>
  desk: ReturnType<typeof createDeskState>
  canWrite: () => boolean
}

/** How the site starts, tells whether it is ready, and ends. */
export function createLife({ lists, searchAnalytics, opening, vitals, desk, canWrite }: Options) {
  const { listCache, search } = lists
  let isWarm = false
  let isStopping = false
  return {
    /**
     * A site is ready when it has cached lists, or after a while, because it can show its own texts. A full disk or a
     * desk that does not start does not matter; both are reported.
     */
    readiness: () => {
      const state = listCache.state()
      return {
        isReady: (isWarm || state.known > 0) && !isStopping,
        ...state,
        canWrite: canWrite(),
        clockDriftSeconds: clockDrift(),
        ...(desk.now() ? { desk: desk.now() } : {}),
      }
    },

    /** Requests every list once in the background, then keeps refreshing them. */
    async warmUp(): Promise<() => void> {
      const stopAsking = opening.start()
      // The search lists the page unless it is heard that there is none.
      void lists.obligations.paths()
      void lists.archive.paths()
      search.start()
      searchAnalytics.start()
      const warm = listCache.warmUp()
      await within(longestWarmUp, warm, () => undefined)
      isWarm = true
      await warm
      const stopKeeping = listCache.keepYoung()
      return () => {
        stopAsking()
        stopKeeping()
      }
    },

    async stop(): Promise<void> {
      isStopping = true
      await Promise.all([vitals.stop(), lists.settled(), search.stop(), searchAnalytics.stop()])
    },
  }
}
