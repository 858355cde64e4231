import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { runBounded } from '@nagardwar/exchange/process/bounded-process'
import { turnsOf } from '@nagardwar/exchange/process/turns'
import { type Sheet, sheetEndings } from '@nagardwar/exchange/sheet/read-sheet'
import type { Payload } from 'payload'
import { whyNotStored } from '../../platform/viruses/search.ts'
import type { Words } from '../../platform/words/words.ts'
import { limits, readerBounds, sheetBounds } from './limits.ts'
import { longCell, openQuote, fileWords as words } from './words.ts'

export type ReadFile = { sheets: Sheet[] } | { problem: Words }

const here = path.dirname(fileURLToPath(import.meta.url))
const script = path.join(/* turbopackIgnore: true */ here, '../../../scripts/read-sheet.ts')

const reasons: Readonly<Record<string, Words>> = {
  size: words.largeFile,
  unpacked: words.tooMuchInside,
  cells: words.tooMuchInside,
  excel: words.notExcel,
  encoding: words.notUtf8,
}

type Answer = { sheets?: Sheet[]; reason?: string; row?: number }

function problemOf({ reason = '', row = 0 }: Answer): Words {
  if (reason === 'cell') return longCell(row)
  if (reason === 'quote') return openQuote(row)
  return reasons[reason] ?? words.notExcel
}

/** One file after the other: each may take as much memory as the desk itself. */
const inTurn = turnsOf('sheet')

async function rowsOf(bytes: Buffer, ending: string): Promise<ReadFile> {
  const given = [`sheet${ending}`, JSON.stringify(sheetBounds)]
  const ended = await inTurn(() => runBounded(bytes, { script, words: given, bounds: readerBounds }))
  if (!('output' in ended)) return { problem: words.tooMuchInside }
  const answer = JSON.parse(ended.output.toString('utf8')) as Answer
  return answer.sheets ? { sheets: answer.sheets } : { problem: problemOf(answer) }
}

/** The sheets of an Excel file, or the one of a CSV file; formulas are what the file says they gave last. */
export async function readSheetBytes(bytes: Buffer, name: string): Promise<ReadFile> {
  if (bytes.length === 0) return { problem: words.noFile }
  if (bytes.length > limits.bytes) return { problem: words.largeFile }
  const ending = sheetEndings.find((each) => name.toLowerCase().endsWith(each))
  return ending ? rowsOf(bytes, ending) : { problem: words.noFile }
}

/** The same of a file that a person sent. */
export async function readSentFile(payload: Payload, file: unknown): Promise<ReadFile> {
  if (!(file instanceof File)) return { problem: words.noFile }
  if (file.size > limits.bytes) return { problem: words.largeFile }
  const bytes = Buffer.from(await file.arrayBuffer())
  const problem = await whyNotStored(payload, bytes)
  return problem ? { problem } : readSheetBytes(bytes, file.name)
}
