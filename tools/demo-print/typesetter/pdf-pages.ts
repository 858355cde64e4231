import PDFDocument from 'pdfkit'
import { drawWords } from './draw-words.ts'
import { type Line, type Style, type Word, wordOf } from './line.ts'

/** An element of the document's structure: a paragraph, a heading, a cell. */
export type Element = { type: string; node: PDFKit.PDFStructureElement }
export type About = { title: string; author: string; language: 'en' | 'mr'; created: Date }
export type Pen = { style: Style; element: Element; x?: number; width?: number; align?: 'left' | 'right' }

// All coordinates are multiples of half a point: six decimals would be much of a short document's size.
const size = { width: 595, height: 842 }
const margin = 57
const footer = 40

export const onGrid = (length: number): number => Math.round(length * 2) / 2
export const lineHeight = (style: Style): number => onGrid(style.size * 1.6)

const newPdf = ({ title, author, language, created }: About): PDFKit.PDFDocument =>
  new PDFDocument({
    size: [size.width, size.height],
    margin: 0,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: `${language}-IN`,
    info: { Title: title, Author: author, CreationDate: created, ModDate: created },
    // Otherwise the document would contain Helvetica, which it never uses. (The types allow only names.)
    font: null as unknown as string,
  })

/** A4 pages with a position that moves down. Everything written is tagged, so that it is read aloud in order. */
export class PdfPages {
  readonly left = margin
  readonly width = size.width - 2 * margin
  readonly bottom = size.height - margin - footer
  readonly pdf: PDFKit.PDFDocument
  readonly #document: Element
  y = margin

  constructor(about: About) {
    this.pdf = newPdf(about)
    this.#document = { type: 'Document', node: this.pdf.struct('Document') }
    this.pdf.addStructure(this.#document.node)
  }

  element(type: string, parent: Element = this.#document): Element {
    const node = this.pdf.struct(type)
    parent.node.add(node)
    return { type, node }
  }

  /** Starts a new page unless this much height is left. */
  keep(height: number): void {
    if (this.y + height <= this.bottom) return
    this.pdf.addPage()
    this.y = margin
  }

  /** Writes lines downwards from the current position, with new pages as needed. */
  write(lines: Line[], pen: Pen): void {
    for (const line of lines) {
      this.keep(lineHeight(pen.style))
      this.writeLine(line, pen, this.y)
      this.y += lineHeight(pen.style)
    }
  }

  writeLine(line: Line, { style, element, x = this.left, width = this.width, align }: Pen, y: number): void {
    element.node.add(this.pdf.markStructureContent(element.type))
    this.#words(line.words, style, align === 'right' ? x + width - line.width : x, y)
    this.pdf.endMarkedContent()
  }

  /** Footers and rules are artifacts: screen readers skip them. */
  decorate(draw: () => void): void {
    this.pdf.markContent('Artifact', { type: 'Layout' })
    draw()
    this.pdf.endMarkedContent()
  }

  footers(text: (page: number, pages: number) => Line, style: Style): void {
    const { count } = this.pdf.bufferedPageRange()
    for (let index = 0; index < count; index++) {
      this.pdf.switchToPage(index)
      const line = text(index + 1, count)
      this.decorate(() =>
        this.#words(line.words, style, size.width - margin - line.width, size.height - footer),
      )
    }
  }

  #words(words: Word[], style: Style, x: number, y: number): void {
    drawWords(this.pdf, words, { ...style, space: wordOf(' ', style) }, x, y + onGrid(style.size * 1.15))
  }
}
