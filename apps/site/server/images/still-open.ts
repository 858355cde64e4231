import { type ListName, languages, listNames } from '@nagardwar/contract'
import { LRUCache } from 'lru-cache'
import type { ListCache } from '../api/list-cache.ts'
import type { Upstream } from '../upstream/upstream.ts'
import { within } from '../wait.ts'

/** Whether residents may still have a picture that is stored in another size. */
export type StillOpen = (path: string) => Promise<boolean>

const believedMs = 30_000
const longestWait = 1000
const room = { maxSize: 5000, sizeCalculation: () => 1, ttl: believedMs }

type Options = { upstream: Upstream; isListed: (path: string) => boolean }

/**
 * Asks the API for a stored picture's original again, at most every half minute, because staff may have withdrawn it.
 * An API that is away, late or without the lists that name the picture takes nothing from residents.
 */
export function createStillOpen({ upstream, isListed }: Options): StillOpen {
  const open = new LRUCache<string, true>(room)
  const asking = new Map<string, Promise<boolean>>()

  async function ask(path: string): Promise<boolean> {
    const response = await upstream(path, { headers: { range: 'bytes=0-0' } })
    await response.body?.cancel()
    const isGone = (response.status === 404 || response.status === 410) && !isListed(path)
    if (!isGone) open.set(path, true)
    return !isGone
  }

  return (path) => {
    if (open.has(path)) return Promise.resolve(true)
    const started =
      asking.get(path) ??
      ask(path)
        .catch(() => true)
        .finally(() => asking.delete(path))
    asking.set(path, started)
    return within(longestWait, started, () => true)
  }
}

/** Whether a list that the site knows names this file. */
export const listedIn =
  ({ known }: Pick<ListCache, 'known'>) =>
  (path: string): boolean =>
    listNames.some((name: ListName) =>
      [undefined, ...languages].some((language) => {
        const answer = known(name, language)
        return answer.ok && JSON.stringify(answer.value).includes(path)
      }),
    )
