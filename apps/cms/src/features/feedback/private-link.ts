import type { Payload } from 'payload'
import { addresses, prefixOf } from '../../platform/addresses.ts'
import { hashOf, linkSecret } from '../../platform/link-secret.ts'

export { hashOf }

/**
 * The secret in the link of a feedback. It is made from the desk's own secret, so that a form that is sent again gets
 * the same link, and so that the mail with the answer can name it, although it is stored nowhere.
 */
export const secretOf = (reference: string, payload: Payload): string =>
  linkSecret('links of feedback', reference, payload)

/** The secret, while it still opens the link that was promised: another secret of the desk makes other links. */
export function secretFor(
  { reference, linkHash }: { reference: string; linkHash?: string | null | undefined },
  payload: Payload,
): string | undefined {
  const secret = secretOf(reference, payload)
  return linkHash === hashOf(secret) ? secret : undefined
}

/** The address on the site of what a secret opens. */
export const linkTo = (secret: string, language: 'en' | 'mr', payload: Payload): string =>
  `${addresses.of(payload).site}${prefixOf(language, payload)}/feedback/${secret}`
