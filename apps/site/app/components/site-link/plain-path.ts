/**
 * A path as it is compared with another: without query, anchor, slash at the end, encoding and capital letters. Staff
 * and foreign servers write all kinds of percent signs; what is no encoding stays as it is.
 */
export const plainPath = (path: string): string =>
  decoded(path.split(/[?#]/)[0] ?? '')
    .replace(/\/+$/, '')
    .toLowerCase() || '/'

function decoded(path: string): string {
  try {
    return decodeURI(path).normalize('NFC')
  } catch (error) {
    if (error instanceof URIError) return path
    throw error
  }
}
