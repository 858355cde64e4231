import { CompactEncrypt } from 'jose/jwe/compact/encrypt'
import { importJWK } from 'jose/key/import'
import { pointIn, sealing } from './sealing.ts'

/** The message as only the council can read it. Rejects as `sealFile` does. */
export const seal = (message: object): Promise<string> =>
  sealFile(new TextEncoder().encode(JSON.stringify(message)))

/**
 * A file as only the council can read it (JWE). Rejects without HTTPS, where browsers encrypt nothing, and where the page
 * has no key: then nothing is kept.
 */
export async function sealFile(bytes: Uint8Array): Promise<string> {
  const point = pointIn(document.documentElement.dataset.feedbackKey)
  if (!point) throw new Error('This page has no key of the council')
  const key = await importJWK({ kty: 'EC', crv: 'P-256', ...point }, sealing.alg)
  return new CompactEncrypt(bytes).setProtectedHeader(sealing).encrypt(key)
}
