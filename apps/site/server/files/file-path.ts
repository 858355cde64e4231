import { percentDecoded } from '@nagardwar/http/percent-decoded'

/** The only kinds of files that the site serves, by file extension. */
const fileTypes: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  csv: 'text/csv',
  gif: 'image/gif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  pdf: 'application/pdf',
  png: 'image/png',
  webp: 'image/webp',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

const longestSegment = 255

/**
 * The path of a file below the API root, checked and encoded again: no `..`, no encoded slashes, no control
 * characters, and only the kinds of files above. Otherwise undefined.
 */
export function readFilePath(path: string): string | undefined {
  const segments = path.split('/').slice(1).map(percentDecoded)
  if (!path.startsWith('/') || !segments.every(isSegment)) return undefined
  return fileType(path) ? `/${segments.map(encodeURIComponent).join('/')}` : undefined
}

const sheetTypes: ReadonlySet<string | undefined> = new Set([fileTypes.csv, fileTypes.xlsx])

/** A spreadsheet is for a program of the reader's own, not for the browser. */
export const isSheet = (path: string): boolean => sheetTypes.has(fileType(path))

export function fileType(path: string): string | undefined {
  const ending = /\.([a-z]{3,4})$/i.exec(path)?.[1]?.toLowerCase() ?? ''
  return Object.hasOwn(fileTypes, ending) ? fileTypes[ending] : undefined
}

const isSegment = (segment: string | undefined): segment is string =>
  segment !== undefined &&
  segment !== '' &&
  segment.length <= longestSegment &&
  !segment.startsWith('.') &&
  // The path of an address on another server had normal slashes before.
  !segment.endsWith(':') &&
  !/[/\\\p{Cc}]/u.test(segment)
