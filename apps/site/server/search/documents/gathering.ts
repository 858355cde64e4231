import { boundedBody } from '@nagardwar/http/bounded-body'
import { type Log, reasonOf } from '@nagardwar/http/log'
import { readFilePath } from '../../files/file-path.ts'
import { createQueue } from '../../queue.ts'
import type { Upstream } from '../../upstream/upstream.ts'
import type { Document } from '../entries/entry.ts'
import type { ReadPdf } from './pdf-reader.ts'
import type { TextStore } from './text-store.ts'

const largest = 32 * 1024 ** 2
const longestFetch = 30_000
const retryAfter = 30 * 60_000

type Options = { upstream: Upstream; read: ReadPdf; store: TextStore; log: Log; now?: () => number }

/** Fetches documents without stored text from the API, one after the other, and stores their texts. */
export function createGathering({ upstream, read, store, log, now = () => performance.now() }: Options) {
  const queue = createQueue(2)
  const asked = new Map<string, number>()

  /** `done` is called for each document that can be searched now. One that could not be read is tried again later. */
  function gather(documents: Document[], done: (document: Document) => void): void {
    for (const document of documents) {
      const { path } = document
      if (now() - (asked.get(path) ?? Number.NEGATIVE_INFINITY) < retryAfter) continue
      asked.set(path, now())
      void queue(() => readInto(document)).then(
        () => {
          asked.delete(path)
          done(document)
        },
        (error: unknown) =>
          log.info('A document could not be read for the search', {
            path,
            reason: reasonOf(error),
          }),
      )
    }
  }

  async function readInto({ path }: Document): Promise<void> {
    const safe = readFilePath(path)
    if (!safe) throw new Error('This is not a path of a file')
    const response = await upstream(safe)
    if (!response.ok) {
      await response.body?.cancel()
      throw new Error(`The API answered ${response.status}`)
    }
    const bytes = await boundedBody(response.body, largest, longestFetch)
    await store.write(path, { bytes: bytes.length, ...(await read(bytes)) })
  }

  return { gather }
}
