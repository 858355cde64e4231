import type { Language } from '@nagardwar/contract/browser'
import { timeLimit } from './time-limit.ts'

/** The kinds of results, in the order of the filters. */
export const searchKinds = [
  'page',
  'service',
  'department',
  'person',
  'place',
  'news',
  'document',
  'resolution',
  'picture',
  'record',
] as const
export type SearchKind = (typeof searchKinds)[number]
export const isSearchKind = (text: string | null): text is SearchKind =>
  (searchKinds as readonly (string | null)[]).includes(text)

/** The address of searches in JSON: `/search.json?q=…&lang=…`, with `kind` and `page` as below. */
export const searchPath = '/search.json'

/** A query of at most `longestQuestion` characters; longer ones are cut. */
export type Question = { text: string; kind?: SearchKind | undefined; page: number; language: Language }
export const longestQuestion = 120

/** A text in pieces, some of which matched. */
export type Pieces = { text: string; isFound: boolean }[]

/** One result. `href` is a path without language, or an address of another site; the file is in `file`. */
export type Found = {
  id: string
  kind: SearchKind
  title: Pieces
  titleLanguage: Language
  /** The page or the list that it belongs to. */
  where: string
  excerpt?: { pieces: Pieces; language: Language }
  href: string
  /** Words of that page to which a browser can scroll. */
  anchor?: string
  file?: { path: string; language: Language; bytes?: number; page?: number }
  /** The page that has its text, without language. */
  read?: string
  /** The moment at which its time was over, or at which it will begin (ISO 8601). */
  ended?: string
  planned?: string
}

export type Findings =
  | {
      state: 'ready'
      total: number
      page: number
      pages: number
      kinds: { kind: SearchKind; count: number }[]
      /** No result has all the words; these have some of them. */
      isLoose: boolean
      /** Whether the feed of this search can have entries. */
      hasFeed?: boolean
      items: Found[]
    }
  /** The index is not ready, or not available. */
  | { state: 'preparing' }

export type Search = (question: Question) => Promise<Findings>

/** Reads a query from an address: `/search?q=…&kind=…&page=…`. */
export function readQuestion(query: URLSearchParams, language: Language): Question {
  const text = (query.get('q') ?? '').replace(/\s+/gu, ' ').trim()
  const wanted = query.get('kind')
  const kind = isSearchKind(wanted) ? wanted : undefined
  const page = /^[1-9][0-9]{0,3}$/.test(query.get('page') ?? '') ? Number(query.get('page')) : 1
  return { text: [...text].slice(0, longestQuestion).join(''), kind, page, language }
}

/** After this the reader learns that the search is unavailable, and can try again. */
const longestWait = 10_000

export type Asked = Findings | { state: 'away' }

/** The browser's access to the search: the site's own `/search.json`. */
export async function askFromBrowser({ text, kind, page, language }: Question): Promise<Asked> {
  const query = new URLSearchParams({
    q: text,
    lang: language,
    page: String(page),
    ...(kind ? { kind } : {}),
  })
  try {
    const response = await fetch(`${searchPath}?${query}`, { signal: timeLimit(longestWait) })
    if (response.status === 503 || response.ok) return (await response.json()) as Findings
    return { state: 'away' }
  } catch (error) {
    // No network, a time-out or an answer that is not JSON: the same for the reader.
    console.error('Error searching', error)
    return { state: 'away' }
  }
}
