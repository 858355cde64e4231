import type { IncomingMessage } from 'node:http'
import { addressChain, clientAddress, clientKey, isThisMachine } from '@nagardwar/http/client-address'
import { createRateLimit } from '@nagardwar/http/rate-limit'
import type { Payload } from 'payload'
import { largestOfStrangers } from '../server/body-limits.ts'

/**
 * What a client without a session may ask in a minute. Thirty people of one office who log in at once ask for 240 pages
 * and calls; a site on another machine asks for 4,500 lists and some files.
 */
export const perStranger = { pages: 300, reads: 12_000 }

type Options = {
  payload: Payload
  perMinute: typeof perStranger
  /** Whether the API, health or metrics are asked, rather than a page or a call of the desk. */
  isOurs: (address: string) => boolean
  hops: number
}
type Refusal = { status: 413 } | { status: 429; retryAfter: number }

/** Files of the build: they are small and many, and say nothing. */
const isStatic = (address: string): boolean => address.startsWith('/_next/static/')

const presentsSession = ({ headers }: IncomingMessage): boolean =>
  headers.authorization !== undefined || /(?:^|;\s*)payload-token=/.test(headers.cookie ?? '')

async function isStaff(payload: Payload, request: IncomingMessage): Promise<boolean> {
  if (!presentsSession(request)) return false
  const { cookie = '', authorization = '' } = request.headers
  // Whoever sends it: what another site sends with a session is refused later.
  const headers = new Headers({ cookie, authorization, 'sec-fetch-site': 'same-origin' })
  return (await payload.auth({ headers })).user !== null
}

/**
 * Says why a request is not taken, if it is not: a client without a session asks too often, or sends too much to a page.
 * The site and people at the server itself are no strangers. The requests that store something have limits of their own.
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
