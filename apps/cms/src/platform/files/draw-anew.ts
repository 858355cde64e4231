import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Bounds, runBounded } from '@nagardwar/exchange/process/bounded-process'
import type { Kind } from './kind.ts'
import { Refused } from './refusal.ts'

// Not import.meta.dirname, which Turbopack leaves undefined.
const here = path.dirname(fileURLToPath(import.meta.url))
const script = path.join(/* turbopackIgnore: true */ here, '../../../scripts/draw-picture.ts')

/** A picture of 50 million pixels takes some seconds and 500 MB. */
const bounds: Bounds = {
  milliseconds: 30_000,
  processorSeconds: 30,
  dataMegabytes: 1024,
  heapMegabytes: 64,
  webAssemblyMegabytes: 16,
  outputBytes: 32 * 1024 ** 2,
}

/** In pixels: what a photograph of a place or a page shows can be read at this size. */
const longestSide = 2560

/**
 * A picture drawn anew from its pixels, in a process of its own: nothing of its file is kept, neither place nor camera nor
 * what is hidden in it. Throws `Refused` for what is no whole picture or too large, and `NotStarted` where there was no
 * process.
 */
export async function drawnAnew(bytes: Buffer, { extension }: Kind): Promise<Buffer> {
  const ended = await runBounded(bytes, { script, words: [extension, String(longestSide)], bounds })
  if (!('output' in ended)) throw new Refused(ended.end === 'failed' ? 'brokenImage' : 'pixels')
  if (ended.output.length === 0) throw new Refused('pixels')
  return ended.output
}
