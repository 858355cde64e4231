import { withNoBreaks } from '@nagardwar/contract/browser'
import { type Face, faces } from './typeface.ts'

export type Style = { size: number; color: string; bold?: boolean }
/** A part of a text in one font; its width is for size 1. */
export type Run = Face & { text: string; width: number }
export type Word = { text: string; runs: Run[]; width: number }
export type Line = { words: Word[]; width: number }

const joinsThePrevious = /^[\p{M}\u200c\u200d]$/u

/** Splits text where the font changes. A combining mark always stays with its letter. */
export function splitByFont(text: string): (Face & { text: string })[] {
  const runs: (Face & { text: string })[] = []
  for (const character of text) {
    const last = runs.at(-1)
    const face = faces.find(({ font }) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))
    if (last && (joinsThePrevious.test(character) || face?.name === last.name)) last.text += character
    else if (face) runs.push({ ...face, text: character })
    else throw new Error(`no font of this product can draw “${character}” in “${text}”`)
  }
  return runs
}

const measure = (text: string): Word => {
  const runs = splitByFont(text).map((run) => ({
    ...run,
    width: run.font.layout(run.text).advanceWidth / run.font.unitsPerEm,
  }))
  return { text, runs, width: runs.reduce((sum, run) => sum + run.width, 0) }
}

const measured = new Map<string, Word>()

export function wordOf(text: string, { size }: Style): Word {
  const word = measured.get(text) ?? measure(text)
  measured.set(text, word)
  return { ...word, width: word.width * size }
}

/** Not the space at which no line ends. */
const spaces = /[ \t\n\r]+/u

/** Wraps text at words; a word wider than the column gets a line of its own. */
export function breakLines(text: string, style: Style, width = Number.POSITIVE_INFINITY): Line[] {
  const space = wordOf(' ', style).width
  const lines: Line[] = []
  for (const piece of withNoBreaks(text).split(spaces).filter(Boolean)) {
    const word = wordOf(piece, style)
    const line = lines.at(-1)
    if (line && line.width + space + word.width <= width) {
      line.words.push(word)
      line.width += space + word.width
    } else lines.push({ words: [word], width: word.width })
  }
  return lines
}
