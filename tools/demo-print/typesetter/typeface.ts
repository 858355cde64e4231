import { readFileSync } from 'node:fs'
import { create, type Font, type GlyphRun } from 'fontkit'
import { unpackWoff } from './unpack-woff.ts'

/** An open font file with a unique name. */
export type Face = { name: string; font: Font }

// Each file carries one script only: Latin letters, digits and punctuation are missing from the Devanagari one,
// and the rupee sign lives in the extended Latin one.
const families = [
  ['@fontsource/noto-sans', 'noto-sans-latin'],
  ['@fontsource/noto-sans', 'noto-sans-latin-ext'],
  ['@fontsource/noto-sans-devanagari', 'noto-sans-devanagari-devanagari'],
] as const

/**
 * Marathi has its own forms of ल and श, which a font uses only if the language is set. Shapes of words are cached for
 * all documents. Positions are copied, because pdfkit scales the given objects.
 */
function inMarathi(font: Font): Font {
  const shaped = new Map<string, GlyphRun>()
  const layout = (text: string) => {
    const run = shaped.get(text) ?? font.layout(text, undefined, undefined, 'MAR ')
    shaped.set(text, run)
    const { glyphs, advanceWidth } = run
    return { glyphs, advanceWidth, positions: run.positions.map((place) => ({ ...place })) }
  }
  return Object.create(font, { layout: { value: layout } })
}

function openFace(source: string, name: string): Face {
  const file = new URL(import.meta.resolve(`${source}/files/${name}.woff`))
  const font = create(unpackWoff(readFileSync(file)))
  if (!('layout' in font)) throw new Error(`${name} is a collection of fonts, not one font`)
  return { name, font: inMarathi(font) }
}

/** The font files, opened once for all documents. */
export const faces: readonly Face[] = families.map(([source, script]) =>
  openFace(source, `${script}-400-normal`),
)
