import { isIP } from 'node:net'
import { isPublic } from './public-address.ts'

/** Names for the visitor's own machine and network (RFC 6761, RFC 6762, RFC 8375, ICANN's `internal`). */
const ofTheNetwork = /(?:^|\.)(?:localhost|local|internal|home\.arpa)\.?$/

/** Whether a host, as `URL` writes it, may be one that everybody reaches. A name is not looked up. */
export function isPublicHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) !== 0) return isPublic(host)
  return host.includes('.') && !ofTheNetwork.test(host)
}
