import { documentOnly, everyAnswer } from '@nagardwar/http/security-headers'

// Answers to programs and files run no scripts. Pages of the desk have their own policy (src/proxy.ts), with a nonce
// per answer.
const policy =
  "frame-ancestors 'none'; object-src 'none'; base-uri 'none'; form-action 'self'; script-src 'none'"

type Headers = Readonly<Record<string, string>>

const documents = /^\/(?:cms-api\/media\/file|api\/uploads)\/[^?]*\.pdf(?:\?|$)/i

/** Headers of every answer of a desk with this address, and of the answer at an address. */
export function headersOf(origin: string): {
  answerHeaders: Headers
  headersAt: (address: string) => Headers
} {
  const answerHeaders = {
    ...everyAnswer(origin),
    // Where the desk is, and what staff look at in it, is nobody else's business.
    'referrer-policy': 'same-origin',
    'x-frame-options': 'DENY',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    'content-security-policy': policy,
  }
  // Next keeps what it finds there, so a document cannot bring its own policy.
  const ofDocument = { ...answerHeaders, 'content-security-policy': documentOnly }
  return { answerHeaders, headersAt: (address) => (documents.test(address) ? ofDocument : answerHeaders) }
}
