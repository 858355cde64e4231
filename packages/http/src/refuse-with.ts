import type { ServerResponse } from 'node:http'

/** Answers with a status alone and closes the connection: what follows on it is not looked at. */
export function refuseWith(response: ServerResponse, status: number, headers: Record<string, string>): void {
  response
    .writeHead(status, { ...headers, 'content-length': 0, 'cache-control': 'no-store', connection: 'close' })
    .end()
}
