import { withoutAtEnd } from './at-ends.ts'
import { wellFormed } from './well-formed.ts'

/** Longer addresses do not exist: servers and browsers cut them off. */
const longestPath = 2048

const isWeb = /^https?:\/\//i
const webHost = /^https?:\/\/[^\s/?#]/i
const drive = /^[a-z]:(?=\/)/i
const scheme = /^[a-z][a-z0-9+.-]*:/i
const controls = /\p{Cc}/gu
const reserved = /[!'()*[\]]/g
const unsafeInAddress = /[^A-Za-z0-9\-._~:/?#@!$&*+,;=%]/gu

const encoded = (text: string): string => encodeURIComponent(text).replace(reserved, percent)

const encodedAddress = (text: string): string => text.replace(unsafeInAddress, encoded)

const percent = (character: string): string =>
  `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`

/**
 * The normal form of a file's address, whatever a server writes (contract.md, "A tolerant client", rule 5): a path
 * with a leading slash and forward slashes, with spaces, brackets and Devanagari percent-encoded, or a full `http…`
 * address. Empty if there is no usable address. Normalising twice changes nothing.
 */
export function normaliseFilePath(path: string): string {
  const text = wellFormed(path).replace(controls, '').trim().replaceAll('\\', '/')
  if (text === '') return ''
  const normal = isWeb.test(text) ? webAddress(text) : localPath(text.replace(drive, ''))
  return normal.length > longestPath ? '' : normal
}

function webAddress(text: string): string {
  if (!webHost.test(text)) return ''
  return text.replace(unsafeInAddress, (character) =>
    encodeURIComponent(character).replace(reserved, percent),
  )
}

function localPath(text: string): string {
  if (scheme.test(text)) return ''
  const [path = '', ...query] = text.split('?')
  const segments: string[] = []
  for (const segment of path.split('/').map(decoded)) {
    if (segment === '..') segments.pop()
    else if (segment !== '' && segment !== '.')
      segments.push(encodeURIComponent(segment).replace(reserved, percent))
  }
  const search = encodedAddress(query.join('?'))
  return segments.length === 0 ? '' : `/${segments.join('/')}${search ? `?${search}` : ''}`
}

// An encoded segment must not be encoded twice; one with a stray percent sign is plain text.
function decoded(segment: string): string {
  try {
    return wellFormed(decodeURIComponent(segment))
  } catch (error) {
    if (error instanceof URIError) return segment
    throw error
  }
}

/** The URL of a file: a full `http…` address unchanged, anything else below `base` (spec.md, section 5). */
export function fileUrl(path: string, base: string): string {
  const normal = normaliseFilePath(path)
  return normal === '' || isWeb.test(normal) ? normal : withoutAtEnd(base, /\//) + normal
}
