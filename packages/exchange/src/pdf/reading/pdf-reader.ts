import { type Bounds, runBounded } from '../../process/bounded-process.ts'
import { turnsOf } from '../../process/turns.ts'
import type { ActiveContent } from '../active-content/judge.ts'
import { type Reading, unreadable } from './reading.ts'

/** An ordinary document takes half a second and 110 MB. */
export const readerBounds: Bounds = {
  milliseconds: 15_000,
  processorSeconds: 15,
  dataMegabytes: 400,
  heapMegabytes: 128,
  webAssemblyMegabytes: 192,
  outputBytes: 8 * 1024 ** 2,
}

type Bytes = Uint8Array
/** Bytes that are still to be loaded are loaded when their turn comes: few documents lie in memory at a time. */
export type ReadPdf = (document: Bytes | (() => Promise<Bytes>)) => Promise<Reading>
/** `unknown`: the document needs more time or memory than a reader has. */
export type FindActiveContent = (document: Bytes) => Promise<ActiveContent | 'unknown'>

const inTurn = turnsOf('pdf')

/**
 * Reads PDFs one at a time, each in a process of its own, which runs `script`. What comes to a bound is unreadable;
 * `NotStarted` is thrown where there was no process.
 */
export function createPdfReader(script: string, bounds: Partial<Bounds> = {}): ReadPdf {
  const own = { ...readerBounds, ...bounds }
  return (document) =>
    inTurn(async () => {
      const bytes = typeof document === 'function' ? await document() : document
      const ended = await runBounded(bytes, { script, bounds: own })
      return 'output' in ended ? (JSON.parse(ended.output.toString('utf8')) as Reading) : unreadable
    })
}

/** What a reader's process is called with to look for active content alone. */
export const activeContentWord = 'active-content'

/**
 * Looks for what is active in a PDF, in a process of its own: a page that takes a reader all its time hides nothing.
 * Throws as the reader does.
 */
export function createActiveContentFinder(script: string, bounds: Partial<Bounds> = {}): FindActiveContent {
  const own = { ...readerBounds, ...bounds }
  return (bytes) =>
    inTurn(async () => {
      const ended = await runBounded(bytes, { script, words: [activeContentWord], bounds: own })
      return 'output' in ended ? (JSON.parse(ended.output.toString('utf8')) as ActiveContent) : 'unknown'
    })
}
