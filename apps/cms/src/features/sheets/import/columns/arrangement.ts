import { type Cell, isBlank, textOf } from '@nagardwar/exchange/sheet/cell'
import { type Known, mostAbove } from '@nagardwar/exchange/sheet/find-headings'
import { headingKey, letterOf } from '@nagardwar/exchange/sheet/headings'
import type { Sheet } from '@nagardwar/exchange/sheet/read-sheet'
import type { PayloadRequest } from 'payload'
import { say } from '../../../../platform/words/words.ts'
import type { Arranged } from './arrange.ts'
import { type Field, nameOf, systemBy } from './fields.ts'

export type ShownColumn = {
  at: number
  letter: string
  heading: string
  /** By which the heading is known again in another file. */
  key: string
  /** The first values below. */
  examples: string[]
  /** The name of its field, or empty where it is left out. */
  field: string
  isUnknown: boolean
}
/** How a file is read, for the screen on which a person can change it. */
export type Arrangement = {
  /** Why it must be looked at; empty where it need not. */
  why: string
  sheets: string[]
  sheet: number
  /** Of the headings, as spreadsheet programs number rows; 0 where there are none. */
  row: number
  /** The first rows of the sheet. */
  rows: string[][]
  columns: ShownColumn[]
  fields: { name: string; label: string }[]
}

const longestShown = 40
const mostExamples = 3
/** So far below the headings examples are looked for. */
const mostBelow = 200

const cut = (text: string, most = longestShown): string =>
  text.length > most ? `${text.slice(0, most).trimEnd()} …` : text
const shown = (cell: Cell | undefined): string => cut(textOf(cell).replace(/\s+/gu, ' ').trim())

function columnsOf({ sheet, headings }: Arranged): ShownColumn[] {
  const { rows } = sheet
  const fields = new Map(headings.places.map(({ at, field }) => [at, nameOf(field)]))
  const unknown = new Set(headings.unknown.map(({ at }) => at))
  const below = rows.slice(headings.at + 1)
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0)
  return Array.from({ length: width }, (_, at) => at).flatMap((at): ShownColumn[] => {
    const heading = textOf(rows[headings.at]?.[at]).trim()
    if (heading === '' && below.every((row) => isBlank(row[at]))) return []
    const values = below.slice(0, mostBelow).map((row) => shown(row[at]))
    const examples = values.filter((text) => text !== '').slice(0, mostExamples)
    const field = fields.get(at) ?? ''
    const names = { heading: cut(heading, 100), key: headingKey(heading) }
    return [{ at, letter: letterOf(at), ...names, examples, field, isUnknown: unknown.has(at) }]
  })
}

type File = { sheets: readonly Sheet[]; fields: readonly Known<Field>[] }

/** What the screen shows of a file. */
export function arrangementOf(
  arranged: Arranged,
  { sheets, fields }: File,
  req: PayloadRequest,
): Arrangement {
  const { sheet, headings, why } = arranged
  return {
    why: why ? say(why, req) : '',
    sheets: sheets.map(({ name }) => cut(name, 100)),
    sheet: sheets.indexOf(sheet),
    row: headings.at + 1,
    rows: sheet.rows.slice(0, mostAbove).map((row) => row.map(shown)),
    columns: columnsOf(arranged),
    fields: fields.map(({ field, label }) => ({ name: nameOf(field), label: say(label, req) })),
  }
}

/** Columns that are not read, as the preview names them: those that people left out, and those without a heading. */
export function notReadOf(arranged: Arranged): string[] {
  const { headings } = arranged
  const left = headings.left.filter(({ heading }) => !systemBy(heading))
  const taken = new Set(headings.places.map(({ at }) => at))
  const bare = columnsOf(arranged).filter(({ at, heading }) => heading === '' && !taken.has(at))
  return [...left.map(({ heading }) => cut(heading, 100)), ...bare.map(({ letter }) => letter)]
}
