import type { Sheet } from '@nagardwar/exchange/sheet/read-sheet'
import type { PayloadRequest } from 'payload'
import { readRecord } from '../../platform/database/records.ts'
import { files } from '../../platform/files/store.ts'
import type { Words } from '../../platform/words/words.ts'
import { readSheetBytes } from '../sheets/read-sheet.ts'
import { findHeadings } from './find-headings.ts'
import type { ReadLines } from './lines.ts'
import { readLines } from './read-lines.ts'
import type { Unit } from './units.ts'
import { words } from './words.ts'

/** The bytes of a file of the library. */
async function bytesOf(
  media: number,
  req: PayloadRequest,
): Promise<{ name: string; bytes: Buffer } | undefined> {
  const found = await readRecord<{ id: number; filename?: string }>(req.payload, {
    collection: 'media',
    where: { id: { equals: media } },
    req,
  })
  const file = found?.filename ? await files.of(req.payload).store.find(found.filename) : undefined
  if (!file || !found?.filename) return undefined
  return { name: found.filename, bytes: Buffer.from(await new Response(await file.read()).arrayBuffer()) }
}

/** The sheet with the headings of a budget; a cover may stand before it. */
const sheetWithLines = (sheets: readonly Sheet[]): Sheet['rows'] =>
  (findHeadings(sheets)?.sheet ?? sheets[0])?.rows ?? []

/** The lines of a spreadsheet of the library, with all that is wrong with it. */
export async function readBudget(
  media: number,
  unit: Unit,
  req: PayloadRequest,
): Promise<ReadLines | { problem: Words }> {
  const file = await bytesOf(media, req)
  if (!file) return { problem: words.noFile }
  const read = await readSheetBytes(file.bytes, file.name)
  return 'problem' in read ? read : readLines(sheetWithLines(read.sheets), unit)
}
