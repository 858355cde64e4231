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
import { type PictureTexts, textsOfPictures } from './picture-texts.ts'
import { apiContext, siteContext } from './source.ts'

type Needs = Record<string, ListNeed>
type Ask = (need: ListNeed) => Promise<ListOutcome<ListName>>

/** What a route tells the layout: the catalogues of its page. */
export type PageHandle = {
  texts: readonly Namespace[]
  /** The catalogues that the data of its page asks for besides. Only the server asks. */
  textsOf?: (loaderData: unknown) => readonly Namespace[]
  turned?: TurnedList
  content?: readonly Content[]
  /** One person's page: kept by nobody, listed by nobody, and without a script that could tell its address. */
  isPrivate?: true
  /** What its form may bring of residents: the server gives it to the desk before the action runs. Photographs are no documents. */
  takesFiles?: 'files' | 'photographs'
  /** There while its records are: otherwise its address may be one of a department. */
  givesWay?: true
}

/** A list that is content of a page, or only a field of its rows. */
export type Content = { list: ListName; field?: string }

/** A list that is shown page by page, and how many rows a page has. */
export type TurnedList = { list: ListName; size: number }

/**
 * The needs of a page, declared once: its catalogue and its lists. The server waits for the lists. In the browser
 * they are promises, so that the page appears at once with `Loading...` in their places. They are complete there:
 * only the first turn to another page of a list waits.
 */
export function definePage<const D extends Needs>(
  texts: Namespace | readonly Namespace[],
  lists: D,
  turned = turnedIn(lists),
) {
  const handle: PageHandle = {
    texts: [texts].flat() as Namespace[],
    ...(turned ? { turned } : {}),
    // Only the server asks which pages have content.
    ...(import.meta.env.SSR ? { content: contentIn(lists) } : {}),
  }
  const turns = Object.values(lists).some(isTurned)
  let isWhole = false
  return {
    handle,
    loader: (args: LoaderFunctionArgs) => loadOnServer(lists, args),
    clientLoader: async ({ request }: ClientLoaderFunctionArgs): Promise<ListsOf<D> & PictureTexts> => {
      const language = browserLanguage(request)
      isWhole = true
      const pending = started(lists, (need) => listInBrowser(nameOf(need), language, messageOf(need)))
      const pictureTexts = { texts: listInBrowser('texts', language) }
      await pageTexts(request, language, [...everywhere, ...handle.texts])
      return { ...pending, pictureTexts }
    },
    shouldRevalidate: (move: ShouldRevalidateFunctionArgs): boolean =>
      isAnotherPage(move) || (turns && !isWhole),
  }
}

/** The script of the browser carries nothing of this. */
async function loadOnServer<D extends Needs>(
  lists: D,
  { request, context }: LoaderFunctionArgs,
): Promise<ListsOf<D> & PictureTexts> {
  if (!import.meta.env.SSR) throw new Error('Only the server loads a document.')
  const language = serverLanguage(request, context)
  const { list } = context.get(apiContext)
  const number = readPageNumber(new URL(request.url).searchParams)
  const shown = await settled(lists, (need) =>
    plainUnless(need, getList(onlyShown(list, need, number), nameOf(need), language, messageOf(need))),
  )
  return { ...shown, pictureTexts: { texts: await textsOfPictures(list, language, shown) } }
}

const withoutBody = <R extends object>(row: R): R => {
  const { body: _, ...rest } = row as R & { body?: unknown }
  return rest as R
}

/** A body is sent to no page that does not write it. */
async function plainUnless(
  need: ListNeed,
  asked: Promise<ListOutcome<ListName>>,
): Promise<ListOutcome<ListName>> {
  const list = await asked
  if (!list.ok || (typeof need !== 'string' && need.bodies)) return list
  return { ...list, value: list.value.map(withoutBody) }
}

function turnedIn(lists: Needs): TurnedList | undefined {
  const need = Object.values(lists).find(isTurned)
  if (need === undefined || typeof need === 'string' || !need.perPage) return undefined
  return { list: need.list, size: Math.abs(need.perPage) }
}

function contentIn(lists: Needs): Content[] {
  return Object.values(lists).flatMap((need) => {
    const { content } = typeof need === 'string' ? {} : need
    return content === false ? [] : [{ list: nameOf(need), ...(content ? { field: content } : {}) }]
  })
}

/** Another page, another language and "try again" load again; another page number in the query does not. */
export const isAnotherPage = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.pathname !== nextUrl.pathname || currentUrl.href === nextUrl.href

export const serverLanguage = (request: Request, context: LoaderFunctionArgs['context']): Language =>
  languageOf(new URL(request.url).pathname, context.get(siteContext).defaultLanguage)

export const browserLanguage = (request: Request): Language =>
  languageOf(new URL(request.url).pathname, documentDefaultLanguage())

// Keys and rows belong together by construction, which the type of `Object.fromEntries` cannot express.
function started<D extends Needs>(lists: D, ask: Ask): ListsOf<D> {
  const entries = Object.entries(lists).map(([key, need]) => [key, ask(need)])
  return Object.fromEntries(entries) as ListsOf<D>
}

async function settled<D extends Needs>(lists: D, ask: Ask): Promise<ListsOf<D>> {
  const entries = Object.entries(started(lists, ask)).map(async ([key, list]) => [key, await list])
  return Object.fromEntries(await Promise.all(entries)) as ListsOf<D>
}
