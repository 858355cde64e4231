import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import { configuration } from '../configuration.ts'

/** Letters, digits, dots and dashes, or an address of IPv6 in brackets; then perhaps a port (RFC 3986, 3.2.2). */
const sound = /^(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])(?::[0-9]{1,5})?$/i

export const isSoundHost = (host: string | undefined): boolean => host !== undefined && sound.test(host)

/**
 * Next and Payload put addresses together from the host that a client names, and fail where it is none. Where the desk's
 * address is configured, every request gets its name before anything reads it; else only those that name no host.
 * What a client says of another host never counts.
 */
export function mendHosts(): void {
  const { host } = new URL(configuration.origins[0])
  const isConfigured = configuration.origins.length === 1
  subscribe('http.server.request.start', (message) => {
    const { headers } = (message as { request: IncomingMessage }).request
    if (isConfigured || !isSoundHost(headers.host)) headers.host = host
    delete headers['x-forwarded-host']
  })
}
