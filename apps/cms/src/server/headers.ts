import { everyAnswer } from '@nagardwar/http/security-headers'
import { configuration } from '../configuration.ts'

// Answers to programs and files run no scripts. Pages of the desk have their own policy (src/proxy.ts), with a nonce
// per answer. Documents open in the browser's own viewer, which a stricter policy would block.
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
