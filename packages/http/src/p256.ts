import { createECDH, createPrivateKey, type KeyObject } from 'node:crypto'

/** A private key of the curve P-256 with its public point, whose coordinates are in base64url (RFC 7518, 6.2). */
export type P256 = { key: KeyObject; point: { x: string; y: string }; publicKey: Buffer }

/** The pair of a private key of 32 bytes. `publicKey` is the point, uncompressed: a byte that says so, and x and y. */
export function p256Of(privateKey: Buffer): P256 {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(privateKey)
  const publicKey = pair.getPublicKey()
  const point = {
    x: publicKey.subarray(1, 33).toString('base64url'),
    y: publicKey.subarray(33).toString('base64url'),
  }
  const jwk = { kty: 'EC', crv: 'P-256', ...point, d: privateKey.toString('base64url') }
  return { key: createPrivateKey({ format: 'jwk', key: jwk }), point, publicKey }
}
