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
const mostUnpacked = { bytes: 256 * 1024 * 1024, files: 1000 }

export class UnreadableSheet extends Error {
  override readonly name = 'UnreadableSheet'
}

const day = (date: Date): string => date.toISOString().replace(/T00:00:00\.000Z$/, '')

const cellText = (cell: unknown): string => {
  if (cell === null || cell === undefined) return ''
  return cell instanceof Date ? day(cell) : plain(String(cell))
}

/** The rows of a CSV file, or of the first sheet of an Excel file. Throws `UnreadableSheet`. */
export async function readSheet(file: string): Promise<Rows> {
  if ((await stat(file)).size > mostBytes)
    throw new UnreadableSheet(`${path.basename(file)} is larger than 32 MB`)
  const bytes = await readFile(file)
  if (path.extname(file).toLowerCase() === '.csv') return rowsOfCsv(textOf(bytes, file))
  const { size, files } = unpackedSize(bytes)
  if (size > mostUnpacked.bytes || files > mostUnpacked.files)
    throw new UnreadableSheet(`${path.basename(file)} unpacks to more than 256 MB or 1000 files`)
  try {
    const rows = (await readExcel(bytes)).map((row) => row.map(cellText))
    return rows.filter((row) => row.some((cell) => cell.trim() !== ''))
  } catch (error) {
    throw new UnreadableSheet(
      `${path.basename(file)} is no Excel file: ${error instanceof Error ? error.message : error}`,
    )
  }
}

function textOf(bytes: Buffer, file: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new UnreadableSheet(`${path.basename(file)} is not in UTF-8: save it as “CSV UTF-8”`)
  }
}
