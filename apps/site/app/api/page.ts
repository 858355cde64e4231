import type { Language, ListName } from '@nagardwar/contract/browser'
import type { ClientLoaderFunctionArgs, LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router'
import { documentDefaultLanguage } from '../i18n/document-language.ts'
import { languageOf } from '../i18n/language.ts'
import { everywhere, type Namespace } from '../i18n/namespaces.ts'
import {
  getList,
  isTurned,
  type ListNeed,
  type ListOutcome,
  type ListsOf,
  messageOf,
  nameOf,
  onlyShown,
} from './list.ts'
import { listInBrowser } from './list-in-browser.ts'
import { readPageNumber } from './page-of.ts'
import { pageTexts } from './page-texts.ts'
import { apiContext, siteContext } from './source.ts'

type Needs = Record<string, ListNeed>
type Ask = (need: ListNeed) => Promise<ListOutcome<ListName>>

/** What a route tells the frame about itself: the catalogues that its page is written with. */
export type PageHandle = { texts: readonly Namespace[]; turned?: TurnedList }

/** A list that is shown page by page, and how many rows a page has. */
export type TurnedList = { list: ListName; size: number }

/**
 * A page's needs, declared once: its catalogue and its lists. The server waits for the lists; in the browser they
 * are promises, so that the page appears at once with `Loading...` in their places, and whole: whoever turns the pages
 * of a list waits for it once.
 */
export function definePage<const D extends Needs>(
  texts: Namespace | readonly Namespace[],
  lists: D,
  turned = turnedIn(lists),
) {
  const handle: PageHandle = { texts: [texts].flat() as Namespace[], ...(turned ? { turned } : {}) }
  const turns = Object.values(lists).some(isTurned)
  let isWhole = false
  return {
    handle,
    loader: ({ request, context }: LoaderFunctionArgs): Promise<ListsOf<D>> => {
      const language = serverLanguage(request, context)
      const { list } = context.get(apiContext)
      const number = readPageNumber(new URL(request.url).searchParams)
      return settled(lists, (need) =>
        getList(onlyShown(list, need, number), nameOf(need), language, messageOf(need)),
      )
    },
    clientLoader: async ({ request }: ClientLoaderFunctionArgs): Promise<ListsOf<D>> => {
      const language = browserLanguage(request)
      isWhole = true
      const pending = started(lists, (need) => listInBrowser(nameOf(need), language, messageOf(need)))
      await pageTexts(request, language, [...everywhere, ...handle.texts])
      return pending
    },
    shouldRevalidate: (move: ShouldRevalidateFunctionArgs): boolean =>
      isAnotherPage(move) || (turns && !isWhole),
  }
}

function turnedIn(lists: Needs): TurnedList | undefined {
  const need = Object.values(lists).find(isTurned)
  if (need === undefined || typeof need === 'string' || !need.perPage) return undefined
  return { list: need.list, size: Math.abs(need.perPage) }
}

/** Another page, another language and "try again" ask again; another page number in the query does not. */
export const isAnotherPage = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.pathname !== nextUrl.pathname || currentUrl.href === nextUrl.href

export const serverLanguage = (request: Request, context: LoaderFunctionArgs['context']): Language =>
  languageOf(new URL(request.url).pathname, context.get(siteContext).defaultLanguage)

export const browserLanguage = (request: Request): Language =>
  languageOf(new URL(request.url).pathname, documentDefaultLanguage())

// The keys and rows belong together by construction; `Object.fromEntries` cannot say so in its type.
function started<D extends Needs>(lists: D, ask: Ask): ListsOf<D> {
  const entries = Object.entries(lists).map(([key, need]) => [key, ask(need)])
  return Object.fromEntries(entries) as ListsOf<D>
}

async function settled<D extends Needs>(lists: D, ask: Ask): Promise<ListsOf<D>> {
  const entries = Object.entries(started(lists, ask)).map(async ([key, list]) => [key, await list])
  return Object.fromEntries(await Promise.all(entries)) as ListsOf<D>
}
