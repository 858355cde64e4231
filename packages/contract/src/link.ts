import { wellFormed } from './well-formed.ts'

const none = new Set(['', '#', '#.'])
const outside = /^(mailto:|tel:)/i
const web = /^https?:\/\//i
// Browsers and servers disagree about valid host names; names without these characters are safe.
const soundHost = /^https?:\/\/[^\s/?#@%"'<>\\^`{|}]+(?:[/?#]|$)/i
const scheme = /^[a-z][a-z0-9+.-]*:/i
const host = /^[^\s/?#.]+(\.[^\s/?#.]+)+/
const controls = /\p{Cc}/gu

/**
 * A link in the site's form (contract.md, "A tolerant client", rule 8): a path with a leading slash, or a full
 * address. Empty for `#`, `#.` and `""`, which mean no page, and for schemes that run code.
 */
export function normaliseLink(link: string): string {
  const text = wellFormed(link).replace(controls, '').trim().replaceAll('\\', '/')
  if (none.has(text)) return ''
  if (web.test(text)) return sound(text)
  if (outside.test(text)) return text
  if (text.startsWith('//')) return sound(`https:${text}`)
  if (/^www\./i.test(text)) return sound(`https://${text}`)
  if (scheme.test(text)) return ''
  return decodable(text.startsWith('/') ? text : `/${text}`)
}

const sound = (address: string): string => (soundHost.test(address) ? address : '')

/** A literal percent sign is encoded, so that the path can always be decoded. */
function decodable(path: string): string {
  try {
    // The result is used, because a bundler removes calls without a use.
    return decodeURI(path) && path
  } catch (error) {
    if (error instanceof URIError) return path.replaceAll('%', '%25')
    throw error
  }
}

/** The address of another site; a bare host name gets `https://`. */
export function normaliseWebsite(link: string): string {
  const text = wellFormed(link).replace(controls, '').trim()
  if (none.has(text)) return ''
  if (web.test(text)) return sound(text)
  if (text.startsWith('//')) return sound(`https:${text}`)
  if (scheme.test(text)) return ''
  return host.test(text) ? sound(`https://${text}`) : text
}
