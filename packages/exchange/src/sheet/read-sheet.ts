import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Cells } from './cell.ts'
import { cellsOfSheet, type Look } from './cells-of-sheet.ts'
import { rowsOfCsv } from './csv.ts'
import { lookOverCsv } from './look-over-csv.ts'
import { rowCheck, type SheetBounds, UnreadableSheet } from './sheet-bounds.ts'
import { unpackedSize } from './unpacked-size.ts'
import { openWorkbook } from './workbook.ts'

export const sheetEndings = ['.csv', '.xlsx'] as const

/** Of the archive that an Excel file is. */
const mostFiles = 1000
const megabyte = 1024 * 1024
/** Larger than any list of a council; more would fill the memory. */
const mostBytes = 32 * megabyte
const many = Number.POSITIVE_INFINITY
/** For sheets of an operator, which are read beside the desk. */
const wide: SheetBounds = {
  unpackedBytes: 256 * megabyte,
  rows: many,
  columns: many,
  cells: many,
  cellLength: many,
}
/** What a file of an operator may be. */
export const mostOfOperators = { bytes: mostBytes, cellLength: wide.cellLength }

/** The sheets of a file of an operator, as `sheetsIn` gives them. Throws `UnreadableSheet`. */
export async function readSheets(file: string): Promise<Sheet[]> {
  const name = path.basename(file)
  if ((await stat(file)).size > mostBytes) throw new UnreadableSheet('size', `${name} is larger than 32 MB`)
  return sheetsIn(await readFile(file), name)
}

/** One sheet of a workbook; a CSV file is one without a name. `unread`: it holds more than is read. */
export type Sheet = { name: string; rows: Cells; unread?: UnreadableSheet }

/**
 * The sheets of an Excel file that are not hidden, or the rows of a CSV file. Empty rows are there too, so a row has the
 * number that it has in a spreadsheet program. Throws `UnreadableSheet`.
 */
export function sheetsIn(bytes: Buffer, name: string, bounds = wide): Sheet[] {
  const look = rowCheck(bounds)
  if (path.extname(name).toLowerCase() === '.csv') {
    const text = textOf(bytes, name)
    lookOverCsv(text, bounds)
    return [{ name: '', rows: rowsOfCsv(text, look) }]
  }
  const most = bounds.unpackedBytes
  const { size, files } = unpackedSize(bytes)
  if (size > most || files > mostFiles)
    throw new UnreadableSheet(
      'unpacked',
      `${name} unpacks to more than ${most / megabyte} MB or ${mostFiles} files`,
    )
  return sheetsOfExcel(bytes, name, bounds)
}

function sheetsOfExcel(bytes: Buffer, name: string, bounds: SheetBounds): Sheet[] {
  try {
    const book = openWorkbook(bytes)
    let { cells } = bounds
    return book.sheets.map(({ name: title, xml }, at) => {
      const check = rowCheck({ ...bounds, cells })
      const look: Look = (row) => {
        cells -= row.length
        check(row)
      }
      return readOne(title, () => cellsOfSheet(xml(), book, look), at === 0)
    })
  } catch (error) {
    if (error instanceof UnreadableSheet) throw error
    const reason = error instanceof Error ? error.message : error
    throw new UnreadableSheet('excel', `${name} is no Excel file: ${reason}`)
  }
}

/** The first sheet must be readable; the others only where they are chosen. */
function readOne(name: string, read: () => Cells, isFirst: boolean): Sheet {
  try {
    return { name, rows: read() }
  } catch (error) {
    if (isFirst || !(error instanceof UnreadableSheet)) throw error
    return { name, rows: [], unread: error }
  }
}

function textOf(bytes: Buffer, name: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new UnreadableSheet('encoding', `${name} is not in UTF-8: save it as “CSV UTF-8”`)
  }
}
