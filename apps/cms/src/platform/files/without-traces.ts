import sharp from 'sharp'
import { cleanAvif } from './clean-avif.ts'
import { cleanJpeg } from './clean-jpeg.ts'
import { cleanPdf } from './clean-pdf.ts'
import { cleanPng } from './clean-png.ts'
import { cleanWebp } from './clean-webp.ts'
import { isSheet, type Kind } from './kind.ts'
import { Refused } from './refusal.ts'

/** Drawing one anew takes three seconds of the processor for a million pixels. */
const mostDrawn = 2_000_000

/** libvips puts this before an EXIF of some files. */
const before = Buffer.from('Exif\0\0', 'latin1')
const withoutName = (exif: Buffer): Buffer =>
  exif.subarray(0, before.length).equals(before) ? exif.subarray(before.length) : exif

const isClean = async (bytes: Buffer): Promise<boolean> => {
  const { exif, xmp, iptc } = await sharp(bytes).metadata()
  return !exif && !xmp && !iptc
}

/** An AVIF whose metadata lie in pieces is drawn anew, if it is small: moving its tables of offsets is not safe. */
async function avifWithoutTraces(bytes: Buffer): Promise<Buffer> {
  const { exif, xmp, iptc, width, height } = await sharp(bytes).metadata()
  const texts = [...(exif ? [withoutName(exif)] : []), ...(xmp ? [xmp] : [])]
  if (texts.length === 0 && !iptc) return bytes
  const clean = cleanAvif(bytes, texts)
  if (clean && (await isClean(clean))) return clean
  if (width * height > mostDrawn) throw new Refused('avifTraces')
  return sharp(bytes).autoOrient().keepIccProfile().avif({ quality: 85, effort: 4 }).toBuffer()
}

/**
 * A picture without the metadata that phones write into every photograph: place, camera and owner. Pixels, colours
 * and orientation stay the same. A document loses what follows its end; a spreadsheet is not changed.
 */
export async function withoutTraces(bytes: Buffer, kind: Kind): Promise<Buffer> {
  const { extension } = kind
  if (isSheet(kind)) return bytes
  if (extension === 'pdf') return cleanPdf(bytes)
  if (extension === 'avif') return avifWithoutTraces(bytes)
  if (extension === 'png') return cleanPng(bytes)
  if (extension === 'webp') return cleanWebp(bytes)
  const { orientation } = await sharp(bytes).metadata()
  return cleanJpeg(bytes, orientation ?? 1)
}
