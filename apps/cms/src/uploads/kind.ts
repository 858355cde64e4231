const kinds = {
  jpeg: { mimeType: 'image/jpeg', extension: 'jpg' },
  png: { mimeType: 'image/png', extension: 'png' },
  webp: { mimeType: 'image/webp', extension: 'webp' },
  avif: { mimeType: 'image/avif', extension: 'avif' },
  pdf: { mimeType: 'application/pdf', extension: 'pdf' },
} as const

export type Kind = (typeof kinds)[keyof typeof kinds]

export const mimeTypes: string[] = Object.values(kinds).map((kind) => kind.mimeType)

const starts = (bytes: Uint8Array, at: number, text: string): boolean =>
  [...text].every((letter, index) => bytes[at + index] === letter.charCodeAt(0))

// ISO/IEC 23000-22: the first box of an AVIF file is `ftyp`, with the brand `avif` (or `avis`, animated).
const isAvif = (bytes: Uint8Array): boolean => starts(bytes, 4, 'ftyp') && starts(bytes, 8, 'avif')

/** The file type by content, not by name. Nothing else is stored or served. */
export function kindOf(bytes: Uint8Array): Kind | undefined {
  if (starts(bytes, 0, '\xff\xd8\xff')) return kinds.jpeg
  if (starts(bytes, 0, '\x89PNG\r\n\x1a\n')) return kinds.png
  if (starts(bytes, 0, 'RIFF') && starts(bytes, 8, 'WEBP')) return kinds.webp
  if (isAvif(bytes)) return kinds.avif
  if (starts(bytes, 0, '%PDF-')) return kinds.pdf
  return undefined
}

/** The file type by the extension of a stored name. No other type is ever served, whatever is in the folder. */
export function typeOfName(name: string): string | undefined {
  const extension = /[^/\\]\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase()
  const called = extension === 'jpeg' ? 'jpg' : extension
  return Object.values(kinds).find((kind) => kind.extension === called)?.mimeType
}
