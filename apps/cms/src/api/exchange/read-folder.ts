import path from 'node:path'
import { whyUnreadable } from '@nagardwar/exchange/reading/file-complaints'
import {
  andThen,
  belongsLabel,
  headingTwice,
  noHeadings,
  numberLabel,
} from '@nagardwar/exchange/reading/heading-words'
import { isBlank, textOf } from '@nagardwar/exchange/sheet/cell'
import { fieldBy, findHeadings, type Known } from '@nagardwar/exchange/sheet/find-headings'
import { mostOfOperators, type Sheet as ReadSheet, readSheets } from '@nagardwar/exchange/sheet/read-sheet'
import { UnreadableSheet } from '@nagardwar/exchange/sheet/sheet-bounds'
import type { Payload } from 'payload'
import type { Words } from '../../platform/words/words.ts'
import { type Column, changedColumn, type InnerTable, type Table } from './columns.ts'
import type { Incoming, LeftOut, Mark, Values } from './incoming.ts'
import { note } from './incoming.ts'
import { fileLabel, mediaTable } from './media-table.ts'
import { readCell } from './read-cell.ts'
import { sheetIn } from './sheet-in.ts'
import { tablesOf } from './tables.ts'
import { readVisitorCount } from './visitor-count.ts'

type Alt = { en?: string; mr?: string }
export type Source = {
  records: Incoming[]
  leftOut: LeftOut[]
  /** Descriptions of pictures by file name. */
  alternativeTexts: ReadonlyMap<string, Alt>
  /** Visitors that it has counted. */
  visitors: number | undefined
}

type Row = { number: string; values: Values; marks: Mark[] }
type Sheet = { rows: Row[]; leftOut: LeftOut[] }

/** Marks the example rows of templates, in the first column. */
export const exampleSign = 'example · उदाहरण'
const isExample = (cell: string): boolean => /^(example|उदाहरण)/iu.test(cell.trim())

function withValue(values: Values, [name = '', ...rest]: readonly string[], value: unknown): Values {
  if (rest.length === 0) return { ...values, [name]: value }
  return { ...values, [name]: withValue((values[name] ?? {}) as Values, rest, value) }
}

type Heading = { heading: string }

const unknownHeading = ({ heading }: Heading): Mark =>
  note({
    en: `The column “${heading}” has no place in the desk and was not read`,
    mr: `‘${heading}’ या स्तंभासाठी कर्मचारी कक्षात जागा नाही; तो वाचला नाही`,
  })
const secondHeading = ({ heading }: Heading): Mark =>
  note(andThen(headingTwice(`“${heading}”`), { en: 'The first was read.', mr: 'पहिला वाचला.' }))

const hasRows = ({ rows }: ReadSheet): boolean => rows.some((row) => !row.every(isBlank))

type Field = Column | 'number'

const fieldsOf = (columns: readonly Column[], first: Words): Known<Field>[] => [
  { field: 'number', label: first, others: ['id'] },
  ...columns.map((column) => ({ field: column, label: column.label, others: [column.path.join('.')] })),
]

async function readTable(
  folder: string,
  { name, columns }: Pick<Table, 'name'> & { columns: readonly Column[] },
  first: Words,
): Promise<Sheet | undefined> {
  const file = sheetIn(folder, name)
  if (!file) return undefined
  const sheetName = path.basename(file)
  const leave = (key: string, reason: LeftOut['reason']): LeftOut => ({ table: name, key, reason })
  const sheets = await readSheets(file).catch((error: unknown) => {
    if (!(error instanceof UnreadableSheet)) throw error
    return leave(sheetName, whyUnreadable(error, mostOfOperators))
  })
  if (!Array.isArray(sheets)) return { rows: [], leftOut: [sheets] }
  const found = findHeadings(sheets, { fieldOf: fieldBy(fieldsOf(columns, first)) })
  if (!found) return { rows: [], leftOut: sheets.some(hasRows) ? [leave(sheetName, noHeadings)] : [] }
  const { at: heading, places, unknown, twice } = found.headings
  const number = places.find(({ field }) => field === 'number')?.at ?? -1
  const body = [...found.sheet.rows.entries()].filter(
    ([index, cells]) => index > heading && !cells.every(isBlank),
  )
  const leftOut: LeftOut[] = []
  const rows = body.flatMap(([index, cells], nth): Row[] => {
    const key = textOf(cells[number]).trim()
    if (isExample(key)) {
      leftOut.push(leave(key, { en: 'An example of the template', mr: 'नमुन्यातील उदाहरण' }))
      return []
    }
    let values: Values = {}
    const marks: Mark[] = nth === 0 ? [...unknown.map(unknownHeading), ...twice.map(secondHeading)] : []
    for (const { at, field: column } of places) {
      if (column === 'number') continue
      const { value, mark } = readCell(cells[at] ?? '', column, { file: sheetName, row: index + 1, at })
      values = withValue(values, column.path, value)
      if (mark) marks.push(mark)
    }
    return [{ number: key, values, marks }]
  })
  return { rows, leftOut }
}

/** Rows without a number get one from their content, so that reading a sheet twice changes nothing. */
function keysFor(rows: readonly Row[]): string[] {
  const seen = new Map<string, number>()
  return rows.map(({ number, values }) => {
    const key = number || `row:${JSON.stringify(values).slice(0, 2000)}`
    const times = (seen.get(key) ?? 0) + 1
    seen.set(key, times)
    return times === 1 ? key : `${key}#${times}`
  })
}

async function withInner(folder: string, inner: InnerTable, rows: readonly Row[]): Promise<LeftOut[]> {
  const sheet = await readTable(folder, inner, belongsLabel)
  if (!sheet) return []
  for (const row of rows) {
    const items = sheet.rows.filter(({ number }) => number !== '' && number === row.number)
    row.values = withValue(
      row.values,
      [inner.field],
      items.map(({ values }) => values),
    )
    row.marks.push(...items.flatMap(({ marks }) => marks))
  }
  const numbers = new Set(rows.map(({ number }) => number))
  const stray = sheet.rows.filter(({ number }) => !numbers.has(number))
  return [
    ...sheet.leftOut,
    ...stray.map(({ number }) => ({
      table: inner.name,
      key: number,
      reason: {
        en: 'It belongs to no row of the other sheet',
        mr: 'दुसऱ्या तक्त्यातील कोणत्याही ओळीशी संबंधित नाही',
      },
    })),
  ]
}

/** Reads a folder of sheets, one per list, in the format of `npm run export` and of the templates. */
export async function readFolder(payload: Payload, folder: string): Promise<Source> {
  const records: Incoming[] = []
  const leftOut: LeftOut[] = []
  for (const table of tablesOf(payload)) {
    const columns = [...table.columns, changedColumn]
    const sheet = await readTable(folder, { ...table, columns }, numberLabel)
    if (!sheet) continue
    leftOut.push(...sheet.leftOut)
    for (const inner of table.inner) leftOut.push(...(await withInner(folder, inner, sheet.rows)))
    const keys = keysFor(sheet.rows)
    for (const [index, { values: read, marks }] of sheet.rows.entries()) {
      const { updatedAt, ...values } = read
      const changedAt = typeof updatedAt === 'string' ? updatedAt : undefined
      records.push({ table: table.name, keys: [keys[index] ?? ''], isPublic: true, values, changedAt, marks })
    }
  }
  return {
    records,
    leftOut,
    alternativeTexts: await readMedia(payload, folder),
    visitors: await readVisitorCount(folder),
  }
}

async function readMedia(payload: Payload, folder: string): Promise<Source['alternativeTexts']> {
  const sheet = await readTable(folder, mediaTable(payload), fileLabel)
  return new Map((sheet?.rows ?? []).map(({ number, values }) => [number, (values.alt ?? {}) as Alt]))
}
