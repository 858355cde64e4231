import { toAsciiDigits } from '@nagardwar/contract'
import type { CheckedRow } from '@nagardwar/exchange/reading/complaint'
import { noHeadingAbove } from '@nagardwar/exchange/reading/heading-words'
import { readCell } from '@nagardwar/exchange/reading/read-cell'
import { type Cell, isBlank, textOf } from '@nagardwar/exchange/sheet/cell'
import { valueAt } from '../../../api/exchange/cells.ts'
import type { Column } from '../../../api/exchange/columns.ts'
import { letOthers } from '../../../platform/database/let-others.ts'
import type { Words } from '../../../platform/words/words.ts'
import { cellOf } from '../cells.ts'
import type { Stored } from '../lists.ts'
import type { Names } from '../names.ts'
import { referencesTo } from './references.ts'
import { complaints } from './words.ts'

export type Values = Record<string, unknown>
export type Place = { at: number; heading: string; column: Column }
export type Headings = {
  /** Where the row with the headings is; -1 where there is none. */
  at: number
  /** Where the numbers of the records are; -1 where the file has none. */
  number: number
  places: Place[]
  width: number
}
/** A field that a row changes, as cells of a sheet show it. */
/** `losesForm`: the text becomes plain, because a sheet has its words alone. */
export type Change = { column: Column; before: string; after: string; losesForm?: true }
/** What a row of the file would do. `record` is absent where it would add one. */
export type PlannedRow = CheckedRow & {
  record?: Stored
  /** The newest version of the record when the row was checked. */
  version?: number | undefined
  data: Values
  changes: Change[]
}

type Sheet = { headings: Headings; names: Names; language: 'en' | 'mr' }
const languages = ['en', 'mr'] as const

const tidy = (text: string): string => text.normalize('NFC').replaceAll('\r\n', '\n').trim()

/** How the export writes a value, in each language: what is written so changes nothing. */
const written = (column: Column, values: unknown, { names }: Sheet): string[] =>
  languages.map((language) => tidy(cellOf(column, values, { names, language })))

function setAt(data: Values, [first = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) data[first] = value
  else {
    const inner = (data[first] ?? {}) as Values
    data[first] = inner
    setAt(inner, rest, value)
  }
}

/** A cell with a fault shows nothing of its record, even where both are empty. */
const isWritten = (cell: Cell, texts: readonly string[]): boolean =>
  !(typeof cell === 'object' && cell.fault) && texts.includes(tidy(textOf(cell)))

/** Whether the words of a text are changed that has headings, lists, links or tables (decision 0247). */
function losesForm({ field, path }: Column, record: Stored | undefined): boolean {
  const body = field.custom?.body as string | undefined
  return body !== undefined && Array.isArray(valueAt(record, [...path.slice(0, -2), body, path.at(-1) ?? '']))
}

/** Takes over one cell, if it says something else than the record. A cell that the row lacks says nothing. */
function takeCell(planned: PlannedRow, { at, column }: Place, cell: Cell | undefined, sheet: Sheet): void {
  const { record, data, changes } = planned
  if (cell === undefined || isWritten(cell, written(column, record, sheet))) return
  const read = readCell(cell, column, referencesTo(sheet.names))
  if ('complaint' in read) {
    planned.complaints.push({ at, label: column.label, words: read.complaint, about: read.about })
    return
  }
  const alone: Values = {}
  setAt(alone, column.path, read.value)
  const { names, language } = sheet
  const [before, after] = [record, alone].map((values) => cellOf(column, values, { names, language }))
  if (before === after) return
  setAt(data, column.path, read.value)
  changes.push({
    column,
    before: before ?? '',
    after: after ?? '',
    ...(losesForm(column, record) ? { losesForm: true } : {}),
  })
}

const isEmpty = (cells: readonly Cell[]): boolean => cells.every(isBlank)

/** The record that a row means by its number; nothing for a new one. */
function recordOf(
  cell: string,
  records: ReadonlyMap<number, Stored>,
  seen: Set<number>,
): { record?: Stored } | { words: Words } {
  const text = toAsciiDigits(cell.trim())
  if (text === '') return {}
  if (!/^[0-9]{1,10}$/.test(text)) return { words: complaints.notANumber }
  const record = records.get(Number(text))
  if (!record) return { words: complaints.noSuchNumber }
  if (seen.has(record.id)) return { words: complaints.numberTwice }
  seen.add(record.id)
  return { record }
}

function planRow(row: number, cells: readonly Cell[], found: { record?: Stored }, sheet: Sheet): PlannedRow {
  const { places, width } = sheet.headings
  const planned: PlannedRow = { row, cells, ...found, data: {}, changes: [], complaints: [] }
  for (const place of places) takeCell(planned, place, cells[place.at], sheet)
  const beyond = cells.findIndex((cell, at) => at >= width && !isBlank(cell))
  if (beyond >= 0) planned.complaints.push({ at: beyond, words: noHeadingAbove })
  return planned
}

/** All that a row says, by which a record that is there already is known again. */
const signOf = (places: readonly Place[], cellAt: (place: Place) => string): string =>
  JSON.stringify(places.map((place) => tidy(cellAt(place))))

/** A row without a number is not added again where a record holds exactly the same. */
function isThere(records: readonly Stored[], sheet: Sheet): (cells: readonly Cell[]) => boolean {
  const { headings, names } = sheet
  const { places } = headings
  let signs: Set<string> | undefined
  return (cells) => {
    signs ??= new Set(
      records.flatMap((record) =>
        languages.map((language) =>
          signOf(places, ({ column }) => cellOf(column, record, { names, language })),
        ),
      ),
    )
    return signs.has(signOf(places, ({ at }) => textOf(cells[at])))
  }
}

/** Whether a row would change or add something. */
export const doesChange = ({ changes }: PlannedRow): boolean => changes.length > 0

/** So many rows are planned without a pause: some ten milliseconds. */
const atOnce = 50

/**
 * What each row of a sheet would do to the records of its list. Rows that are empty are left out. Undefined as soon as
 * more than `most` good ones would change something.
 */
export async function planRows(
  rows: readonly (readonly Cell[])[],
  records: readonly Stored[],
  { most, ...sheet }: Sheet & { most: number },
): Promise<PlannedRow[] | undefined> {
  const plan = planner(records, sheet)
  const planned: PlannedRow[] = []
  let changing = 0
  for (const [index, cells] of rows.entries()) {
    if (index % atOnce === atOnce - 1) await letOthers()
    if (index <= sheet.headings.at || isEmpty(cells)) continue
    const row = plan(index + 1, cells)
    if (doesChange(row) && row.complaints.length === 0) changing += 1
    if (changing > most) return undefined
    planned.push(row)
  }
  return planned
}

function planner(records: readonly Stored[], sheet: Sheet) {
  const { number } = sheet.headings
  const byNumber = new Map(records.map((record) => [record.id, record]))
  const isKnown = isThere(records, sheet)
  const seen = new Set<number>()
  return (row: number, cells: readonly Cell[]): PlannedRow => {
    const nothing = { row, cells, data: {}, changes: [], complaints: [] }
    const found = recordOf(number < 0 ? '' : textOf(cells[number]), byNumber, seen)
    if ('words' in found) return { ...nothing, complaints: [{ at: number, words: found.words }] }
    return !found.record && isKnown(cells) ? nothing : planRow(row, cells, found, sheet)
  }
}
