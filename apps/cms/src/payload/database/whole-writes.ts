import type { Payload } from 'payload'
import { clientOf, whole } from '../../platform/database/sqlite-connection.ts'

/** What Payload writes with several statements: a record, its rows in other tables, its relations. */
const writes = [
  'create',
  'createGlobal',
  'createGlobalVersion',
  'createVersion',
  'deleteMany',
  'deleteOne',
  'deleteVersions',
  'updateGlobal',
  'updateGlobalVersion',
  'updateJobs',
  'updateMany',
  'updateOne',
  'updateVersion',
  'upsert',
] as const

type Write = (...given: unknown[]) => Promise<unknown>

/**
 * On SQLite Payload's adapter runs without transactions (docs/decisions/0012): each of its writes becomes one of ours,
 * so that a record is never stored without its lists and texts. Nothing of a write waits for another one.
 */
export function storeWritesWhole(payload: Payload): void {
  const adapter = payload.db as unknown as Record<(typeof writes)[number], Write>
  const client = clientOf(payload)
  for (const name of writes) {
    const write = adapter[name].bind(adapter)
    adapter[name] = (...given) => whole(client, () => write(...given))
  }
}
