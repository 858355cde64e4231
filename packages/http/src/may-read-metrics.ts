import { createHash, timingSafeEqual } from 'node:crypto'
import { isThisMachine } from './client-address.ts'

const hash = (text: string): Buffer => createHash('sha256').update(text).digest()

type Reader = {
  /** From `addressChain`. */
  chain: readonly string[]
  header: (name: string) => string | undefined
}

/** Clients with the token; without a token only programs on this machine, not through a proxy. */
export function mayReadMetrics({ chain, header }: Reader, token: string | undefined): boolean {
  if (token) return timingSafeEqual(hash(header('authorization') ?? ''), hash(`Bearer ${token}`))
  const [address = '', ...others] = chain
  const isForwarded =
    others.length > 0 || ['forwarded', 'via', 'x-real-ip'].some((name) => header(name) !== undefined)
  return isThisMachine(address) && !isForwarded
}
