import { breakLines, type Line, type Style } from './line.ts'
import { type Element, lineHeight, onGrid, type Sheet } from './sheet.ts'

export type Table = { head: string[]; rows: string[][] }
type Column = { x: number; width: number }

const padding = 5
const ink = '#1b1f24'
const head: Style = { size: 9.5, color: ink, bold: true }
const cell: Style = { size: 9.5, color: ink }

const naturalWidth = (text: string, style: Style): number => breakLines(text, style)[0]?.width ?? 0
const widestWord = (text: string, style: Style): number =>
  Math.max(0, ...breakLines(text, style).flatMap(({ words }) => words.map(({ width }) => width)))

const columnTexts = ({ head: titles, rows }: Table, index: number): [string, Style][] => [
  [titles[index] ?? '', head],
  ...rows.map((row): [string, Style] => [row[index] ?? '', cell]),
]

/** Every column gets its widest word; what is left of the paper goes to those with more to say. */
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

const columnsOf = (sheet: Sheet, table: Table): Column[] => {
  let x = sheet.left
  return columnWidths(table, sheet.width).map((width) => {
    const column = { x, width }
    x += width
    return column
  })
}

function drawGrid(sheet: Sheet, columns: Column[], height: number, shaded: boolean): void {
  sheet.decorate(() => {
    for (const { x, width } of columns) {
      if (shaded) sheet.pdf.rect(x, sheet.y, width, height).fill('#e8eef5')
      sheet.pdf.lineWidth(0.5).rect(x, sheet.y, width, height).stroke('#9aa7b5')
    }
  })
}

function drawRow(sheet: Sheet, columns: Column[], texts: string[], table: Element, isHead: boolean): void {
  const style = isHead ? head : cell
  const cells: Line[][] = columns.map(({ width }, index) =>
    breakLines(texts[index] ?? '', style, width - 2 * padding),
  )
  const height = Math.max(1, ...cells.map((lines) => lines.length)) * lineHeight(style) + padding
  sheet.keep(height)
  drawGrid(sheet, columns, height, isHead)
  const row = sheet.element('TR', table)
  for (const [index, { x, width }] of columns.entries()) {
    const element = sheet.element(isHead ? 'TH' : 'TD', row)
    const pen = { style, element, x: x + padding, width: width - 2 * padding }
    for (const [number, line] of (cells[index] ?? []).entries())
      sheet.writeLine(line, pen, sheet.y + padding / 2 + number * lineHeight(style))
  }
  sheet.y += height
}

export function drawTable(sheet: Sheet, table: Table): void {
  const columns = columnsOf(sheet, table)
  const element = sheet.element('Table')
  // A head is never left alone at the foot of a page.
  sheet.keep(4 * lineHeight(head))
  drawRow(sheet, columns, table.head, element, true)
  for (const row of table.rows) drawRow(sheet, columns, row, element, false)
  sheet.y += 10
}
