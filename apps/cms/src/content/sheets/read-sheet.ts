import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { runBounded } from '@nagardwar/exchange/process/bounded-process'
import { turnsOf } from '@nagardwar/exchange/process/turns'
import {
  largeFile,
  notASheet,
  tooMuchInside,
  whyUnreadable,
} from '@nagardwar/exchange/reading/file-complaints'
import { type Sheet, sheetEndings } from '@nagardwar/exchange/sheet/read-sheet'
import type { UnreadableSheet } from '@nagardwar/exchange/sheet/sheet-bounds'
import type { Payload } from 'payload'
import { whyNotStored } from '../../platform/viruses/search.ts'
import type { Words } from '../../platform/words/words.ts'
import { limits, readerBounds, sheetBounds } from './limits.ts'

export type ReadFile = { sheets: Sheet[] } | { problem: Words }

const here = path.dirname(fileURLToPath(import.meta.url))
const script = path.join(/* turbopackIgnore: true */ here, '../../../scripts/read-sheet.ts')

type Answer = { sheets: Sheet[] } | Pick<UnreadableSheet, 'reason' | 'row'>
const most = { bytes: limits.bytes, cellLength: sheetBounds.cellLength }

/** One file after the other: each may take as much memory as the desk itself. */
const inTurn = turnsOf('sheet')

async function rowsOf(bytes: Buffer, ending: string): Promise<ReadFile> {
  const given = [`sheet${ending}`, JSON.stringify(sheetBounds)]
  const ended = await inTurn(() => runBounded(bytes, { script, words: given, bounds: readerBounds }))
  if (!('output' in ended)) return { problem: tooMuchInside }
  const answer = JSON.parse(ended.output.toString('utf8')) as Answer
  return 'sheets' in answer ? answer : { problem: whyUnreadable(answer, most) }
}

/** The sheets of an Excel file, or the one of a CSV file; formulas are what the file says they gave last. */
export async function readSheetBytes(bytes: Buffer, name: string): Promise<ReadFile> {
  if (bytes.length === 0) return { problem: notASheet }
  if (bytes.length > limits.bytes) return { problem: largeFile(limits.bytes) }
  const ending = sheetEndings.find((each) => name.toLowerCase().endsWith(each))
  return ending ? rowsOf(bytes, ending) : { problem: notASheet }
}

/** The same of a file that a person sent. */
export async function readSentFile(payload: Payload, file: unknown): Promise<ReadFile> {
  if (!(file instanceof File)) return { problem: notASheet }
  if (file.size > limits.bytes) return { problem: largeFile(limits.bytes) }
  const bytes = Buffer.from(await file.arrayBuffer())
  const problem = await whyNotStored(payload, bytes)
  return problem ? { problem } : readSheetBytes(bytes, file.name)
}
