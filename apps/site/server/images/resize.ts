import { decoder } from './decoder.ts'
import type { Wanted } from './modifiers.ts'

/** A file that is small and unfolds into a picture of gigabytes is refused; a 60-megapixel photograph is not. */
const mostPixels = 64_000_000
const longestSeconds = 20

/** The file is no picture, or not one that may be worked on. */
export class NotAPicture extends Error {}

/** The picture in the wanted width and format, upright, without the camera's data, and never larger than it was. */
export async function resize(
  original: Buffer,
  { width, format }: Pick<Wanted, 'width' | 'format'>,
): Promise<Buffer> {
  try {
    const picture = decoder(original, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 })
      .timeout({ seconds: longestSeconds })
      .autoOrient()
      .resize({ width, withoutEnlargement: true })
    if (format === 'avif') return await picture.avif({ quality: 52, effort: 3 }).toBuffer()
    if (format === 'webp') return await picture.webp({ quality: 76, effort: 4 }).toBuffer()
    return await picture.flatten({ background: '#ffffff' }).jpeg({ quality: 78, mozjpeg: true }).toBuffer()
  } catch (error) {
    throw new NotAPicture('The picture cannot be worked on', { cause: error })
  }
}
