import { addressChain, clientAddress, clientKey, isThisMachine } from '@nagardwar/http/client-address'

/** Who handed this request over. The listener has written the connection's own address at the end (`connection.ts`). */
export const chainOf = (request: Request): string[] =>
  addressChain(request.headers.get('x-forwarded-for') ?? undefined, undefined)

/**
 * The visitor for whom a request is made. The site sends its visitors' requests on and says whose they are; it is
 * believed when it stands on this machine, or when `hops` says that so many servers of the council's own stand before
 * the desk.
 */
export function clientOf(request: Request, hops: number): string {
  const chain = chainOf(request)
  return clientAddress(chain, isThisMachine(chain.at(-1) ?? '') ? Math.max(1, hops) : hops)
}

export const clientKeyOf = (request: Request, hops: number): string => clientKey(clientOf(request, hops))
