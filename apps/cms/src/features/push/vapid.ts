import { sign } from 'node:crypto'
import { p256Of } from '@nagardwar/http/p256'

const hour = 60 * 60_000
/** Services refuse tokens that are valid for more than a day. */
const life = 12 * hour
const mostOrigins = 50

const inBase64 = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/** How the council names itself to push services (VAPID, RFC 8292): the header for each, signed anew twice a day. */
export function createVapid({
  privateKey,
  contact,
}: {
  privateKey: string
  /** `https:` or `mailto:`. */
  contact: string
}) {
  const pair = p256Of(Buffer.from(privateKey, 'base64url'))
  const [key, publicKey] = [pair.key, pair.publicKey.toString('base64url')]
  const known = new Map<string, { header: string; until: number }>()

  function headerFor(origin: string, now: number): string {
    const claims = { aud: origin, exp: Math.floor((now + life) / 1000), sub: contact }
    const text = `${inBase64({ typ: 'JWT', alg: 'ES256' })}.${inBase64(claims)}`
    const signature = sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' })
    return `vapid t=${text}.${signature.toString('base64url')}, k=${publicKey}`
  }

  return {
    publicKey,
    authorization(endpoint: string, now = Date.now()): string {
      const { origin } = new URL(endpoint)
      const last = known.get(origin)
      if (last && last.until > now && last.until - now <= life) return last.header
      const header = headerFor(origin, now)
      if (known.size >= mostOrigins) known.clear()
      known.set(origin, { header, until: now + life / 2 })
      return header
    },
  }
}

export type Vapid = ReturnType<typeof createVapid>
