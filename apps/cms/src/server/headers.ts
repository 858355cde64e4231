import { documentOnly, everyAnswer } from '@nagardwar/http/security-headers'
import { configuration } from '../configuration.ts'

// Answers to programs and files run no scripts. Pages of the desk have their own policy (src/proxy.ts), with a nonce
// per answer.
const policy =
  "frame-ancestors 'none'; object-src 'none'; base-uri 'none'; form-action 'self'; script-src 'none'"

/** Headers of every answer of the desk. */
export const answerHeaders: Readonly<Record<string, string>> = {
  ...everyAnswer(configuration.origins[0]),
  // Where the desk is, and what staff look at in it, is nobody else's business.
  'referrer-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'content-security-policy': policy,
}

const documents = /^\/(?:cms-api\/media\/file|api\/uploads)\/[^?]*\.pdf(?:\?|$)/i

/** Headers of the answer at an address: Next keeps what it finds there, so a document cannot bring its own policy. */
export const headersAt = (address: string): Readonly<Record<string, string>> =>
  documents.test(address) ? { ...answerHeaders, 'content-security-policy': documentOnly } : answerHeaders
