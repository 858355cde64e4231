import { afterAll } from 'vitest'
import { startMailServer } from './smtp-server.ts'

/** A mail server on this machine for the tests of one file. */
export async function mailServer() {
  const { stop, ...server } = await startMailServer()
  afterAll(stop)
  return server
}
