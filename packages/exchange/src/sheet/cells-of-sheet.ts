import { type Cell, type Cells, isBlank, textOf } from './cell.ts'
import { plain } from './formula.ts'
import { shownNumber, shownText } from './shown-number.ts'
import { unescaped, type Workbook } from './workbook.ts'
import { type Attributes, readXml } from './xml.ts'

/** The parts of a `<c>` (ECMA-376 18.3.1.4). `value` is undefined where it has no `<v>`. */
type RawCell = { type: string; style: string; value: string | undefined; text: string; hasFormula: boolean }

/** 0 for A, 26 for AA; -1 where the address names no column. */
function columnIn(address: string): number {
  let column = 0
  for (const sign of address) {
    const at = sign.charCodeAt(0) - 64
    if (at < 1 || at > 26) break
    column = column * 26 + at
  }
  return column - 1
}

const faulty = (fault: 'formula' | 'error', text = ''): Cell => ({ text, fault })

/** ISO 8601 without a zone; the last part has the time. */
const isoMoment = (value: string): Cell => {
  const [day = '', time = ''] = value.replace(/(?:\.[0-9]+)?Z?$/, '').split('T')
  const moment = time === '' || time === '00:00:00' ? day : `${day} ${time.replace(/:00$/, '')}`
  return { text: moment, moment }
}

function cellOf({ type, style, value, text, hasFormula }: RawCell, book: Workbook): Cell {
  const code = (style === '' ? undefined : book.formats[Number(style)]) ?? 'General'
  const words = (content: string): string => plain(shownText(content, code))
  if (type === 'inlineStr') return words(unescaped(text))
  if (value === undefined || value === '')
    return hasFormula && (type !== 'str' || value === undefined) ? faulty('formula') : ''
  if (type === 's') return words(book.strings[Number(value)] ?? '')
  if (type === 'str') return words(unescaped(value))
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE'
  if (type === 'e') return faulty('error', value)
  if (type === 'd') return isoMoment(value)
  const number = Number(value)
  return Number.isFinite(number) ? shownNumber(number, code, book.is1904) : faulty('error', value)
}

/** Looks at each row as it is read, and may throw. */
export type Look = (row: readonly string[]) => void

const mostRows = 1_048_576

/** The cells of one sheet, from its first row and column to the last that show something. */
export function cellsOfSheet(xml: string, book: Workbook, look: Look = () => undefined): Cells {
  const rows: Cells = []
  let row: Cell[] = []
  let cell: RawCell | undefined
  let [at, inside] = [-1, '']
  let isReading = false
  const fresh = ({ t = 'n', s = '' }: Attributes): RawCell => ({
    type: t,
    style: s,
    value: undefined,
    text: '',
    hasFormula: false,
  })
  const startRow = ({ r }: Attributes): void => {
    const number = Number(r ?? rows.length + 1)
    if (!Number.isInteger(number) || number <= rows.length || number > mostRows)
      throw new Error('its rows are not in order')
    while (rows.length < number - 1) {
      look([])
      rows.push([])
    }
    row = []
    at = -1
  }
  readXml(xml, {
    open: (name, attributes) => {
      if (name === 'row') startRow(attributes())
      else if (name === 'c') {
        const own = attributes()
        at = own.r ? columnIn(own.r) : at + 1
        cell = fresh(own)
      } else if (name === 'rPh') isReading = true
      else if (cell && name === 'f') cell.hasFormula = true
      else if (cell && name === 'v') cell.value = ''
      inside = name
    },
    text: (part) => {
      if (!cell) return
      if (inside === 'v') cell.value += part
      else if (inside === 't' && !isReading) cell.text += part
    },
    close: (name) => {
      inside = ''
      if (name === 'rPh') isReading = false
      if (name === 'c' && cell) {
        const read = cellOf(cell, book)
        cell = undefined
        if (isBlank(read)) return
        while (row.length < at) row.push('')
        row[at] = read
      }
      if (name !== 'row') return
      look(row.map(textOf))
      rows.push(row)
    },
  })
  return evened(rows)
}

/** All rows as wide as the widest, without the empty ones at the end. */
function evened(rows: Cells): Cells {
  const end = rows.findLastIndex((row) => row.length > 0) + 1
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0)
  return rows
    .slice(0, end)
    .map((row) => (row.length === width ? row : [...row, ...Array<Cell>(width - row.length).fill('')]))
}
