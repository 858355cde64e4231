import type { Sharp } from 'sharp'
import { shareSize } from '../../app/components/picture/share-url.ts'
import { decoder } from '../decoder/decoder.ts'
import type { Wanted, WantedIcon } from './modifiers.ts'
import { NotAPicture, TooManyPixels } from './not-a-picture.ts'

/** Refuses a small file that decompresses to gigabytes, but accepts a photograph of 60 megapixels. */
const mostPixels = 64_000_000
const longestSeconds = 20

/** Phone browsers can show this many pixels. A file with more is not a photograph. */
const mostShown = 120_000_000

/** A JPEG, by the first bytes of its file; other formats can compress huge areas to almost nothing. */
async function canBeShown(original: Buffer): Promise<boolean> {
  const { format, width, height } = await decoder(original, { limitInputPixels: false }).metadata()
  return format === 'jpeg' && width * height <= mostShown
}

/** The picture in the wanted width and format: upright, without the camera's metadata, and never enlarged. */
export async function resize(
  original: Buffer,
  { width, format }: Pick<Wanted, 'width' | 'format'>,
): Promise<Buffer> {
  try {
    const picture = opened(original).resize({ width, withoutEnlargement: true })
    if (format === 'avif') return await picture.avif({ quality: 52, effort: 3 }).toBuffer()
    if (format === 'webp') return await picture.webp({ quality: 76, effort: 4 }).toBuffer()
    return await picture.flatten({ background: '#ffffff' }).jpeg({ quality: 78, mozjpeg: true }).toBuffer()
  } catch (error) {
    if (/exceeds pixel limit/i.test(String(error)) && (await canBeShown(original)))
      throw new TooManyPixels('The picture has too many pixels', { cause: error })
    throw new NotAPicture('The picture cannot be worked on', { cause: error })
  }
}

export const white = '#ffffff'
const clear = { r: 255, g: 255, b: 255, alpha: 0 }
/** A device cuts a maskable icon down to a circle of four fifths of its width (W3C, Web Application Manifest). */
const roomAround = { icon: 0, maskable: 0.16 } as const

/** The whole logo in a square, whatever its shape. */
export async function drawIcon(
  original: Buffer,
  { width, shape }: Pick<WantedIcon, 'width' | 'shape'>,
): Promise<Buffer> {
  const room = Math.round(width * roomAround[shape])
  const side = width - 2 * room
  try {
    const logo = opened(original)
      .resize({ width: side, height: side, fit: 'contain', background: clear })
      .extend({ top: room, bottom: room, left: room, right: room, background: clear })
    return await (shape === 'maskable' ? logo.flatten({ background: white }) : logo).png().toBuffer()
  } catch (error) {
    throw new NotAPicture('The logo cannot be worked on', { cause: error })
  }
}

/** Messengers ignore larger files. */
const mostShareBytes = 300_000

/** The picture of a record for messengers: its most important part, in one size. */
export async function drawShare(original: Buffer): Promise<Buffer> {
  try {
    const picture = opened(original).resize({ ...shareSize, fit: 'cover', position: 'attention' })
    return await shareJpeg(picture.flatten({ background: white }))
  } catch (error) {
    throw new NotAPicture('The picture cannot be worked on', { cause: error })
  }
}

/** The best quality within the size limit. */
export async function shareJpeg(picture: Sharp): Promise<Buffer> {
  const raw = await picture.removeAlpha().raw().toBuffer()
  let bytes = Buffer.alloc(0)
  for (const quality of [82, 68, 52, 36, 20]) {
    const again = decoder(raw, { raw: { ...shareSize, channels: 3 } })
    bytes = await again.jpeg({ quality, mozjpeg: true }).toBuffer()
    if (bytes.length <= mostShareBytes) break
  }
  return bytes
}

/** An upload within bounds, upright. */
export const opened = (original: Buffer) =>
  decoder(original, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 })
    .timeout({ seconds: longestSeconds })
    .autoOrient()
