import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { readSheet as readExcel } from 'read-excel-file/node'
import { type Rows, rowsOfCsv } from './csv.ts'
import { plain } from './formula.ts'
import { lookOverCsv } from './look-over-csv.ts'
import { rowCheck, type SheetBounds, UnreadableSheet } from './sheet-bounds.ts'
import { unpackedSize } from './unpacked-size.ts'

export const sheetEndings = ['.csv', '.xlsx'] as const

/** Larger than any list of a council; more would fill the memory. */
const mostBytes = 32 * 1024 * 1024
/** Of the archive that an Excel file is. */
const mostFiles = 1000
const megabyte = 1024 * 1024
const many = Number.POSITIVE_INFINITY
/** For sheets of an operator, which are read beside the desk. */
const wide: SheetBounds = {
  unpackedBytes: 256 * megabyte,
  rows: many,
  columns: many,
  cells: many,
  cellLength: many,
}

const day = (date: Date): string => date.toISOString().replace(/T00:00:00\.000Z$/, '')

const cellText = (cell: unknown): string => {
  if (cell === null || cell === undefined) return ''
  return cell instanceof Date ? day(cell) : plain(String(cell))
}

const isFilled = (row: readonly string[]): boolean => row.some((cell) => cell.trim() !== '')

/** The rows of a CSV file, or of the first sheet of an Excel file, without empty ones. Throws `UnreadableSheet`. */
export async function readSheet(file: string): Promise<Rows> {
  const name = path.basename(file)
  if ((await stat(file)).size > mostBytes) throw new UnreadableSheet('size', `${name} is larger than 32 MB`)
  return (await rowsIn(await readFile(file), name)).filter(isFilled)
}

/**
 * All rows of a CSV file, or of the first sheet of an Excel file, empty ones too: so a row has the number that it has in
 * a spreadsheet program. Throws `UnreadableSheet`.
 */
export async function rowsIn(bytes: Buffer, name: string, bounds = wide): Promise<Rows> {
  const look = rowCheck(bounds)
  if (path.extname(name).toLowerCase() === '.csv') {
    const text = textOf(bytes, name)
    lookOverCsv(text, bounds)
    return rowsOfCsv(text, look)
  }
  const most = bounds.unpackedBytes
  const { size, files } = unpackedSize(bytes)
  if (size > most || files > mostFiles)
    throw new UnreadableSheet(
      'unpacked',
      `${name} unpacks to more than ${most / megabyte} MB or ${mostFiles} files`,
    )
  const rows = await rowsOfExcel(bytes, name)
  rows.forEach(look)
  return rows
}

async function rowsOfExcel(bytes: Buffer, name: string): Promise<Rows> {
  try {
    return (await readExcel(bytes)).map((row) => row.map(cellText))
  } catch (error) {
    const reason = error instanceof Error ? error.message : error
    throw new UnreadableSheet('excel', `${name} is no Excel file: ${reason}`)
  }
}

function textOf(bytes: Buffer, name: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new UnreadableSheet('encoding', `${name} is not in UTF-8: save it as “CSV UTF-8”`)
  }
}
