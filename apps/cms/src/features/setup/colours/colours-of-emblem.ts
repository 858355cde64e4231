import { oklchOf } from '@nagardwar/contract/colour'
import sharp from 'sharp'
import type { Colours } from '../../../content/globals/colours/families.ts'

const side = 64
const sectors = 36
const bounds = { least: 0.03, most: 0.12 }

type Tone = { chroma: number; hue: number }

/** The pixels that have a colour: neither transparent nor grey, black or white. */
async function tonesOf(picture: Buffer): Promise<Tone[]> {
  const pixels = await sharp(picture).resize(side, side, { fit: 'inside' }).ensureAlpha().raw().toBuffer()
  const tones: Tone[] = []
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [r = 0, g = 0, b = 0, alpha = 0] = pixels.subarray(at, at + 4)
    const { chroma, hue } = oklchOf({ r, g, b })
    if (alpha > 128 && chroma > bounds.least) tones.push({ chroma, hue })
  }
  return tones
}

const sectorOf = ({ hue }: Tone): number => Math.floor((hue / 360) * sectors) % sectors

const distance = (one: number, other: number): number => Math.abs(((one - other + 540) % 360) - 180)

/** The colours of an emblem: its main hue, as strong as the site allows. None where it is black and white. */
export async function coloursOfEmblem(picture: Buffer): Promise<Colours | undefined> {
  const tones = await tonesOf(picture)
  const weights = new Array<number>(sectors).fill(0)
  for (const tone of tones) weights[sectorOf(tone)] = (weights[sectorOf(tone)] ?? 0) + tone.chroma
  const heaviest = weights.indexOf(Math.max(...weights))
  const own = tones.filter((tone) => sectorOf(tone) === heaviest)
  if (own.length < (side * side) / 100) return undefined
  const mean = (of: (tone: Tone) => number) => own.reduce((sum, tone) => sum + of(tone), 0) / own.length
  const brandHue = Math.round(mean(({ hue }) => hue))
  const brandChroma = Number(
    Math.min(
      bounds.most,
      Math.max(
        bounds.least,
        mean(({ chroma }) => chroma),
      ),
    ).toFixed(3),
  )
  // Marigold, unless it is the brand itself.
  const accentHue = distance(brandHue, 72) > 40 ? 72 : (brandHue + 180) % 360
  return { brandHue, brandChroma, accentHue, accentChroma: accentHue === 72 ? 0.155 : 0.11 }
}
