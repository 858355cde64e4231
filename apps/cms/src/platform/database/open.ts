import type { Payload } from 'payload'
import { guardConnection } from './adapter.ts'
import { checkServer, type Storage } from './lost-database.ts'
import { migrate } from './migrate.ts'

/** What must be done with a connection before its first use. */
export async function openDatabase(payload: Payload, storage: Storage): Promise<void> {
  await guardConnection(payload)
  await checkServer(payload, storage)
  await migrate(payload, storage.databaseUrl)
}
