import { createECDH, ECDH } from 'node:crypto'
import type { PushMessage } from '@nagardwar/contract'
import { encrypt } from 'http_ece'

export type DeviceKeys = { p256dh: string; auth: string }

/** Whether a public key is a point of the curve. */
export function isPoint(key: string): boolean {
  try {
    ECDH.convertKey(key, 'prime256v1', 'base64url', 'base64url', 'uncompressed')
    return true
  } catch {
    // OpenSSL says in many ways that it is none.
    return false
  }
}

/** A message that only the device can read (RFC 8291), with a key pair for this message alone. An alert is far below the 4 KB that services take. */
export function encryptFor({ p256dh, auth }: DeviceKeys, message: PushMessage): Buffer {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  const text = Buffer.from(JSON.stringify(message))
  return encrypt(text, { version: 'aes128gcm', dh: p256dh, privateKey: pair, authSecret: auth })
}
