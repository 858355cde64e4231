import { subscribe } from 'node:diagnostics_channel'
import type { ServerResponse } from 'node:http'
import { configuration } from '../configuration.ts'

const aYear = 'max-age=31536000; includeSubDomains'

/**
 * Where staff reach the desk by https, every answer says that it is to stay so. Next fixes its own headers when it is
 * built, before anybody knows the address.
 */
export function askForHttps(): void {
  if (!configuration.isServedSecurely) return
  subscribe('http.server.request.start', (message) => {
    const { response } = message as { response: ServerResponse }
    response.setHeader('strict-transport-security', aYear)
  })
}
