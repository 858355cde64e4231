import { errors, jwtVerify, SignJWT } from 'jose'

/** In which the site shows the desk who it is, where they share a secret: a JWT (RFC 7519). */
export const siteTokenHeader = 'x-site-token'

/** How long a token counts, in seconds, and how far the clocks of two machines may be apart. */
const lifetime = 60
const clockTolerance = 30

const audience = 'nagardwar-desk'
const algorithm = 'HS256'

/** Secrets of a setting: the newest first, and those that are still taken while it is renewed. */
export const secretsIn = (setting: string | undefined): string[] =>
  (setting ?? '')
    .split(',')
    .map((secret) => secret.trim())
    .filter(Boolean)

/** At least 32 visible characters each. */
export const areSecrets = (setting: string): boolean =>
  secretsIn(setting).every((secret) => /^[!-~]{32,}$/.test(secret))

const keyOf = (secret: string): Uint8Array => new TextEncoder().encode(secret)

/** Signs tokens with the secret, which itself never leaves the site. One serves for half of its life. */
export function siteTokens(secret: string): () => Promise<string> {
  let token: Promise<string> | undefined
  let madeAt = 0
  return () => {
    const now = Math.floor(Date.now() / 1000)
    // A clock that was set back makes a new one too.
    if (!token || Math.abs(now - madeAt) > lifetime / 2) {
      madeAt = now
      token = new SignJWT()
        .setProtectedHeader({ alg: algorithm })
        .setAudience(audience)
        .setIssuedAt(now)
        .setExpirationTime(now + lifetime)
        .sign(keyOf(secret))
    }
    return token
  }
}

export type SiteCheck = 'site' | 'stranger' | 'wrong clock'

async function check(token: string, secret: string): Promise<SiteCheck> {
  const how = { algorithms: [algorithm], audience, clockTolerance, maxTokenAge: lifetime }
  try {
    await jwtVerify(token, keyOf(secret), how)
    return 'site'
  } catch (error) {
    // Only after its signature was right.
    const isOfAnotherTime =
      error instanceof errors.JWTExpired ||
      (error instanceof errors.JWTClaimValidationFailed && error.claim === 'iat')
    return isOfAnotherTime ? 'wrong clock' : 'stranger'
  }
}

/** Whose a token is. Without secrets everybody is the site: then the network keeps others out. */
export async function checkSiteToken(token: string | null, secrets: readonly string[]): Promise<SiteCheck> {
  if (secrets.length === 0) return 'site'
  const found = await Promise.all(secrets.map((secret) => check(token ?? '', secret)))
  return found.find((each) => each !== 'stranger') ?? 'stranger'
}
