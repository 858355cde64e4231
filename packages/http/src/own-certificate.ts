import { createPrivateKey, X509Certificate } from 'node:crypto'

/** The certificate and key, in PEM, with which an app takes https alone. */
export type OwnCertificate = { cert: string; key: string }

/** What is wrong with the settings `TLS_CERTIFICATE` and `TLS_KEY`, in a sentence without values. */
export function troubleWithCertificate(
  cert: string | undefined,
  key: string | undefined,
): string | undefined {
  if (!cert && !key) return undefined
  if (!cert || !key) return 'TLS_CERTIFICATE and TLS_KEY must be given together.'
  try {
    if (new X509Certificate(cert).checkPrivateKey(createPrivateKey(key))) return undefined
    return 'TLS_KEY is not the key of TLS_CERTIFICATE.'
  } catch {
    return 'TLS_CERTIFICATE and TLS_KEY must be a certificate and a private key in PEM.'
  }
}

/** Of settings that were found right. */
export const ownCertificate = (cert?: string, key?: string): OwnCertificate | undefined =>
  cert && key ? { cert, key } : undefined
