import type { Payload } from 'payload'
import type { Configuration } from '../configuration.ts'
import { guardConnection } from './adapter.ts'
import { checkServer } from './lost-database.ts'
import { migrate } from './migrate.ts'

/** What has to be done with a connection before anybody uses it. */
export async function openDatabase(payload: Payload, configuration: Configuration): Promise<void> {
  guardConnection(payload)
  await checkServer(payload, configuration)
  await migrate(payload, configuration.databaseUrl)
}
