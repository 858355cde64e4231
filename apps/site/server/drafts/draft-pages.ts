import { type Language, type ListName, type Outcome, previewScheme, type WireRow } from '@nagardwar/contract'
import type { Log } from '@nagardwar/http/log'
import { LRUCache } from 'lru-cache'
import type { ApiSource } from '../../app/api/source.ts'
import { askList, mostInFlight } from '../api/ask-list.ts'
import { createListAnswers } from '../api/list-answers.ts'
import { createUploads } from '../files/uploads.ts'
import { createImages } from '../images/images.ts'
import { noStore } from '../images/picture-store.ts'
import { createByteBudget } from '../upstream/byte-budget.ts'
import type { Upstream } from '../upstream/upstream.ts'

type Answer = (target: string, request: Request, client: string) => Promise<Response>
type Options = {
  upstream: Upstream
  /** What everybody sees, for lists that the desk does not answer. */
  source: ApiSource
  origin: string
  log: Log
  pageAnswers: (source: ApiSource) => Answer
}

/**
 * The website as one link shows it: each list and file is asked of the desk with the link's token and kept nowhere. The
 * list cache, the page cache and the stored pictures, from which everybody else is answered, never hear of it.
 */
export function createDraftPages({ upstream, source, origin, log, pageAnswers }: Options) {
  const budget = createByteBudget(mostInFlight)
  const known = new LRUCache<string, ReturnType<typeof make>>({ max: 50 })

  const holderOf =
    (token: string): Upstream =>
    (path, init) =>
      upstream(path, { ...init, headers: { ...init?.headers, authorization: previewScheme + token } })

  function sourceFor(asHolder: Upstream): ApiSource {
    return {
      ...source,
      isPreview: true,
      async list<N extends ListName>(name: N, language: Language): Promise<Outcome<WireRow<N>[]>> {
        const reply = await askList(asHolder, name, language, budget)
        return reply.ok
          ? { ok: true, value: reply.rows as unknown as WireRow<N>[] }
          : source.list(name, language)
      },
    }
  }

  function make(token: string) {
    const asHolder = holderOf(token)
    const own = sourceFor(asHolder)
    const lists = createListAnswers({ ...own, atOnce: () => undefined }, origin)
    const image = createImages({ upstream: asHolder, store: noStore, isStillOpen: async () => true, log })
    return { page: pageAnswers(own), list: lists.answer, upload: createUploads(asHolder, log), image }
  }

  return (token: string): ReturnType<typeof make> => {
    const made = known.get(token) ?? make(token)
    known.set(token, made)
    return made
  }
}
