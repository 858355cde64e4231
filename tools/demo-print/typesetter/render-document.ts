import { buffer } from 'node:stream/consumers'
import { compact } from './compact.ts'
import type { Bilingual, Cell, DemoDocument, DocumentBlock } from './document.ts'
import { breakLines, type Style } from './line.ts'
import { onGrid, PdfPages } from './pdf-pages.ts'
import { drawTable } from './table.ts'

type Language = 'en' | 'mr'

const textColor = '#1b1f24'
const brand = '#0d4a55'
const styles = {
  council: { size: 15, color: brand, bold: true },
  reference: { size: 9.5, color: '#4a5560' },
  title: { size: 14, color: textColor, bold: true },
  text: { size: 10.5, color: textColor },
  footer: { size: 8.5, color: '#4a5560' },
} as const satisfies Record<string, Style>

const words = {
  en: { reference: 'Ref. No.:', date: 'Date:', page: (n: string, of: string) => `Page ${n} of ${of}` },
  mr: { reference: 'जा.क्र.:', date: 'दिनांक:', page: (n: string, of: string) => `पृष्ठ ${n} / ${of}` },
}

/** Marathi papers are numbered in Devanagari digits throughout. */
export const digits = (text: string, language: Language): string =>
  language === 'en' ? text : text.replace(/[0-9]/g, (digit) => String.fromCodePoint(0x966 + Number(digit)))

/** `2023-04-28` as `28.04.2023`. */
export const dateText = (iso: string, language: Language): string =>
  digits(iso.slice(0, 10).split('-').reverse().join('.'), language)

const say = (text: Cell, language: Language): string =>
  typeof text === 'string' ? digits(text, language) : language === 'mr' ? (text.mr ?? text.en) : text.en

function drawHead(pages: PdfPages, document: DemoDocument, council: string, language: Language): void {
  const { reference, date } = words[language]
  pages.write(breakLines(council, styles.council), { style: styles.council, element: pages.element('P') })
  pages.decorate(() => {
    pages.pdf
      .lineWidth(1.5)
      .moveTo(pages.left, pages.y)
      .lineTo(pages.left + pages.width, pages.y)
      .stroke(brand)
  })
  pages.y += 8
  const [dateLine] = breakLines(`${date} ${dateText(document.date, language)}`, styles.reference)
  const number = document.number ? `${reference} ${digits(document.number, language)}` : ''
  const [numberLine] = breakLines(number, styles.reference)
  const pen = { style: styles.reference, element: pages.element('P') }
  if (numberLine) pages.writeLine(numberLine, pen, pages.y)
  if (dateLine) pages.writeLine(dateLine, { ...pen, align: 'right' }, pages.y)
  pages.y += 30
}

function drawText(pages: PdfPages, text: string, style: Style, type: string): void {
  pages.write(breakLines(text, style, pages.width), { style, element: pages.element(type) })
  pages.y += onGrid(style.size * 0.7)
}

function drawBlock(pages: PdfPages, block: DocumentBlock, language: Language): void {
  if ('table' in block) {
    const { head, rows } = block.table
    const inLanguage = (cells: Cell[]) => cells.map((cell) => say(cell, language))
    drawTable(pages, { head: inLanguage(head), rows: rows.map(inLanguage) })
  } else drawText(pages, say(block, language), styles.text, 'P')
}

/** Renders one document as a PDF with text that can be selected, searched and read aloud. */
export async function renderDocument(
  document: DemoDocument,
  language: Language,
  council: Bilingual,
): Promise<Buffer> {
  const author = say(council, language)
  const title = say(document.title, language)
  const pages = new PdfPages({
    title,
    author,
    language,
    created: new Date(`${document.date}T00:00:00+05:30`),
  })
  drawHead(pages, document, author, language)
  drawText(pages, title, styles.title, 'H1')
  for (const block of document.body) drawBlock(pages, block, language)
  const page = (n: number, of: number) =>
    words[language].page(digits(String(n), language), digits(String(of), language))
  pages.footers(
    (n, of) => breakLines(page(n, of), styles.footer)[0] ?? { words: [], width: 0 },
    styles.footer,
  )
  pages.pdf.end()
  return compact(await buffer(pages.pdf))
}
