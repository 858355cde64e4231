/*
 * Payload 3.90: writes a record, its rows in other tables and its relations with several statements, and on SQLite
 *   without transactions unless they are switched on for whole requests, which block the one connection.
 * Upstream: none found.
 * Here: each write is a transaction of ours (docs/decisions/0012), so that a record is never stored without its
 *   lists and texts.
 * Canary: whole-writes: a write that fails in the middle stays as it is.
 */

import { isPostgres } from '../../platform/database/kind.ts'
import { clientOf, whole } from '../../platform/database/sqlite-connection.ts'
import { type Step, type StepFor, writes } from './steps.ts'

type Write = (...args: unknown[]) => Promise<unknown>

/** Nothing of a write waits for another one. */
export const wholeWrites: StepFor = (payload) => {
  if (isPostgres(payload)) return {}
  const steps = writes.map((name) => [
    name,
    (next: Write): Write =>
      (...args) =>
        whole(clientOf(payload), () => next(...args)),
  ])
  return Object.fromEntries(steps) as Step
}
