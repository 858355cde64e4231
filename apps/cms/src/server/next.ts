import path from 'node:path'
import next from 'next'
import { configuration, endWatchReports } from '../configuration.ts'

export type NextHandler = ReturnType<ReturnType<typeof next>['getRequestHandler']>

const dir = path.dirname(path.dirname(import.meta.dirname))

/** Next answers the desk's pages and Payload's REST API. */
export async function startNext({ port, host }: { port: number; host: string }): Promise<NextHandler> {
  endWatchReports()
  const app = next({ dev: configuration.isDevelopment, dir, port, hostname: host, quiet: true })
  await app.prepare()
  return app.getRequestHandler()
}
