import { type Language, type ListName, sentAnswer } from '@nagardwar/contract'
import { type Representation, represent } from '@nagardwar/http/representation'
import { LRUCache } from 'lru-cache'
import type { Payload } from 'payload'
import { contentVersion } from '../content/content-version.ts'
import { watchOf } from '../platform/database/watch-database.ts'
import { listRows } from './list-rows.ts'
import { olderClients } from './older-clients.ts'
import { listHeaders } from './reply.ts'

const mostBytes = 64 * 1024 ** 2
const longestLife = 60_000

type Entry = { version: string; answer: Promise<Representation> }
/** The result of the cache lookup. */
type Found = { answer: Representation; state: 'hit' | 'miss' }

/** Answers of lists, made once per version of the content. */
function createListCache(payload: Payload) {
  const entries = new LRUCache<string, Entry>({ maxSize: mostBytes, ttl: longestLife })
  let asking: Promise<string> | undefined

  /** Requests at the same moment share one query. */
  function version(): Promise<string> {
    asking ??= contentVersion(payload).finally(() => {
      asking = undefined
    })
    return asking
  }

  async function make(name: ListName, language: Language | undefined): Promise<Representation> {
    const rows = await listRows(payload, name, language)
    // Empty lists of a lost database must not replace what the site's pages show.
    await watchOf(payload)?.check()
    const { compatibility } = olderClients.of(payload)
    return represent(200, JSON.stringify(sentAnswer(name, rows, compatibility)), listHeaders)
  }

  return async (name: ListName, language: Language | undefined): Promise<Found> => {
    const key = `${name} ${language ?? 'both'}`
    // Read before the rows: a change in between gets another version.
    const now = await version()
    const known = entries.get(key)
    if (known?.version === now) return { answer: await known.answer, state: 'hit' }
    const entry = { version: now, answer: make(name, language) }
    entries.set(key, entry, { size: 1 })
    try {
      const answer = await entry.answer
      if (entries.peek(key) === entry) entries.set(key, entry, { size: answer.bytes })
      return { answer, state: 'miss' }
    } catch (error) {
      if (entries.peek(key) === entry) entries.delete(key)
      throw error
    }
  }
}

const caches = new WeakMap<Payload, ReturnType<typeof createListCache>>()

/** The answer of a list as residents may see it now. */
export function cachedList(payload: Payload, name: ListName, language: Language | undefined): Promise<Found> {
  const cache = caches.get(payload) ?? createListCache(payload)
  caches.set(payload, cache)
  return cache(name, language)
}
