/** The only kinds of files that the site passes on, by file extension. */
const fileTypes: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  gif: 'image/gif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  pdf: 'application/pdf',
  png: 'image/png',
  webp: 'image/webp',
}

const longestSegment = 255

/**
 * The path of a file below the API root, checked and encoded anew: no steps upwards, no hidden slashes, no control
 * characters, and only the kinds of files above. Undefined for everything else.
 */
export function readFilePath(path: string): string | undefined {
  const segments = path.split('/').slice(1).map(decoded)
  if (!path.startsWith('/') || !segments.every(isSegment)) return undefined
  return fileType(path) ? `/${segments.map(encodeURIComponent).join('/')}` : undefined
}

export function fileType(path: string): string | undefined {
  const ending = /\.([a-z]{3,4})$/i.exec(path)?.[1]?.toLowerCase() ?? ''
  return Object.hasOwn(fileTypes, ending) ? fileTypes[ending] : undefined
}

function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment)
  } catch (error) {
    if (error instanceof URIError) return undefined
    throw error
  }
}

const isSegment = (segment: string | undefined): segment is string =>
  segment !== undefined &&
  segment !== '' &&
  segment.length <= longestSegment &&
  !segment.startsWith('.') &&
  // Of an address on another server: its slashes were one before this.
  !segment.endsWith(':') &&
  !/[/\\\p{Cc}]/u.test(segment)
