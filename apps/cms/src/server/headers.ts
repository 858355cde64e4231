import { everyAnswer } from '@nagardwar/http/security-headers'
import { configuration } from '../configuration.ts'

// Answers to programs and files run nothing. The pages of the desk have a policy of their own (src/proxy.ts), with a
// secret for each answer; a document is shown by the browser's own viewer, which a stricter policy would stop.
const policy =
  "frame-ancestors 'none'; object-src 'none'; base-uri 'none'; form-action 'self'; script-src 'none'"

/** Headers of every answer of the desk. */
export const answerHeaders: Readonly<Record<string, string>> = {
  ...everyAnswer(configuration.origins[0]),
  'x-frame-options': 'DENY',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'content-security-policy': policy,
}
