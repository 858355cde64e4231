import type { Findings, Question, Search } from '../../app/api/search.ts'
import { type ClientTurns, createClientTurns } from '../turns/client-turns.ts'
import { within } from '../wait.ts'

/** A search that says how many milliseconds of the processor it took. */
export type MeasuredSearch = (question: Question, spent?: (ms: number) => void) => Promise<Findings>

/** From the question on, in milliseconds. Later the reader has gone, or reads that the search is busy. */
const longestWait = 4000

/**
 * The search thread answers one question after the other. Next is the client that used the processor least, so that
 * whoever asks many costly questions, from one address or from fifty, holds up another reader for one of them only.
 */
export function createSearchTurns(ask: MeasuredSearch, turns: ClientTurns = createClientTurns()) {
  return {
    /** Searches during `work` are this client's. */
    of: turns.of,
    ask: (async (question) => {
      let isWanted = true
      const findings = turns.question(
        (spent) => ask(question, spent),
        () => isWanted,
      )
      return within(longestWait, findings, () => {
        isWanted = false
        return { state: 'preparing' as const }
      })
    }) satisfies Search,
  }
}
