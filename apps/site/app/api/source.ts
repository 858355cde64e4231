import type { Language, ListName, Outcome, WireRow } from '@nagardwar/contract/browser'
import { createContext } from 'react-router'
import type { Post } from './feedback.ts'
import type { Search } from './search.ts'

/** Where the site's server gets its lists from: the API, an old copy of its answer, or the examples. */
export type ApiSource = {
  list<N extends ListName>(name: N, language: Language): Promise<Outcome<WireRow<N>[]>>
}

/** What a request on the server may do: read lists, and send what the visitor wrote as the visitor's own call. */
export type Api = ApiSource & { send: Post }

/** What the whole site is told by its configuration. */
export type Site = { origin: string; defaultLanguage: Language }

// The server outside the bundle puts these in for every request; `entry.server.tsx` hands them out.
export const apiContext = createContext<Api>()
export const siteContext = createContext<Site>({ origin: 'http://localhost:3000', defaultLanguage: 'en' })
export const nonceContext = createContext<string>('')
/** Without a search of the server's it is always being prepared. */
export const searchContext = createContext<Search>(async () => ({ state: 'preparing' }))
