import type { Payload } from 'payload'
import type { Configuration } from '../configuration.ts'
import { guardConnection } from './adapter.ts'
import { deleteLocksThatExist } from './delete-locks.ts'
import { checkServer } from './lost-database.ts'
import { migrate } from './migrate.ts'

/** What must be done with a connection before its first use. */
export async function openDatabase(payload: Payload, configuration: Configuration): Promise<void> {
  await guardConnection(payload)
  deleteLocksThatExist(payload)
  await checkServer(payload, configuration)
  await migrate(payload, configuration.databaseUrl)
}
