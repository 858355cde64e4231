import { randomBytes } from 'node:crypto'
import {
  createRequestHandler,
  type RouterContext,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router'
import type { Search, searchContext } from '../../app/api/search.ts'
import type { Api, ApiSource, apiContext, nonceContext, siteContext } from '../../app/api/source.ts'
import type { Config } from '../config.ts'
import { type ListsSeen, watchLists } from './lists-seen.ts'

/** A page as the app rendered it, with the secret that marks its own scripts and the lists it was made of. */
export type Draft = { response: Response; html: string; secret: string; lists: ListsSeen }
export type Render = (request: Request, client?: string) => Promise<Draft>

export type Contexts = {
  apiContext: typeof apiContext
  nonceContext: typeof nonceContext
  siteContext: typeof siteContext
  searchContext: typeof searchContext
}

/** Passes a write on to the API, as one client's. */
export type Send = (path: string, request: Request, client: string) => Promise<Response>
export type MakeRender = (source: ApiSource, send: Send, search: Search) => Render

type Options = {
  build: ServerBuild | (() => Promise<ServerBuild>)
  /** The app's own context objects: the keys under which it looks for what the server gives it. */
  contexts: Contexts | (() => Promise<Contexts>)
  source: ApiSource
  send: Send
  search: Search
  config: Pick<Config, 'origin' | 'defaultLanguage' | 'isProduction'>
  /** While the app is being written there is no policy, so nothing needs the secret; the browser would hide it from React. */
  isInTheMaking?: boolean
}

/** Renders pages with the app's build. */
export function createRender(options: Options): Render {
  const { build, contexts, source, send, search, config, isInTheMaking = false } = options
  const handle = createRequestHandler(build, config.isProduction ? 'production' : 'development')
  return async (request, client = 'unknown') => {
    const keys = typeof contexts === 'function' ? await contexts() : contexts
    const secret = isInTheMaking ? '' : randomBytes(16).toString('base64url')
    const lists = watchLists(source)
    const context = new RouterContextProvider()
    const give = <T>(key: RouterContext<T>, value: T) => context.set(key, value)
    const api: Api = {
      ...lists.source,
      send: (path, body, key) => send(path, json(body, key), client),
    }
    give(keys.apiContext, api)
    give(keys.nonceContext, secret)
    give(keys.siteContext, { origin: config.origin, defaultLanguage: config.defaultLanguage })
    give<Search>(keys.searchContext, search)
    const response = await handle(request, context)
    return { response, html: isHtml(response) ? await response.text() : '', secret, lists }
  }
}

export const isHtml = (response: Response): boolean =>
  response.headers.get('content-type')?.startsWith('text/html') ?? false

const json = (body: unknown, key: string | undefined): Request =>
  new Request('http://localhost', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key ? { 'idempotency-key': key } : {}) },
    body: JSON.stringify(body),
  })
