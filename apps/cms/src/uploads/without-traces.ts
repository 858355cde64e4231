import sharp from 'sharp'
import { cleanJpeg } from './clean-jpeg.ts'
import { cleanPng } from './clean-png.ts'
import { cleanWebp } from './clean-webp.ts'
import { isSheet, type Kind } from './kind.ts'

/**
 * An AVIF stores its data in tables of offsets; encoding it again is safer than moving them. Cameras do not write
 * AVIF.
 */
async function drawnAgain(bytes: Buffer): Promise<Buffer> {
  const { exif, xmp, iptc } = await sharp(bytes).metadata()
  if (!exif && !xmp && !iptc) return bytes
  return sharp(bytes).autoOrient().keepIccProfile().avif({ quality: 85, effort: 4 }).toBuffer()
}

/**
 * A picture without the metadata that phones write into every photograph: place, camera and owner. Pixels, colours
 * and orientation stay the same. Documents and spreadsheets are not changed.
 */
export async function withoutTraces(bytes: Buffer, kind: Kind): Promise<Buffer> {
  const { extension } = kind
  if (extension === 'pdf' || isSheet(kind)) return bytes
  if (extension === 'avif') return drawnAgain(bytes)
  if (extension === 'png') return cleanPng(bytes)
  if (extension === 'webp') return cleanWebp(bytes)
  const { orientation } = await sharp(bytes).metadata()
  return cleanJpeg(bytes, orientation ?? 1)
}
