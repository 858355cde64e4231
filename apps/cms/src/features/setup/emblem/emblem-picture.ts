import { type Colour, contrastOf } from '@nagardwar/contract/colour'
import sharp from 'sharp'

/** How much is cut off every edge, in hundredths, and which part stays. */
type Cut = { cut: string; place: string }

const cuts = ['0', '5', '10', '20', '30'] as const
const places = ['centre', 'top', 'bottom', 'left', 'right'] as const

export const cutIn = (answers: Readonly<Record<string, string>>): Cut => ({
  cut: cuts.find((each) => each === answers.cut) ?? '0',
  place: places.find((each) => each === answers.place) ?? 'centre',
})

const largest = 1024
const finished = 512
const clear = { r: 0, g: 0, b: 0, alpha: 0 }

/** Transparent or white paper around an emblem is no part of it; a coloured ground is. */
async function hasEmptyEdge(picture: Buffer): Promise<boolean> {
  const [r = 0, g = 0, b = 0, alpha = 0] = await sharp(picture)
    .extract({ left: 0, top: 0, width: 1, height: 1 })
    .raw()
    .toBuffer()
  return alpha < 16 || Math.min(r, g, b) > 240
}

/** What was sent, turned upright, without an empty edge, as a picture of a bounded size without traces. */
export async function prepared(sent: Buffer): Promise<Buffer> {
  const upright = await sharp(sent).rotate().toColourspace('srgb').ensureAlpha().png().toBuffer()
  const whole = sharp(upright)
  const picture = (await hasEmptyEdge(upright)) ? whole.trim({ threshold: 8 }) : whole
  return picture.resize(largest, largest, { fit: 'inside', withoutEnlargement: true }).png().toBuffer()
}

/** Where the part that stays begins: in the middle, or at the edge that was named. */
const beginning = (size: number, kept: number, place: string, [first, last]: [string, string]): number =>
  place === first ? 0 : place === last ? size - kept : Math.round((size - kept) / 2)

/** The emblem as it is stored: cut, in a square with nothing around it. */
export async function cutEmblem(picture: Buffer, { cut, place }: Cut): Promise<Buffer> {
  const { width, height } = await sharp(picture).metadata()
  const kept = 1 - (2 * Number(cut)) / 100
  const [wide, high] = [Math.max(1, Math.round(width * kept)), Math.max(1, Math.round(height * kept))]
  return sharp(picture)
    .extract({
      left: beginning(width, wide, place, ['left', 'right']),
      top: beginning(height, high, place, ['top', 'bottom']),
      width: wide,
      height: high,
    })
    .resize(finished, finished, { fit: 'contain', background: clear })
    .png()
    .toBuffer()
}

export const atSize = (emblem: Buffer, size: number): Promise<Buffer> =>
  sharp(emblem).resize(size, size).png().toBuffer()

/** The share of the emblem that can be told from a ground. */
export async function visibleShare(emblem: Buffer, ground: Colour): Promise<number> {
  const pixels = await sharp(emblem).resize(64, 64).ensureAlpha().raw().toBuffer()
  let [all, visible] = [0, 0]
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [r = 0, g = 0, b = 0, alpha = 0] = pixels.subarray(at, at + 4)
    if (alpha <= 128) continue
    all += 1
    if (contrastOf({ r, g, b }, ground) >= 1.5) visible += 1
  }
  return all === 0 ? 0 : visible / all
}
