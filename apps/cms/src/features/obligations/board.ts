import type { Payload } from 'payload'
import type { Result } from '../../content/requirements/result.ts'
import { type Results, resultsAt, resultsNow } from '../../content/requirements/results.ts'
import type { Words } from '../../platform/words/words.ts'
import { type Law, laws } from './obligations.ts'
import { obligationSet } from './set.ts'

export type Line = Result & { clause: Words }

export type Board = { at: string; laws: (Omit<Law, 'obligations'> & { lines: Line[] })[] }

/** The results by law, each with its clause. */
function boardOf({ at, results }: Results): Board {
  const byKey = new Map(results.map((result) => [result.key, result]))
  return {
    at,
    laws: laws.map(({ obligations, ...law }) => ({
      ...law,
      lines: obligations.flatMap(({ key, clause }) => {
        const result = byKey.get(key)
        return result ? [{ ...result, clause }] : []
      }),
    })),
  }
}

/** How far everything is met that the law wants public, by what residents may see at a moment. */
export const boardAt = async (payload: Payload, now: Date): Promise<Board> =>
  boardOf(await resultsAt(payload, obligationSet, now))

export const boardNow = async (payload: Payload): Promise<Board> =>
  boardOf(await resultsNow(payload, obligationSet))

export const linesOf = (board: Board): Line[] => board.laws.flatMap(({ lines }) => lines)
