import { type Language, type ListName, type Outcome, previewScheme, type WireRow } from '@nagardwar/contract'
import { LRUCache } from 'lru-cache'
import type { ApiSource } from '../../app/api/source.ts'
import { askList, mostInFlight } from '../api/ask-list.ts'
import { createListAnswers } from '../api/list-answers.ts'
import { createByteBudget } from '../upstream/byte-budget.ts'
import type { Upstream } from '../upstream/upstream.ts'

type Answer = (target: string, request: Request, client: string) => Promise<Response>
type Options = {
  upstream: Upstream
  /** What everybody sees, for lists that the desk does not answer. */
  source: ApiSource
  origin: string
  pageAnswers: (source: ApiSource) => Answer
}

/**
 * The website as one link shows it: each list is asked of the desk with the link's token and kept nowhere. The list cache
 * and the page cache, from which everybody else is answered, never hear of it.
 */
export function createDraftPages({ upstream, source, origin, pageAnswers }: Options) {
  const budget = createByteBudget(mostInFlight)
  const known = new LRUCache<string, ReturnType<typeof make>>({ max: 50 })

  function sourceFor(token: string): ApiSource {
    const asHolder: Upstream = (path, init) =>
      upstream(path, { ...init, headers: { ...init?.headers, authorization: previewScheme + token } })
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
    const own = sourceFor(token)
    const lists = createListAnswers({ ...own, atOnce: () => undefined }, origin)
    return { page: pageAnswers(own), list: lists.answer }
  }

  return (token: string): ReturnType<typeof make> => {
    const made = known.get(token) ?? make(token)
    known.set(token, made)
    return made
  }
}
