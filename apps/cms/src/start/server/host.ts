import type { IncomingMessage } from 'node:http'

/** Letters, digits, dots and dashes, or an IPv6 address in brackets; then optionally a port (RFC 3986, 3.2.2). */
const valid = /^(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])(?::[0-9]{1,5})?$/i

export const isValidHost = (host: string | undefined): boolean => host !== undefined && valid.test(host)

/**
 * Next and Payload build addresses from the client's Host header, and fail if it is invalid. If the desk's address is
 * configured, every request gets its host before anything reads it; otherwise only requests with an invalid host do.
 * What a client claims about other hosts is ignored.
 */
export function hostSetter(origins: readonly [string, ...string[]]): (request: IncomingMessage) => void {
  const { host: ownHost } = new URL(origins[0])
  const isConfigured = origins.length === 1
  return ({ headers, rawHeaders }) => {
    delete headers['x-forwarded-host']
    if (!isConfigured && isValidHost(headers.host)) return
    headers.host = ownHost
    // Hono reads the raw headers.
    for (let index = 0; index < rawHeaders.length; index += 2)
      if (rawHeaders[index]?.toLowerCase() === 'host') rawHeaders[index + 1] = ownHost
  }
}
