import { wellFormed } from './well-formed.ts'

const none = new Set(['', '#', '#.'])
const outside = /^(mailto:|tel:)/i
const web = /^https?:\/\//i
// Browsers and servers disagree about what may stand in a host's name; beyond doubt are names without these.
const soundHost = /^https?:\/\/[^\s/?#@%"'<>\\^`{|}]+(?:[/?#]|$)/i
const scheme = /^[a-z][a-z0-9+.-]*:/i
const host = /^[^\s/?#.]+(\.[^\s/?#.]+)+/
const controls = /\p{Cc}/gu

/**
 * A link as the site uses it (contract.md, "A tolerant client", rule 8): a path with a leading slash, or a full
 * address. Empty for `#`, `#.` and `""`, which have no page behind them, and for schemes that run code.
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

/** A percent sign that stands for itself, so that nobody who decodes the path stumbles over it. */
function decodable(path: string): string {
  try {
    // The result is used, because a bundler takes a call without a use for one without an effect.
    return decodeURI(path) && path
  } catch (error) {
    if (error instanceof URIError) return path.replaceAll('%', '%25')
    throw error
  }
}

/** The address of another site; one that is only a host name gets its `https://`. */
export function normaliseWebsite(link: string): string {
  const text = wellFormed(link).replace(controls, '').trim()
  if (none.has(text)) return ''
  if (web.test(text)) return sound(text)
  if (text.startsWith('//')) return sound(`https:${text}`)
  if (scheme.test(text)) return ''
  return host.test(text) ? sound(`https://${text}`) : text
}
