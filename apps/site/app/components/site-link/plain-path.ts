import { withoutAtEnd } from '@nagardwar/contract/browser'
/**
 * A normalised path for comparing: without query, fragment, trailing slash, percent-encoding and capital letters.
 * Staff, other servers, browsers and mail programs encode paths differently; invalid encoding stays as it is.
 */
export const plainPath = (path: string): string => withoutAtEnd(decoded(path), /\//).toLowerCase() || '/'

/**
 * The segments of a path, each decoded separately: `%26` and `&` are the same, and an encoded slash is no separator.
 */
const decoded = (path: string): string => (path.split(/[?#]/)[0] ?? '').split('/').map(segmentOf).join('/')

function segmentOf(text: string): string {
  try {
    return decodeURIComponent(text).normalize('NFC').replaceAll('/', '%2f')
  } catch (error) {
    if (error instanceof URIError) return text
    throw error
  }
}

/** Browsers do not encode these in a path (RFC 3986, `pchar`), and neither do the addresses of our pages. */
const plainSigns = /%(?:24|26|2B|2C|3A|3B|3D|40)/g

/** A segment of a path, encoded for an address. */
export const encodedSegment = (segment: string): string =>
  encodeURIComponent(segment).replace(plainSigns, decodeURIComponent)

/** A link to a page as an address: encoded exactly once. */
export const encodedPath = (path: string): string => decoded(path).split('/').map(encodedSegment).join('/')
