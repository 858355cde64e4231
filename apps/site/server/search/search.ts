import path from 'node:path'
import {
  type Language,
  type ListName,
  languages,
  listNames,
  type Outcome,
  type WireRow,
} from '@nagardwar/contract'
import type { Log } from '@nagardwar/http/log'
import type { Ended } from '../../app/archive/archive-path.ts'
import { type RowsOf, withoutDocuments } from '../empty-pages/without-documents.ts'
import type { Upstream } from '../upstream/upstream.ts'
import { createGathering } from './documents/gathering.ts'
import { readDocument } from './documents/pdf-reader.ts'
import { createTextStore } from './documents/text-store.ts'
import { type IndexThread, startIndexThread } from './index/index-thread.ts'
import type { MeasuredSearch } from './search-turns.ts'

/** The cached copy of a list, without a request; the same object as long as the list is unchanged. */
export type Known = <N extends ListName>(name: N, language: Language) => Outcome<WireRow<N>[]>

type Options = {
  known: Known
  upstream: Upstream
  paths: readonly string[]
  /** Pages that have nothing to show yet; the same object as long as they are the same. */
  emptyPages?: () => readonly string[]
  /** The notices whose time is over; the same object as long as they are the same. */
  ended?: () => readonly Ended[]
  folder: string
  log: Log
}

const nothing: readonly string[] = []
const noneEnded: readonly Ended[] = []
const lookAgainAfter = 3000
const startAgainAfter = 10_000
/** The archive, which has documents too, is heard of a little later than the lists. */
const archiveIsHeardAfter = 60_000

/** The search over all cached lists. The index follows them in the background and never delays a request. */
export function createSearch({
  known,
  upstream,
  paths,
  emptyPages = () => nothing,
  ended = () => noneEnded,
  folder,
  log,
}: Options) {
  const store = createTextStore(path.join(folder, 'texts'))
  const gathering = createGathering({ upstream, read: readDocument, store, log })
  const indexed = new Map<string, Outcome<unknown>>()
  let notIndexed = nothing
  let endedIndexed = noneEnded
  let thread: IndexThread | undefined
  let timer: NodeJS.Timeout | undefined
  const createdAt = performance.now()
  let haveTextsCome = false
  let notOnDisk: string | undefined
  let isStopped = false

  /** Pages that have nothing to show, those of departments and headings among them. */
  const nowEmpty = (): readonly string[] => [...emptyPages(), ...withoutDocuments(known as RowsOf)]

  /** Whether something is known of every list, so that what is in none is public no longer. */
  const isWhole = (): boolean =>
    performance.now() - createdAt > archiveIsHeardAfter &&
    listNames.every((name) =>
      languages.every((language) => {
        const outcome = known(name, language)
        return outcome.ok || outcome.error === 'notFound'
      }),
    )

  const ask: MeasuredSearch = async (question, spent) =>
    thread && question.text ? thread.ask(question, spent) : { state: 'preparing' }

  function begin(): void {
    indexed.clear()
    notIndexed = nothing
    endedIndexed = noneEnded
    thread = startIndexThread({
      paths,
      folder,
      notOnDisk,
      log,
      onUpdated: ({ kind, missing, ...figures }) => {
        log.info('The search index is up to date', { ...figures, documentsToRead: missing.length })
        gathering.gather(missing, () => {
          haveTextsCome = true
        })
      },
      onNotOnDisk: (reason) => {
        notOnDisk = reason
        log.warn('The search index cannot be kept on disk, and is built in memory', { reason })
      },
      onLost: () => {
        thread = undefined
        if (!isStopped) timer = setTimeout(start, startAgainAfter).unref()
      },
    })
  }

  /** Sends every changed list to the index, one after the other. */
  async function look(): Promise<void> {
    let isChanged = haveTextsCome
    haveTextsCome = false
    for (const name of listNames)
      for (const language of languages) {
        const outcome = known(name, language)
        const key = `${name} ${language}`
        if (!outcome.ok || indexed.get(key) === outcome) continue
        indexed.set(key, outcome)
        await thread?.tellList({ name, language, rows: outcome.value as WireRow<ListName>[] })
        isChanged = true
      }
    const over = ended()
    if (over !== endedIndexed) {
      endedIndexed = over
      thread?.tell({ kind: 'ended', records: over })
      isChanged = true
    }
    const now = nowEmpty()
    if (now.join() !== notIndexed.join()) {
      notIndexed = now
      thread?.tell({ kind: 'emptyPages', addresses: notIndexed })
      isChanged = true
    }
    if (isChanged) thread?.tell({ kind: 'update', isWhole: isWhole() })
  }

  function start(): void {
    if (isStopped) return
    if (!thread) begin()
    void look().finally(() => {
      if (!isStopped && thread) timer = setTimeout(start, lookAgainAfter).unref()
    })
  }

  return {
    ask,
    start,
    async stop(): Promise<void> {
      isStopped = true
      clearTimeout(timer)
      gathering.stop()
      await thread?.stop()
    },
  }
}
