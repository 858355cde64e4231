import type { IncomingMessage } from 'node:http'
import { addressChain, clientAddress, clientKey, isThisMachine } from '@nagardwar/http/client-address'
import { createRateLimit } from '@nagardwar/http/rate-limit'
import type { Payload } from 'payload'
import { accountOf } from '../../platform/account.ts'
import { largestOfStrangers } from './body-limits.ts'

/**
 * Requests per minute for a client without a session. Thirty people of one office who log in together request 240
 * pages and calls; a site on another machine requests 4,500 lists and some files.
 */
export const perStranger = { pages: 300, reads: 12_000 }

type Options = {
  payload: Payload
  perMinute: typeof perStranger
  /** Whether this is a request for the API, health or metrics, and not for the desk. */
  isOurs: (address: string) => boolean
  hops: number
}
type Refusal = { status: 413 } | { status: 429; retryAfter: number }

/** Files of the build: small, many, and public. */
const isStatic = (address: string): boolean => address.startsWith('/_next/static/')

const presentsSession = ({ headers }: IncomingMessage): boolean =>
  headers.authorization !== undefined || /(?:^|;\s*)(?:__Host-)?payload-token=/.test(headers.cookie ?? '')

async function isStaff(payload: Payload, request: IncomingMessage): Promise<boolean> {
  if (!presentsSession(request)) return false
  const { cookie = '', authorization = '' } = request.headers
  // For every sender: requests from another site with a session are refused later.
  const headers = new Headers({ cookie, authorization, 'sec-fetch-site': 'same-origin' })
  return (await accountOf(payload, headers)) !== null
}

/**
 * Returns the reason for refusing a request, if any: a client without a session sends too many requests, or too much
 * to a page. The site and people at the server itself are trusted. Requests that store something have their own
 * limits.
 */
export function limitStrangers({ payload, perMinute, isOurs, hops }: Options) {
  const pages = createRateLimit(perMinute.pages)
  const reads = createRateLimit(perMinute.reads)

  return async (request: IncomingMessage, address: string): Promise<Refusal | undefined> => {
    const chain = addressChain(String(request.headers['x-forwarded-for']), undefined)
    if (isStatic(address) || chain.every(isThisMachine)) return undefined
    const ours = isOurs(address)
    if (!ours && (await isStaff(payload, request))) return undefined
    const atOwnProxy = isThisMachine(chain.at(-1) ?? '')
    const client = clientAddress(chain, atOwnProxy ? Math.max(1, hops) : hops)
    const turn = (ours ? reads : pages)(clientKey(client))
    if (!turn.isAllowed) return { status: 429, retryAfter: turn.retryAfter }
    const isLarge = !ours && Number(request.headers['content-length'] ?? 0) > largestOfStrangers
    return isLarge ? { status: 413 } : undefined
  }
}
