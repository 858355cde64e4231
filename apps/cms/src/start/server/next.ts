import path from 'node:path'
import next from 'next'

export type NextHandler = ReturnType<ReturnType<typeof next>['getRequestHandler']>

const dir = path.resolve(import.meta.dirname, '../../..')

type Options = { port: number; host: string; isDevelopment: boolean }

/** Next answers the desk's pages and Payload's REST API. */
export async function startNext({ port, host, isDevelopment }: Options): Promise<NextHandler> {
  const app = next({ dev: isDevelopment, dir, port, hostname: host, quiet: true })
  await app.prepare()
  return app.getRequestHandler()
}
