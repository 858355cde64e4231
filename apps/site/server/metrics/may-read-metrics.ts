import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const fingerprint = (text: string): Buffer => createHash('sha256').update(text).digest()
const isThisMachine = (address: string | undefined): boolean =>
  /^(?:::1|(?:::ffff:)?127\..+)$/i.test(address ?? '')

/** Whoever knows the token; without a token only a program on this machine that no proxy speaks for. */
export function mayReadMetrics({ socket, headers }: IncomingMessage, token: string): boolean {
  if (token) return timingSafeEqual(fingerprint(headers.authorization ?? ''), fingerprint(`Bearer ${token}`))
  const isPassedOn = ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'].some((name) => name in headers)
  return isThisMachine(socket.remoteAddress) && !isPassedOn
}
