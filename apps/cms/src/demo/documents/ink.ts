import type { Run, Style, Word } from './line.ts'

type GlyphPlace = { xAdvance: number; xOffset: number; yOffset: number; advanceWidth: number }
/** What pdfkit keeps to itself about the font in use; its types do not show it. */
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

/** Glyphs that follow each other go out together; a mark that sits elsewhere gets a place of its own. */
function runOperators(pdf: PDFKit.PDFDocument, run: Run, size: number, x: number, y: number): string[] {
  pdf.font(run.font as unknown as string, run.name)
  const { _font: font, page } = pdf as unknown as Inside
  page.fonts[font.id] ??= font.ref()
  const [glyphs, places] = font.encode(run.text)
  const operators = [`/${font.id} ${size} Tf`]
  let at = x
  let open = false
  for (const [index, { xAdvance, xOffset, yOffset, advanceWidth }] of places.entries()) {
    const moved = xOffset !== 0 || yOffset !== 0
    if (moved || !open) {
      if (open) operators.push('> Tj')
      const place = `${round(at + (xOffset * size) / 1000)} ${round(y + (yOffset * size) / 1000)}`
      operators.push(`1 0 0 1 ${place} Tm <`)
    }
    operators.push(glyphs[index] ?? '')
    at += (xAdvance * size) / 1000
    open = !moved && xAdvance === advanceWidth
    if (!open) operators.push('> Tj')
  }
  return open ? [...operators, '> Tj'] : operators
}

/**
 * The drawing of one word. Devanagari is drawn in the order of its shapes; the span keeps the letters in the order
 * in which they were written, for whoever copies, searches or listens. Readers such as poppler look at the font and
 * the matrix when a span ends, so it has to end inside the text object: pdfkit's own `text()` cannot do that.
 * The gap after a word is part of its span: PDFium, the reader in Chrome, loses one that follows a mark such as े.
 */
function wordOperators(
  pdf: PDFKit.PDFDocument,
  word: Word,
  size: number,
  start: number,
  y: number,
  gap?: Word,
): string[] {
  let x = start
  const drawn = [...word.runs, ...(gap?.runs ?? [])].flatMap((run) => {
    const operators = runOperators(pdf, run, size, x, y)
    x += run.width * size
    return operators
  })
  if (!hasDevanagari.test(word.text)) return drawn
  return [`/Span << /ActualText <feff${utf16(word.text + (gap?.text ?? ''))}> >> BDC`, ...drawn, 'EMC']
}

/** Draws words from left to right on one baseline, `baseline` points below the upper edge of the paper. */
export function drawWords(
  pdf: PDFKit.PDFDocument,
  words: Word[],
  { size, color, space }: Pick<Style, 'size' | 'color'> & { space: Word },
  start: number,
  baseline: number,
): void {
  const { height } = pdf.page
  let x = start
  const operators = words.flatMap((word, index) => {
    const gap = index < words.length - 1 ? space : undefined
    const drawn = wordOperators(pdf, word, size, x, height - baseline, gap)
    x += word.width + space.width
    return drawn
  })
  pdf.fillColor(color)
  pdf.addContent(`q 1 0 0 -1 0 ${height} cm BT`)
  pdf.addContent(operators.join('\n'))
  pdf.addContent('ET Q')
}
