import { isIP } from 'node:net'

const plain = (address: string): string => address.trim().replace(/^::ffff:(?=\d+\.)/i, '')

export const isThisMachine = (address: string): boolean => address === '::1' || /^127\./.test(address)

/** The senders of a request in order: X-Forwarded-For, and last the connection itself. */
export const addressChain = (forwarded: string | undefined, remote: string | undefined): string[] =>
  [...(forwarded?.split(',') ?? []), remote ?? ''].map(plain).filter(Boolean)

/**
 * The address of the client: that of the connection or, behind `hops` proxies of our own, the entry written by the
 * outermost of them. Entries further left come from the client and are never trusted.
 */
export function clientAddress(chain: readonly string[], hops: number): string {
  const address = chain[Math.max(0, chain.length - 1 - hops)] ?? ''
  return isIP(address) ? address : (chain.at(-1) ?? 'unknown')
}

/** Clients are identified by address. For IPv6 the first 64 bits count, because one household owns the rest. */
export function clientKey(address: string): string {
  if (isIP(address) !== 6) return address
  const [head = '', tail] = address.split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail?.split(':').filter(Boolean) ?? []
  const gap = Array.from({ length: 8 - left.length - right.length }, () => '0')
  return [...left, ...gap, ...right].slice(0, 4).join(':')
}
