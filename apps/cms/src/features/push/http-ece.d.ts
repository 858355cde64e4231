declare module 'http_ece' {
  import type { ECDH } from 'node:crypto'

  type Parameters = {
    version: 'aes128gcm'
    /** Public key of the other side, in base64url. */
    dh: string
    privateKey: ECDH
    authSecret: string
    salt?: Buffer
  }
  export function encrypt(text: Buffer, parameters: Parameters): Buffer
}
