import { fileUrl, normaliseLink } from '@nagardwar/contract/browser'

/** The path at which the site serves the API's files. */
export const filesBase = '/api'

export type Destination =
  | { kind: 'none' }
  /** A page of this site, without its language. */
  | { kind: 'page'; path: string }
  /** A document of the council; opens in a new tab. */
  | { kind: 'document'; href: string }
  /** Another website; opens in a new tab. */
  | { kind: 'outside'; href: string }
  /** A telephone number or mail address; the device opens it. */
  | { kind: 'contact'; href: string }

const isDocument = /\.pdf([?#]|$)/i
const isWeb = /^https?:\/\//i

/**
 * The destination of a link from the server (spec.md, section 2): `#` has none, `http…` is another site, `.pdf` is a
 * file below the API base, anything else is a page.
 */
export function destinationOf(link: string | undefined): Destination {
  const text = normaliseLink(link ?? '')
  if (text === '') return { kind: 'none' }
  if (isWeb.test(text)) return { kind: isDocument.test(text) ? 'document' : 'outside', href: text }
  if (isDocument.test(text)) return { kind: 'document', href: fileUrl(text, filesBase) }
  return text.startsWith('/') ? { kind: 'page', path: text } : { kind: 'contact', href: text }
}
