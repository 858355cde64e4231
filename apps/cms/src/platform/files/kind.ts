const kinds = {
  jpeg: { mimeType: 'image/jpeg', extension: 'jpg' },
  png: { mimeType: 'image/png', extension: 'png' },
  webp: { mimeType: 'image/webp', extension: 'webp' },
  avif: { mimeType: 'image/avif', extension: 'avif' },
  pdf: { mimeType: 'application/pdf', extension: 'pdf' },
  xlsx: { mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', extension: 'xlsx' },
  csv: { mimeType: 'text/csv', extension: 'csv' },
} as const

export type Kind = (typeof kinds)[keyof typeof kinds]

export const mimeTypes: string[] = Object.values(kinds).map((kind) => kind.mimeType)

export const sheetTypes: string[] = [kinds.xlsx.mimeType, kinds.csv.mimeType]

export const isSheet = ({ mimeType }: Kind): boolean => sheetTypes.includes(mimeType)

const starts = (bytes: Uint8Array, at: number, text: string): boolean =>
  [...text].every((letter, index) => bytes[at + index] === letter.charCodeAt(0))

// ISO/IEC 23000-22: the first box of an AVIF file is `ftyp`, with the brand `avif` (or `avis`, animated).
const isAvif = (bytes: Uint8Array): boolean => starts(bytes, 4, 'ftyp') && starts(bytes, 8, 'avif')

const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx']

/** Pictures as iPhones take them (ISO/IEC 23008-12, annex B). Browsers do not show them, and nothing here can read them. */
export function isHeic(bytes: Uint8Array): boolean {
  if (!starts(bytes, 4, 'ftyp')) return false
  // The main brand of some is the general one of pictures; their own one follows it.
  const brands = new TextDecoder('latin1').decode(bytes.subarray(8, 64))
  return heicBrands.some(
    (brand) => brands.startsWith(brand) || (/^m[is]f1/.test(brands) && brands.includes(brand)),
  )
}

/** Readers look for the header in the first bytes (ISO 32000-1, annex H.3, note 13). */
export const pdfHeadBytes = 1024

/** Where the header of a PDF is; -1 where there is none. */
const pdfStart = (bytes: Uint8Array): number =>
  new TextDecoder('latin1').decode(bytes.subarray(0, pdfHeadBytes)).indexOf('%PDF-')

/** A sheet of plain text has no mark of its own, and an Excel file that of any archive: they need their name too. */
function sheetOf(bytes: Uint8Array, name: string): Kind | undefined {
  const ending = name.toLowerCase()
  if (ending.endsWith('.xlsx') && starts(bytes, 0, 'PK\x03\x04')) return kinds.xlsx
  return ending.endsWith('.csv') && bytes.length > 0 && !bytes.includes(0) ? kinds.csv : undefined
}

/** The file type by content, not by name alone. Nothing else is stored or served. */
export function kindOf(bytes: Uint8Array, name = ''): Kind | undefined {
  if (starts(bytes, 0, '\xff\xd8\xff')) return kinds.jpeg
  if (starts(bytes, 0, '\x89PNG\r\n\x1a\n')) return kinds.png
  if (starts(bytes, 0, 'RIFF') && starts(bytes, 8, 'WEBP')) return kinds.webp
  if (isAvif(bytes)) return kinds.avif
  if (starts(bytes, 0, '%PDF-')) return kinds.pdf
  return sheetOf(bytes, name) ?? (pdfStart(bytes) > 0 ? kinds.pdf : undefined)
}

/** The file type by the extension of a stored name. No other type is ever served, whatever is in the folder. */
export function typeOfName(name: string): string | undefined {
  const extension = /[^/\\]\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase()
  const called = extension === 'jpeg' ? 'jpg' : extension
  return Object.values(kinds).find((kind) => kind.extension === called)?.mimeType
}
