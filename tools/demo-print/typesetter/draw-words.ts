import type { Run, Style, Word } from './line.ts'

type GlyphPlace = { xAdvance: number; xOffset: number; yOffset: number; advanceWidth: number }
/** pdfkit's internal data about the current font, which its types omit. */
type FontInUse = {
  id: string
  ref(): unknown
  encode(text: string): [glyphs: string[], places: GlyphPlace[]]
}
type Inside = { _font: FontInUse; page: { fonts: Record<string, unknown> } }

const hasDevanagari = /\p{Script=Devanagari}/u
const round = (value: number): number => Math.round(value * 100) / 100

const utf16 = (text: string): string =>
  Array.from({ length: text.length }, (_, index) =>
    text.charCodeAt(index).toString(16).padStart(4, '0'),
  ).join('')

// A tenth of a point at text size, which nobody sees.
const leastMove = 10

/** Moves between glyphs are part of their array, in thousandths of the size and against the writing direction. */
export class GlyphArray {
  readonly #operators: string[] = []
  #array = ''
  #glyphs = ''
  #pending = 0

  glyph(code: string): void {
    if (Math.abs(this.#pending) >= leastMove) {
      this.#closeGlyphs()
      this.#array += -Math.round(this.#pending)
      this.#pending = 0
    }
    this.#glyphs += code
  }

  /** Moves are added up until a glyph follows: two numbers side by side would be read as one. */
  move(distance: number): void {
    this.#pending += distance
  }

  rise(height: number): void {
    this.#closeArray()
    this.#operators.push(`${round(height)} Ts`)
  }

  end(): string[] {
    this.#closeGlyphs()
    if (Math.abs(this.#pending) >= leastMove) this.#array += -Math.round(this.#pending)
    this.#pending = 0
    this.#closeArray()
    return this.#operators
  }

  #closeGlyphs(): void {
    if (this.#glyphs) this.#array += `<${this.#glyphs}>`
    this.#glyphs = ''
  }

  #closeArray(): void {
    this.#closeGlyphs()
    if (this.#array) this.#operators.push(`[${this.#array}]TJ`)
    this.#array = ''
  }
}

/** Consecutive glyphs are written together; a mark that is higher or lower is raised separately. */
function runOperators(pdf: PDFKit.PDFDocument, run: Run, size: number): string[] {
  pdf.font(run.font as unknown as string, run.name)
  const { _font: font, page } = pdf as unknown as Inside
  page.fonts[font.id] ??= font.ref()
  const [glyphs, places] = font.encode(run.text)
  const array = new GlyphArray()
  for (const [index, { xAdvance, xOffset, yOffset, advanceWidth }] of places.entries()) {
    array.move(xOffset)
    if (yOffset !== 0) array.rise((yOffset * size) / 1000)
    array.glyph(glyphs[index] ?? '')
    if (yOffset !== 0) array.rise(0)
    array.move(xAdvance - xOffset - advanceWidth)
  }
  return [`/${font.id} ${size} Tf`, ...array.end()]
}

/**
 * The drawing of one word. Devanagari is drawn in the order of its shapes; the span contains the letters in their
 * written order, for copying, searching and screen readers. Readers such as poppler use the font and the matrix at
 * the end of a span, so it has to end inside the text object, which pdfkit's own `text()` cannot do. The space after
 * a word is part of its span: PDFium, the reader in Chrome, loses one that follows a mark such as े.
 */
function wordOperators(pdf: PDFKit.PDFDocument, word: Word, size: number, gap?: Word): string[] {
  const drawn = [...word.runs, ...(gap?.runs ?? [])].flatMap((run) => runOperators(pdf, run, size))
  if (!hasDevanagari.test(word.text)) return drawn
  return [`/Span<</ActualText<feff${utf16(word.text + (gap?.text ?? ''))}>>>BDC`, ...drawn, 'EMC']
}

// A second font file for headings would make a document a third larger; the outlines of the letters are stroked
// instead.
const boldEdge = 0.035

/** Draws words from left to right on one baseline, `baseline` points below the upper edge of the paper. */
export function drawWords(
  pdf: PDFKit.PDFDocument,
  words: Word[],
  { size, color, bold, space }: Style & { space: Word },
  start: number,
  baseline: number,
): void {
  const { height } = pdf.page
  const operators = words.flatMap((word, index) =>
    wordOperators(pdf, word, size, index < words.length - 1 ? space : undefined),
  )
  pdf.fillColor(color)
  if (bold) pdf.strokeColor(color).lineWidth(round(size * boldEdge))
  pdf.addContent(`q 1 0 0 -1 0 ${height} cm BT ${bold ? 2 : 0} Tr`)
  pdf.addContent(`1 0 0 1 ${round(start)} ${round(height - baseline)} Tm`)
  pdf.addContent(operators.join('\n'))
  pdf.addContent('ET Q')
}
