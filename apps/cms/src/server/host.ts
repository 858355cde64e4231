import type { IncomingMessage } from 'node:http'
import { configuration } from '../configuration.ts'

/** Letters, digits, dots and dashes, or an address of IPv6 in brackets; then perhaps a port (RFC 3986, 3.2.2). */
const valid = /^(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])(?::[0-9]{1,5})?$/i

export const isValidHost = (host: string | undefined): boolean => host !== undefined && valid.test(host)

const { host: ownHost } = new URL(configuration.origins[0])
const isConfigured = configuration.origins.length === 1

/**
 * Next and Payload put addresses together from the host that a client names, and fail where it is none. Where the desk's
 * address is configured, every request gets its name before anything reads it; else only those that name no valid host.
 * What a client says of another host never counts.
 */
export function setHost({ headers, rawHeaders }: IncomingMessage): void {
  delete headers['x-forwarded-host']
  if (!isConfigured && isValidHost(headers.host)) return
  headers.host = ownHost
  // Hono reads the headers as they came.
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]?.toLowerCase() === 'host') rawHeaders[index + 1] = ownHost
}
