import { isIP } from 'node:net'

/**
 * The address of the client: that of the connection, or, behind `hops` proxies of our own, the entry of
 * X-Forwarded-For that the outermost of them wrote. What a client itself wrote further left is never believed.
 */
export function clientAddress(
  remote: string | undefined,
  forwarded: string | undefined,
  hops: number,
): string {
  const chain = [...(forwarded?.split(',').map((entry) => entry.trim()) ?? []), remote ?? '']
  const address = chain[Math.max(0, chain.length - 1 - hops)] ?? ''
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  return isIP(plain) ? plain : (remote ?? 'unknown')
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
