import sharp from 'sharp'
import { kindOf } from '../../platform/files/kind.ts'
import { most } from '../../platform/files/limits.ts'
import type { Words } from '../../platform/words/words.ts'
import { pngInIcon } from './icon-file.ts'

type Fitting = { bytes: Buffer; words?: Words }

/** The longer side of a picture that was made smaller: larger than any screen. */
const longestSide = 4000

const madeSmaller: Words = {
  en: 'The picture was too large and was made smaller',
  mr: 'चित्र खूप मोठे होते; ते लहान केले आहे',
}
const redrawn = (kind: string): Words => ({
  en: `The picture was a ${kind} file and was stored as PNG`,
  mr: `चित्र ${kind} प्रकारचे होते; ते PNG म्हणून साठवले आहे`,
})

async function isHuge(bytes: Buffer): Promise<boolean> {
  if (bytes.length > most.imageBytes) return true
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
  return width * height > most.pixels
}

/** Returns a picture of a kind and size that the desk stores, converted if necessary. */
export async function fittingPicture(bytes: Buffer): Promise<Fitting> {
  const kind = kindOf(bytes)
  if (kind?.extension === 'pdf') return { bytes }
  if (!kind) return otherPicture(bytes)
  if (!(await isHuge(bytes).catch(() => false))) return { bytes }
  const smaller = sharp(bytes, { limitInputPixels: mostPixels, sequentialRead: true })
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
  return { bytes: await smaller.toBuffer(), words: madeSmaller }
}

/** A larger file could use up the machine's memory. It is refused like any other that does not fit. */
const mostPixels = 400_000_000

async function otherPicture(bytes: Buffer): Promise<Fitting> {
  const icon = pngInIcon(bytes)
  if (icon) return { bytes: icon, words: redrawn('.ico') }
  if (bytes.subarray(0, 4).toString('latin1') !== 'GIF8') return { bytes }
  return { bytes: await sharp(bytes).png().toBuffer(), words: redrawn('GIF') }
}
