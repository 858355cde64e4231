import { createHash, timingSafeEqual } from 'node:crypto'
import { isThisMachine, wayOf } from '../api/client-address.ts'

const fingerprint = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Whoever knows the token; without a token only a program on this machine that no proxy speaks for. */
export function mayReadMetrics(request: Request, token: string | undefined): boolean {
  if (token) {
    const given = request.headers.get('authorization') ?? ''
    return timingSafeEqual(fingerprint(given), fingerprint(`Bearer ${token}`))
  }
  const [address, ...others] = wayOf(request)
  return address !== undefined && others.length === 0 && isThisMachine(address)
}
