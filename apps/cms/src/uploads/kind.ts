import path from 'node:path'

const kinds = {
  jpeg: { mimeType: 'image/jpeg', extension: 'jpg' },
  png: { mimeType: 'image/png', extension: 'png' },
  webp: { mimeType: 'image/webp', extension: 'webp' },
  avif: { mimeType: 'image/avif', extension: 'avif' },
  pdf: { mimeType: 'application/pdf', extension: 'pdf' },
} as const

export type Kind = (typeof kinds)[keyof typeof kinds]

export const mimeTypes: string[] = Object.values(kinds).map((kind) => kind.mimeType)

const starts = (bytes: Buffer, at: number, text: string): boolean =>
  bytes.subarray(at, at + text.length).equals(Buffer.from(text, 'latin1'))

// ISO/IEC 23000-22: the first box of an AVIF file is `ftyp`, and its brands name `avif` (or `avis`, moving).
const isAvif = (bytes: Buffer): boolean => starts(bytes, 4, 'ftyp') && starts(bytes, 8, 'avif')

/** The file type by its content, not its name; nothing else is stored or served. */
export function kindOf(bytes: Buffer): Kind | undefined {
  if (starts(bytes, 0, '\xff\xd8\xff')) return kinds.jpeg
  if (starts(bytes, 0, '\x89PNG\r\n\x1a\n')) return kinds.png
  if (starts(bytes, 0, 'RIFF') && starts(bytes, 8, 'WEBP')) return kinds.webp
  if (isAvif(bytes)) return kinds.avif
  if (starts(bytes, 0, '%PDF-')) return kinds.pdf
  return undefined
}

/** The type of a file by its name's ending, for files of ours alone: no other type is ever served, whatever lies there. */
export function typeOfName(name: string): string | undefined {
  const extension = path.extname(name).slice(1).toLowerCase()
  const called = extension === 'jpeg' ? 'jpg' : extension
  return Object.values(kinds).find((kind) => kind.extension === called)?.mimeType
}
