import type { ReadPdf } from '@nagardwar/exchange/pdf/reading/pdf-reader'
import { unreadable } from '@nagardwar/exchange/pdf/reading/reading'
import { boundedBody, TooLarge } from '@nagardwar/http/bounded-body'
import { type Log, reasonOf } from '@nagardwar/http/log'
import { readFilePath } from '../../files/file-path.ts'
import { createQueue } from '../../queue.ts'
import type { Upstream } from '../../upstream/upstream.ts'
import type { Document } from '../entries/entry.ts'
import type { TextStore } from './text-store.ts'

const largest = 32 * 1024 ** 2
const longestFetch = 30_000
/** Then twice as long after each further failure. */
const firstPause = 15_000
const longestPause = 30 * 60_000

type Options = { upstream: Upstream; read: ReadPdf; store: TextStore; log: Log; pause?: number }
type Done = (document: Document) => void

/** Fetches documents without stored text from the API, one after the other, and stores what was read in them. */
export function createGathering({ upstream, read, store, log, pause = firstPause }: Options) {
  const queue = createQueue(2)
  /** What is under way, or waits for its next try. */
  const asked = new Map<string, NodeJS.Timeout | undefined>()
  let wanted: ReadonlySet<string> = new Set()

  /**
   * `done` is called for each document that can be searched now. One that could not be fetched is tried again, as long
   * as later calls still name it; one that cannot be read is stored as such.
   */
  function gather(documents: Document[], done: Done): void {
    wanted = new Set(documents.map(({ path }) => path))
    for (const document of documents) if (!asked.has(document.path)) attempt(document, { done, tries: 0 })
  }

  function attempt(document: Document, { done, tries }: { done: Done; tries: number }): void {
    const { path } = document
    asked.set(path, undefined)
    void queue(() => readInto(document)).then(
      () => {
        asked.delete(path)
        done(document)
      },
      (error: unknown) => {
        log.info('A document could not be read for the search', { path, reason: reasonOf(error), tries })
        const again = (): void => {
          asked.delete(path)
          if (wanted.has(path)) attempt(document, { done, tries: tries + 1 })
        }
        const time = Math.min(pause * 2 ** Math.min(tries, 20), longestPause)
        asked.set(path, setTimeout(again, time).unref())
      },
    )
  }

  async function readInto(document: Document): Promise<void> {
    const { path } = document
    const bytes = await fetched(path).catch((error: unknown) => {
      if (error instanceof TooLarge) return undefined
      throw error
    })
    const reading = bytes ? await read(bytes) : unreadable
    await store.write(path, { bytes: bytes?.length ?? document.bytes ?? largest, ...reading })
  }

  async function fetched(path: string): Promise<Buffer> {
    const safe = readFilePath(path)
    if (!safe) throw new Error('This is not a path of a file')
    const response = await upstream(safe)
    if (!response.ok) {
      await response.body?.cancel()
      throw new Error(`The API answered ${response.status}`)
    }
    return boundedBody(response.body, largest, longestFetch)
  }

  return {
    gather,
    stop(): void {
      wanted = new Set()
      for (const timer of asked.values()) clearTimeout(timer)
    },
  }
}
