import { createHash, timingSafeEqual } from 'node:crypto'

/** In which the site shows the desk who it is, where they share a secret. */
export const siteSecretHeader = 'x-site-secret'

const hash = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Secrets of a setting: the newest first, and those that are still taken while it is renewed. */
export const secretsIn = (setting: string | undefined): string[] =>
  (setting ?? '')
    .split(',')
    .map((secret) => secret.trim())
    .filter(Boolean)

/** At least 32 visible characters each. */
export const areSecrets = (setting: string): boolean =>
  secretsIn(setting).every((secret) => /^[!-~]{32,}$/.test(secret))

/** Compared in constant time. Without secrets everybody is the site: then the network keeps others out. */
export function isFromSite(given: string | null, secrets: readonly string[]): boolean {
  const known = secrets.map((secret) => timingSafeEqual(hash(given ?? ''), hash(secret)))
  return known.length === 0 || known.includes(true)
}
