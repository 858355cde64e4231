import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { readSheet as readExcel } from 'read-excel-file/node'
import { type Rows, rowsOfCsv } from './csv.ts'
import { plain } from './formula.ts'
import { unpackedSize } from './unpacked-size.ts'

export const sheetEndings = ['.csv', '.xlsx'] as const

/** Larger than any list of a council; more would fill the memory. */
const mostBytes = 32 * 1024 * 1024
/** An Excel file is an archive. A small one can unpack to gigabytes. */
const mostFiles = 1000
const megabyte = 1024 * 1024
const mostUnpacked = 256 * megabyte

type Reason = 'size' | 'unpacked' | 'excel' | 'encoding'

export class UnreadableSheet extends Error {
  override readonly name = 'UnreadableSheet'
  readonly reason: Reason
  constructor(reason: Reason, message: string) {
    super(message)
    this.reason = reason
  }
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
export async function rowsIn(bytes: Buffer, name: string, most = mostUnpacked): Promise<Rows> {
  if (path.extname(name).toLowerCase() === '.csv') return rowsOfCsv(textOf(bytes, name))
  const { size, files } = unpackedSize(bytes)
  if (size > most || files > mostFiles)
    throw new UnreadableSheet(
      'unpacked',
      `${name} unpacks to more than ${most / megabyte} MB or ${mostFiles} files`,
    )
  try {
    return (await readExcel(bytes)).map((row) => row.map(cellText))
  } catch (error) {
    throw new UnreadableSheet(
      'excel',
      `${name} is no Excel file: ${error instanceof Error ? error.message : error}`,
    )
  }
}

function textOf(bytes: Buffer, name: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new UnreadableSheet('encoding', `${name} is not in UTF-8: save it as “CSV UTF-8”`)
  }
}
