import { hkdfSync } from 'node:crypto'
import { p256Of } from '@nagardwar/http/p256'
import { compactDecrypt, errors } from 'jose'
import { pointAsText, sealing } from '../../../app/feedback/sealing.ts'

export type FeedbackKeys = ReturnType<typeof createFeedbackKeys>

/** The order of P-256 (SP 800-186, 3.2.1.3). */
const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n

/** A private key from a secret, without noticeable bias (FIPS 186-5, A.2.1): a number from 1 to the order less one. */
function scalarOf(secret: string): Buffer {
  const bytes = Buffer.from(hkdfSync('sha256', secret, '', 'nagardwar-feedback-p256', 48))
  const scalar = (BigInt(`0x${bytes.toString('hex')}`) % (order - 1n)) + 1n
  return Buffer.from(scalar.toString(16).padStart(64, '0'), 'hex')
}

/**
 * The keys with which messages are opened that waited on a device: one for each secret, the newest first. Without a
 * secret there is none, and nothing is kept on devices.
 */
export function createFeedbackKeys(secrets: readonly string[]) {
  const pairs = secrets.map((secret) => p256Of(scalarOf(secret)))

  async function openFile(sealed: string): Promise<Uint8Array | undefined> {
    for (const { key } of pairs)
      try {
        const { plaintext } = await compactDecrypt(sealed, key, {
          keyManagementAlgorithms: [sealing.alg],
          contentEncryptionAlgorithms: [sealing.enc],
        })
        return plaintext
      } catch (error) {
        // Of another key, or no JWE at all.
        if (!(error instanceof errors.JOSEError || error instanceof TypeError)) throw error
      }
    return undefined
  }

  return {
    /** As the pages have it. */
    publicKey: pairs[0] && pointAsText(pairs[0].point),

    /** The bytes that were sealed; undefined if no key opens them. */
    openFile,

    /** The text that was sealed; undefined if no key opens it. */
    async open(sealed: string): Promise<string | undefined> {
      const bytes = await openFile(sealed)
      return bytes && new TextDecoder().decode(bytes)
    },
  }
}
