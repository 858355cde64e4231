import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A council's server on its first day: every list exists and is empty. */
export async function startEmptyCouncil() {
  const server = createServer((request, response) => {
    const isCount = request.url?.startsWith('/api/visitor-count')
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(
      isCount ? '{"count":0}' : request.url?.startsWith('/api/publications') ? '{"data":[]}' : '[]',
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    root: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`,
    stop: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}
