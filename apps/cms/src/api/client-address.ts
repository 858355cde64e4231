import { isIP } from 'node:net'

const plain = (address: string): string => address.trim().replace(/^::ffff:(?=\d+\.)/i, '')

export const isThisMachine = (address: string): boolean => address === '::1' || /^127\./.test(address)

/** Who handed this request over, one after the other: what X-Forwarded-For says, and last the connection itself. */
export const wayOf = (request: Request): string[] =>
  (request.headers.get('x-forwarded-for') ?? '').split(',').map(plain).filter(Boolean)

/**
 * The address of the visitor for whom a request is made. The site sends its visitors' requests on and says whose they
 * are; it is believed when it stands on this machine, or when `hops` says that so many servers of the council's own
 * stand before the desk. What is written further left is the visitor's own word and never believed.
 */
export function clientAddress(request: Request, hops: number): string {
  const way = wayOf(request)
  const last = way.at(-1) ?? ''
  const believed = isThisMachine(last) ? Math.max(1, hops) : hops
  const address = way[Math.max(0, way.length - 1 - believed)] ?? ''
  return isIP(address) ? address : last || 'unknown'
}

/** Clients are told apart by address; with IPv6 by the first half, for one household has all of the second. */
export function clientKey(address: string): string {
  if (isIP(address) !== 6) return address
  const [head = '', tail] = address.split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail?.split(':').filter(Boolean) ?? []
  const gap = Array.from({ length: 8 - left.length - right.length }, () => '0')
  return [...left, ...gap, ...right].slice(0, 4).join(':')
}
