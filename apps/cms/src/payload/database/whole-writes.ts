import { clientOf, whole } from '../../platform/database/sqlite-connection.ts'
import { type Step, type StepFor, writes } from './steps.ts'

type Write = (...args: unknown[]) => Promise<unknown>

/**
 * Payload (3.90) writes a record, its rows in other tables and its relations with several statements, and its adapter
 * for SQLite makes a transaction of them only where the driver lets others wait; ours runs without
 * (docs/decisions/0012). Upstream: https://github.com/payloadcms/payload/issues/9867. Here each write is a transaction
 * of ours, so that a record is never stored without its lists and texts. Nothing of a write waits for another one.
 */
export const wholeWrites: StepFor = (payload) => {
  if (payload.db.name === 'postgres') return {}
  const steps = writes.map((name) => [
    name,
    (next: Write): Write =>
      (...args) =>
        whole(clientOf(payload), () => next(...args)),
  ])
  return Object.fromEntries(steps) as Step
}
