import { breakLines, type Line, type Style } from './line.ts'
import { type Element, lineHeight, onGrid, type PdfPages } from './pdf-pages.ts'

export type Table = { head: string[]; rows: string[][] }
type Column = { x: number; width: number }

const padding = 5
const textColor = '#1b1f24'
const head: Style = { size: 9.5, color: textColor, bold: true }
const cell: Style = { size: 9.5, color: textColor }

const naturalWidth = (text: string, style: Style): number => breakLines(text, style)[0]?.width ?? 0
const widestWord = (text: string, style: Style): number =>
  Math.max(0, ...breakLines(text, style).flatMap(({ words }) => words.map(({ width }) => width)))

const columnTexts = ({ head: titles, rows }: Table, index: number): [string, Style][] => [
  [titles[index] ?? '', head],
  ...rows.map((row): [string, Style] => [row[index] ?? '', cell]),
]

/** Every column is as wide as its widest word; the rest of the width goes to columns with more text. */
export function columnWidths(table: Table, total: number): number[] {
  const columns = table.head.map((_, index) => columnTexts(table, index))
  const widest = (measure: typeof widestWord) =>
    columns.map((texts) => Math.max(...texts.map(([text, style]) => measure(text, style))) + 2 * padding)
  const least = widest(widestWord)
  const wanted = widest(naturalWidth).map((width, index) => Math.max(width - (least[index] ?? 0), 1))
  const left = total - least.reduce((sum, width) => sum + width, 0)
  const wish = wanted.reduce((sum, width) => sum + width, 0)
  let edge = 0
  return least.map((width, index) => {
    const start = onGrid(edge)
    edge += width + (left * (wanted[index] ?? 0)) / wish
    return onGrid(edge) - start
  })
}

const columnsOf = (pages: PdfPages, table: Table): Column[] => {
  let x = pages.left
  return columnWidths(table, pages.width).map((width) => {
    const column = { x, width }
    x += width
    return column
  })
}

function drawGrid(pages: PdfPages, columns: Column[], height: number, shaded: boolean): void {
  pages.decorate(() => {
    for (const { x, width } of columns) {
      if (shaded) pages.pdf.rect(x, pages.y, width, height).fill('#e8eef5')
      pages.pdf.lineWidth(0.5).rect(x, pages.y, width, height).stroke('#9aa7b5')
    }
  })
}

function drawRow(pages: PdfPages, columns: Column[], texts: string[], table: Element, isHead: boolean): void {
  const style = isHead ? head : cell
  const cells: Line[][] = columns.map(({ width }, index) =>
    breakLines(texts[index] ?? '', style, width - 2 * padding),
  )
  const height = Math.max(1, ...cells.map((lines) => lines.length)) * lineHeight(style) + padding
  pages.keep(height)
  drawGrid(pages, columns, height, isHead)
  const row = pages.element('TR', table)
  for (const [index, { x, width }] of columns.entries()) {
    const element = pages.element(isHead ? 'TH' : 'TD', row)
    const pen = { style, element, x: x + padding, width: width - 2 * padding }
    for (const [number, line] of (cells[index] ?? []).entries())
      pages.writeLine(line, pen, pages.y + padding / 2 + number * lineHeight(style))
  }
  pages.y += height
}

export function drawTable(pages: PdfPages, table: Table): void {
  const columns = columnsOf(pages, table)
  const element = pages.element('Table')
  // A table head is never alone at the bottom of a page.
  pages.keep(4 * lineHeight(head))
  drawRow(pages, columns, table.head, element, true)
  for (const row of table.rows) drawRow(pages, columns, row, element, false)
  pages.y += 10
}
