import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { mostCounts } from '@nagardwar/contract'
import type { Log } from '@nagardwar/http/log'
import type { Search } from '../../app/api/search.ts'
import { bareOf } from '../../app/i18n/language.ts'
import type { Upstream } from '../upstream/upstream.ts'
import { within } from '../wait.ts'
import { createBatches } from './batches.ts'
import { countedWords } from './counted-words.ts'
import { indianDay } from './india-days.ts'
import { isCrawler } from './is-crawler.ts'
import { createVisitCounts } from './visit-counts.ts'
import { createWordCounts } from './word-counts.ts'

type Options = { upstream: Upstream; origin: string; log: Log; now?: () => number }
type Headers = IncomingMessage['headers']

const minute = 60_000
const longestGoodbye = 2000
const search = '/search'

/** Whether a person's browser asks, and not ahead of time. */
const isReader = (headers: Headers): boolean =>
  headers['sec-purpose'] === undefined && headers.purpose === undefined && !isCrawler(headers['user-agent'])

/**
 * What residents look for, as totals: pages opened, words searched for, results opened. Nothing about a reader leaves
 * the memory of this process (decision 0023). The desk gets what was counted once a minute.
 */
export function createSearchAnalytics({ upstream, origin, log, now = Date.now }: Options) {
  const visits = createVisitCounts()
  const words = createWordCounts()
  const batches = createBatches({ upstream, log })
  const askers = new AsyncLocalStorage<string>()
  const { host } = new URL(origin)
  let today = indianDay(now())
  let timer: NodeJS.Timeout | undefined

  /** Everything counted until now, in as many batches as it needs. */
  function collect(): void {
    for (;;) {
      const batch = {
        id: randomUUID(),
        day: today.date,
        visits: visits.take(mostCounts),
        words: words.take(mostCounts),
      }
      if (batch.visits.length + batch.words.length === 0) return
      batches.add(batch)
    }
  }

  /** What was counted yesterday is yesterday's; on Monday nobody is known any more. */
  function keepDay(): void {
    if (now() < today.endsAt) return
    collect()
    const next = indianDay(now())
    if (next.week !== today.week) words.forget()
    today = next
  }

  /** While some wait for the desk, what comes is added up here, so that memory stays bounded. */
  async function send(): Promise<void> {
    keepDay()
    if (batches.isAtRest()) return
    if (!batches.isWaiting()) collect()
    await batches.send()
  }

  /** The words of the search from whose results a request comes. */
  function wordsBefore({ referer, host: own }: Headers): string | undefined {
    if (!referer?.includes(`${search}?`) || !URL.canParse(referer)) return undefined
    const from = new URL(referer)
    if ((from.host !== host && from.host !== own) || bareOf(from.pathname) !== search) return undefined
    return countedWords(from.searchParams.get('q') ?? '')
  }

  /** A file or page was opened, perhaps from the results of a search. */
  function followed(headers: Headers, client: () => string): void {
    const before = wordsBefore(headers)
    if (before) words.clicked(before, client())
  }

  return {
    /** A page was sent to somebody. This is on the way of every page from memory: it only adds in memory. */
    opened(address: string, { method, headers }: IncomingMessage, client: () => string): void {
      if (method !== 'GET' || batches.isAtRest() || !headers.accept?.includes('text/html')) return
      if (!isReader(headers) || headers.cookie?.includes('preview=')) return
      keepDay()
      const end = address.indexOf('?')
      visits.opened(end < 0 ? address : address.slice(0, end))
      followed(headers, client)
    },
    fileOpened({ method, headers }: IncomingMessage, client: () => string): void {
      if (method === 'GET' && isReader(headers)) followed(headers, client)
    },
    /** Searches during `work` are counted as this client's. */
    asking: <T>(client: string, headers: Headers, work: () => T): T =>
      isReader(headers) && !batches.isAtRest() ? askers.run(client, work) : work(),
    counted:
      (ask: Search): Search =>
      async (question) => {
        const findings = await ask(question)
        const client = askers.getStore()
        const isFirst = question.page === 1 && question.kind === undefined
        const asked =
          client && isFirst && findings.state === 'ready' ? countedWords(question.text) : undefined
        if (client && asked && findings.state === 'ready') {
          keepDay()
          words.asked(asked, client, findings.total > 0)
        }
        return findings
      },
    send,
    start(): void {
      timer = setInterval(() => void send(), minute).unref()
    },
    async stop(): Promise<void> {
      clearInterval(timer)
      await within(longestGoodbye, send(), () => undefined)
    },
  }
}
