import sharp from 'sharp'
import { type Kind, kindOf } from './kind.ts'
import { Refused } from './refusal.ts'

const megabyte = 1024 * 1024
export const most = { imageBytes: 15 * megabyte, pdfBytes: 30 * megabyte, pixels: 50_000_000 }

// A browser that guesses types looks at the beginning of a file: a picture's comment there can be a page.
const headBytes = 1024
const endBytes = 1024
const markup = /<(?:!doctype|html|head|body|script|svg|iframe|\?php)/i

const hidesPage = (bytes: Buffer): boolean => markup.test(bytes.subarray(0, headBytes).toString('latin1'))

function inspectPdf(bytes: Buffer): void {
  if (bytes.length > most.pdfBytes) throw new Refused('pdfSize')
  // A whole PDF ends with the place of its cross-reference table and an end mark (ISO 32000-1, 7.5.5).
  const end = bytes.subarray(-endBytes).toString('latin1')
  if (!end.includes('startxref') || !end.includes('%%EOF')) throw new Refused('brokenPdf')
}

async function inspectImage(bytes: Buffer): Promise<void> {
  if (bytes.length > most.imageBytes) throw new Refused('imageSize')
  const picture = sharp(bytes, { failOn: 'error', limitInputPixels: false })
  const { width, height } = await picture.metadata().catch(() => {
    throw new Refused('brokenImage')
  })
  if (width * height > most.pixels) throw new Refused('pixels')
  // Reading every pixel once shows a truncated file now rather than on a resident's screen.
  await picture
    .resize(16)
    .toBuffer()
    .catch(() => {
      throw new Refused('brokenImage')
    })
}

/** Says what a file is, from its bytes alone. Throws `Refused` for everything that must not be stored. */
export async function inspect(bytes: Buffer): Promise<Kind> {
  const kind = kindOf(bytes)
  if (!kind) throw new Refused('kind')
  if (hidesPage(bytes)) throw new Refused('page')
  if (kind.extension === 'pdf') inspectPdf(bytes)
  else await inspectImage(bytes)
  return kind
}
