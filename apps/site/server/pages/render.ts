import { createHash, randomBytes } from 'node:crypto'
import type { RouterContext, ServerBuild } from 'react-router'
import type { Search } from '../../app/api/search.ts'
import type { Api, ApiSource } from '../../app/api/source.ts'
import type { Documents } from '../../app/documents/documents.ts'
import type * as entry from '../../app/entry.server.tsx'
import type { PageFrame } from '../../app/layout/frame.ts'
import type { Config } from '../config.ts'
import { createFeedbackKeys } from '../feedback/keys/feedback-keys.ts'
import { createPrivateMessages } from '../feedback-status/private-messages.ts'
import { createMails } from '../mail/mails.ts'
import { createNoticeAnswers, createProposals } from '../notice-messages/notice-messages.ts'
import type { InTurn } from '../turns/client-turns.ts'
import { type ListsSeen, watchLists } from './lists-seen.ts'

/** A rendered page, with the nonce of its own scripts and the lists it was made from. */
export type Draft = { response: Response; html: string; secret: string; lists: ListsSeen }
export type Render = (request: Request, client?: string, frame?: PageFrame) => Promise<Draft>

/** The built app. `entry` has its own context objects, the keys for the values that the server passes in. */
export type App = { build: ServerBuild; entry: typeof entry }

/** Passes a write on to the API, as one client's. */
export type Send = (path: string, request: Request, client: string) => Promise<Response>
/** The public documents, as one page asks for them. */
type DocumentsOf = (source: ApiSource) => Documents
export type MakeRender = (
  source: ApiSource,
  send: Send,
  search: Search,
  documents: DocumentsOf,
  inTurn: InTurn,
) => Render

type Options = {
  /** Loaded again for every page in development. */
  app: App | (() => Promise<App>)
  source: ApiSource
  send: Send
  search: Search
  documents: DocumentsOf
  /** Waits for the turn of the client for whom the page is rendered. */
  inTurn: InTurn
  config: Pick<Config, 'origin' | 'defaultLanguage' | 'isProduction' | 'feedbackSecrets'>
  /** While the app is being written there is no policy, so nothing needs the secret; the browser would hide it from React. */
  isDevelopment?: boolean
}

/** Renders pages with the app's build. */
export function createRender(options: Options): Render {
  const { app, source, send, search, documents, inTurn, config, isDevelopment = false } = options
  const { origin, defaultLanguage } = config
  const feedbackKey = createFeedbackKeys(config.feedbackSecrets).publicKey
  const opened = opener(app, config.isProduction ? 'production' : 'development')
  return async (request, client = 'unknown', frame = 'whole') => {
    const { handle, entry: keys } = await opened()
    const secret = isDevelopment ? '' : randomBytes(16).toString('base64url')
    const lists = watchLists(source)
    const context = new keys.RouterContextProvider()
    const give = <T>(key: RouterContext<T>, value: T) => context.set(key, value)
    const post = (path: string, body: unknown, key?: string) =>
      send(path, asJson(body, key && keyOfClient(key, client)), client)
    const api: Api = {
      ...lists.source,
      send: post,
      proposals: createProposals(post),
      answers: createNoticeAnswers(post),
      messages: createPrivateMessages(post),
      mails: createMails(post),
    }
    give(keys.apiContext, api)
    give(keys.nonceContext, secret)
    give(keys.siteContext, { origin, defaultLanguage, feedbackKey })
    give<PageFrame>(keys.frameContext, frame)
    give<Search>(keys.searchContext, search)
    give<InTurn>(keys.turnContext, inTurn)
    give<Documents>(keys.documentsContext, documents(lists.source))
    const response = await handle(request, context)
    return { response, html: isHtml(response) ? await response.text() : '', secret, lists }
  }
}

function opener(app: Options['app'], mode: string) {
  const open = ({ build, entry }: App) => ({ entry, handle: entry.createRequestHandler(build, mode) })
  if (typeof app === 'function') return async () => open(await app())
  const opened = open(app)
  return async () => opened
}

export const isHtml = (response: Response): boolean =>
  response.headers.get('content-type')?.startsWith('text/html') ?? false

/**
 * A form without JavaScript has a key made of its texts. Somebody else with the same texts is another sender, who gets a
 * number and a private link of their own.
 */
const keyOfClient = (key: string, client: string): string =>
  `form-${createHash('sha256').update(`${client} ${key}`).digest('hex')}`

/** A write to the API, as `Send` takes it. */
export const asJson = (body: unknown, key?: string): Request => asWrite(JSON.stringify(body), key)

/** The same of a body that is JSON already, however deep. */
export const asWrite = (body: string, key?: string): Request =>
  new Request('http://localhost', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key ? { 'idempotency-key': key } : {}) },
    body,
  })
