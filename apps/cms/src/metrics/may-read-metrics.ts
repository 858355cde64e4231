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
  // X-Forwarded-For ends with the connection's own address here; whatever else it has, a proxy has written.
  const isPassedOn =
    others.length > 0 || ['forwarded', 'via', 'x-real-ip'].some((name) => request.headers.has(name))
  return address !== undefined && isThisMachine(address) && !isPassedOn
}
