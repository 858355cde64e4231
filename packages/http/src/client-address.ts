import { isIP } from 'node:net'

const plain = (address: string): string => address.trim().replace(/^::ffff:(?=\d+\.)/i, '')

export const isThisMachine = (address: string): boolean => address === '::1' || /^127\./.test(address)

/** Who handed a request over, one after the other: what X-Forwarded-For says, and last the connection itself. */
export const addressChain = (forwarded: string | undefined, remote: string | undefined): string[] =>
  [...(forwarded?.split(',') ?? []), remote ?? ''].map(plain).filter(Boolean)

/**
 * The address of the client: that of the connection, or, behind `hops` proxies of our own, the entry that the outermost
 * of them wrote. What a client itself wrote further left is never believed.
 */
export function clientAddress(chain: readonly string[], hops: number): string {
  const address = chain[Math.max(0, chain.length - 1 - hops)] ?? ''
  return isIP(address) ? address : (chain.at(-1) ?? 'unknown')
}

/** Clients are identified by address; with IPv6 by the first 64 bits, because one household owns the rest. */
export function clientKey(address: string): string {
  if (isIP(address) !== 6) return address
  const [head = '', tail] = address.split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail?.split(':').filter(Boolean) ?? []
  const gap = Array.from({ length: 8 - left.length - right.length }, () => '0')
  return [...left, ...gap, ...right].slice(0, 4).join(':')
}
