/**
 * A path as it is compared with another: without query, anchor, slash at the end, encoding and capital letters. Staff,
 * foreign servers, browsers and mail programs write all kinds of percent signs; what is no encoding stays as it is.
 */
export const plainPath = (path: string): string => decoded(path).replace(/\/+$/, '').toLowerCase() || '/'

/** The segments of a path, each decoded by itself: `%26` and `&` are one character, an encoded slash is no border. */
const decoded = (path: string): string => (path.split(/[?#]/)[0] ?? '').split('/').map(segmentOf).join('/')

function segmentOf(text: string): string {
  try {
    return decodeURIComponent(text).normalize('NFC').replaceAll('/', '%2f')
  } catch (error) {
    if (error instanceof URIError) return text
    throw error
  }
}

/** Browsers leave these as they are in a path (RFC 3986, `pchar`), and so do the addresses of our pages. */
const plainSigns = /%(?:24|26|2B|2C|3A|3B|3D|40)/g

/** A segment of a path as it stands in an address. */
export const encodedSegment = (segment: string): string =>
  encodeURIComponent(segment).replace(plainSigns, decodeURIComponent)

/** A link to a page as an address: encoded once, however it was written. */
export const encodedPath = (path: string): string => decoded(path).split('/').map(encodedSegment).join('/')
