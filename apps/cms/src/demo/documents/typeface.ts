import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { create, type Font, type GlyphRun } from 'fontkit'
import { unpackWoff } from './unpack-woff.ts'

export type Weight = 400 | 700
/** A font file that is open, under a name of its own. */
export type Face = { name: string; font: Font }

// Each file carries one script only: Latin letters, digits and punctuation are missing from the Devanagari one,
// and the rupee sign lives in the extended Latin one.
const families = [
  ['@fontsource/noto-sans', 'noto-sans-latin'],
  ['@fontsource/noto-sans', 'noto-sans-latin-ext'],
  ['@fontsource/noto-sans-devanagari', 'noto-sans-devanagari-devanagari'],
] as const

// Resolved from the working directory's package at run time: a bundler cannot carry font files along.
const installed = createRequire(path.join(process.cwd(), 'package.json'))

/**
 * Marathi has its own forms of ल and श; a font shows them only to those who say which language they set. The shapes
 * of a word are worked out once for all documents; places are copied, because pdfkit scales those it is given.
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

const openFaces = (weight: Weight): Face[] =>
  families.map(([source, script]) => {
    const name = `${script}-${weight}-normal`
    const file = installed.resolve(`${source}/files/${name}.woff`)
    const font = create(unpackWoff(readFileSync(file)))
    if (!('layout' in font)) throw new Error(`${name} is a collection of fonts, not one font`)
    return { name, font: inMarathi(font) }
  })

const opened = new Map<Weight, Face[]>()

/** The font files of one weight, opened once and used by every document. */
export function typeface(weight: Weight): Face[] {
  const faces = opened.get(weight) ?? openFaces(weight)
  opened.set(weight, faces)
  return faces
}
