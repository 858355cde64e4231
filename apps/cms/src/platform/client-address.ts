import { addressChain, clientAddress, clientKey, isThisMachine } from '@nagardwar/http/client-address'

/**
 * The address of the direct sender. The listener appends the connection's own address to the header
 * (`connection.ts`).
 */
export const chainOf = (request: Request): string[] =>
  addressChain(request.headers.get('x-forwarded-for') ?? undefined, undefined)

/**
 * The visitor for whom a request is made. The site forwards its visitors' requests with their addresses. These are
 * trusted if the site runs on this machine, or up to the number of the council's own servers (`hops`).
 */
export function clientOf(request: Request, hops: number): string {
  const chain = chainOf(request)
  return clientAddress(chain, isThisMachine(chain.at(-1) ?? '') ? Math.max(1, hops) : hops)
}

export const clientKeyOf = (request: Request, hops: number): string => clientKey(clientOf(request, hops))
