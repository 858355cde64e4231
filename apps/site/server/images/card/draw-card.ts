import type { Language } from '@nagardwar/contract'
import type { OverlayOptions } from 'sharp'
import { shareSize } from '../../../app/components/picture/share-url.ts'
import { decoder } from '../../decoder/decoder.ts'
import { opened, shareJpeg, white } from '../resize.ts'
import { type Ink, rgbOf } from './colour.ts'
import { drawWords } from './draw-words.ts'

export type Card = {
  language: Language
  /** The council's name in that language. */
  name: string
  /** The brand's dark colour, as the theme gives it. */
  colour: string
  /** The council's emblem; without it only the name is drawn. */
  emblem: Buffer | undefined
}

const { width, height } = shareSize
const emblemSide = 250
const nameBox = { width: 1040, height: 200 }
const band = 28
const gap = 36

/**
 * The picture for shared links of a page without its own: emblem and name in the centre, because messengers crop it
 * to a square.
 */
export async function drawCard({ language, name, colour, emblem }: Card): Promise<Buffer> {
  const ink = rgbOf(colour)
  const words = await drawName(name, language, ink)
  const picture = emblem ? await drawEmblem(emblem) : undefined
  const tall = (picture ? emblemSide + gap : 0) + words.height
  const top = Math.round((height - band - tall) / 2)
  const parts: OverlayOptions[] = [
    ...(picture ? [{ input: picture, top, left: Math.round((width - emblemSide) / 2) }] : []),
    { input: words.data, top: top + tall - words.height, left: Math.round((width - words.width) / 2) },
    { input: block(ink), top: height - band, left: 0 },
  ]
  return shareJpeg(decoder({ create: { ...shareSize, channels: 3, background: white } }).composite(parts))
}

const block = (background: Ink) => ({
  create: { width, height: band, channels: 3 as const, background },
})

const drawEmblem = (emblem: Buffer): Promise<Buffer> =>
  opened(emblem)
    .resize({ width: emblemSide, height: emblemSide, fit: 'contain', background: white })
    .flatten({ background: white })
    .png()
    .toBuffer()

/** In the usual size if it fits, otherwise smaller. */
async function drawName(name: string, language: Language, ink: Ink) {
  const usual = await drawWords(name, language, ink, { width: nameBox.width })
  const hasRoom = usual.height <= nameBox.height && usual.width <= nameBox.width
  return hasRoom ? usual : drawWords(name, language, ink, nameBox)
}
