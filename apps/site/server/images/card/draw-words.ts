import { fileURLToPath } from 'node:url'
import { type Language, languages } from '@nagardwar/contract'
import { decoder } from '../../decoder/decoder.ts'
import { fonts } from '../../paths.ts'
import type { Ink } from './colour.ts'

const letterSize = 64
const weight = 'Semi-Bold'

// The machine may have no fonts for Devanagari, or none at all: ours are always used.
const faces: Readonly<Record<Language, { family: string; fontfile: string }>> = {
  en: { family: 'Noto Sans', fontfile: fileURLToPath(new URL('card-latin.ttf', fonts)) },
  mr: { family: 'Noto Sans Devanagari', fontfile: fileURLToPath(new URL('card-devanagari.ttf', fonts)) },
}

/** Words in the council's colour, wrapped at that width; with a height too, as large as fits. */
export async function drawWords(
  words: string,
  language: Language,
  ink: Ink,
  box: { width: number; height?: number },
): Promise<{ data: Buffer; width: number; height: number }> {
  await makeKnown()
  const families = [language, ...languages].map((each) => faces[each].family)
  const drawn = decoder({
    text: {
      text: `<span foreground="${hexOf(ink)}">${escaped(words)}</span>`,
      font: `${[...new Set(families)].join(', ')} ${weight} ${letterSize}`,
      rgba: true,
      align: 'centre',
      wrap: 'word-char',
      ...box,
    },
  })
  const { data, info } = await drawn.png().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

let isKnown: Promise<unknown> | undefined

/** A name may contain letters of both scripts, but a drawing loads only one font, so each font is loaded first. */
function makeKnown(): Promise<unknown> {
  isKnown ??= Promise.all(
    Object.values(faces).map(({ family, fontfile }) =>
      decoder({ text: { text: '.', font: family, fontfile } })
        .png()
        .toBuffer(),
    ),
  )
  return isKnown
}

const hexOf = ({ r, g, b }: Ink): string =>
  `#${[r, g, b].map((value) => value.toString(16).padStart(2, '0')).join('')}`

/** The words are text, not Pango markup. */
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
