import { createECDH, createPrivateKey, type KeyObject, sign } from 'node:crypto'

const hour = 60 * 60_000
/** Services refuse tokens that are valid for more than a day. */
const life = 12 * hour
const mostOrigins = 50

const inBase64 = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/** The public key that belongs to a private one: 65 bytes in base64url. */
function publicKeyOf(privateKey: string): string {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(Buffer.from(privateKey, 'base64url'))
  return pair.getPublicKey('base64url')
}

function keyObject(privateKey: string): KeyObject {
  const point = Buffer.from(publicKeyOf(privateKey), 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  const key = { kty: 'EC', crv: 'P-256', d: privateKey, x: x ?? '', y: y ?? '' }
  return createPrivateKey({ key, format: 'jwk' })
}

/** How the council names itself to push services (VAPID, RFC 8292): the header for each, signed anew twice a day. */
export function createVapid({
  privateKey,
  contact,
}: {
  privateKey: string
  /** `https:` or `mailto:`. */
  contact: string
}) {
  const publicKey = publicKeyOf(privateKey)
  const key = keyObject(privateKey)
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
