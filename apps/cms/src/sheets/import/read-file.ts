import { spawn } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Rows } from '@nagardwar/exchange/sheet/csv'
import { sheetEndings } from '@nagardwar/exchange/sheet/read-sheet'
import type { Payload } from 'payload'
import type { Words } from '../../fields/words.ts'
import { whyNotStored } from '../../viruses/search.ts'
import { limits } from './limits.ts'
import { words } from './words.ts'

export type ReadFile = { rows: Rows } | { problem: Words }

const here = path.dirname(fileURLToPath(import.meta.url))
const script = path.join(/* turbopackIgnore: true */ here, '../../../scripts/read-sheet.ts')

const reasons: Readonly<Record<string, Words>> = {
  size: words.largeFile,
  unpacked: words.tooMuchInside,
  excel: words.notExcel,
  encoding: words.notUtf8,
}

/** The output of a process of its own, with limits for memory, time and output; undefined where it came to one. */
function outputOf(bytes: Buffer, name: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const memory = `--max-old-space-size=${limits.heapMegabytes}`
    const sizes = [limits.unpackedBytes, limits.memoryBytes].map(String)
    const child = spawn(process.execPath, [memory, script, name, ...sizes], {
      stdio: ['pipe', 'pipe', 'ignore'],
      env: { NODE_ENV: 'production' },
      timeout: limits.milliseconds,
      killSignal: 'SIGKILL',
    })
    const parts: Buffer[] = []
    let size = 0
    child.stdout.on('data', (part: Buffer) => {
      size += part.length
      if (size > limits.outputBytes) child.kill('SIGKILL')
      else parts.push(part)
    })
    child.on('error', () => resolve(undefined))
    child.on('close', (code) => resolve(code === 0 ? Buffer.concat(parts).toString('utf8') : undefined))
    // It may end before it has read everything.
    child.stdin.on('error', () => undefined)
    child.stdin.end(bytes)
  })
}

let last: Promise<unknown> = Promise.resolve()

/** One file after the other: each may take as much memory as the desk itself. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const turn = last.then(work, work)
  last = turn.catch(() => undefined)
  return turn
}

const isLargeRow = (row: readonly string[]): boolean =>
  row.length > limits.columns || row.some((cell) => cell.length > limits.characters)

async function rowsOf(bytes: Buffer, ending: string): Promise<ReadFile> {
  const output = await inTurn(() => outputOf(bytes, `sheet${ending}`))
  if (output === undefined) return { problem: words.tooMuchInside }
  const { rows, reason } = JSON.parse(output) as { rows?: Rows; reason?: string }
  if (!rows) return { problem: reasons[reason ?? ''] ?? words.notExcel }
  const isLarge = rows.length > limits.rows || rows.some(isLargeRow)
  return isLarge ? { problem: words.tooMuchInside } : { rows }
}

/** The rows of an Excel or CSV file, as text; formulas are what the file says they gave last. */
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
