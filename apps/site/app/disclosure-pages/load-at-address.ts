import { pageOfListPath } from '@nagardwar/contract/browser'
import {
  type ClientLoaderFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  redirectDocument,
} from 'react-router'
import { getList } from '../api/list.ts'
import { areDynamicListsLoaded, listInBrowser } from '../api/list-in-browser.ts'
import { browserLanguage, serverLanguage } from '../api/page.ts'
import { pageTexts } from '../api/page-texts.ts'
import { apiContext, siteContext } from '../api/source.ts'
import { type DynamicPage, findDynamicPage, movedFrom } from '../disclosure/dynamic-page.ts'
import { bareOf, hrefIn, otherLanguage } from '../i18n/language.ts'
import { everywhere } from '../i18n/namespaces.ts'
import { withWritten } from '../written/written.tsx'
import {
  type Ask,
  askDocuments,
  type DynamicLists,
  type DynamicPageData,
  judge,
  requestDynamicLists,
  rowsOf,
} from './dynamic-data.ts'
import { findInOtherLanguage } from './in-other-language.ts'
import { texts } from './texts.ts'

/** Everything that an address shows; in the browser a promise while the lists are loading. */
export type AtAddress = { arrived: DynamicPageData } | { arriving: Promise<DynamicPageData> }

type Asked = Pick<LoaderFunctionArgs, 'request' | 'context'>

const barePathOf = (request: Request): string => bareOf(new URL(request.url).pathname)

/**
 * What a department has at an address. The server waits for all lists. An unknown address is a 404; if it cannot be
 * decided, it is an outage, 503. `otherwise` is asked for a page that gives way to those of departments.
 */
export async function loadOnServer<P = never>(
  { request, context }: Asked,
  otherwise: () => Promise<P | undefined> = async () => undefined,
) {
  const language = serverLanguage(request, context)
  const path = barePathOf(request)
  const ask: Ask = (name, onFailure) => getList(context.get(apiContext).list, name, language, onFailure)
  const lists = await requestDynamicLists(ask)
  const verdict = judge(lists, path)
  if (isKind(verdict)) {
    const documents = Object.entries(askDocuments(verdict, ask))
    const settled = await Promise.all(documents.map(async ([name, list]) => [name, await list]))
    return withDetails({ request, context }, { ...lists, ...Object.fromEntries(settled) })
  }
  const found = await otherwise()
  if (found) return found
  if (verdict === 'unknown') return data<AtAddress>({ arrived: lists }, { status: 503 })
  const movedTo = movedFrom(rowsOf(lists), path) ?? pageOfListPath(path)
  if (movedTo) throw redirect(hrefIn(movedTo, language, context.get(siteContext).defaultLanguage))
  return inOtherLanguage({ request, context }, lists)
}

/** The page of a department has more, which the server alone writes. */
async function withDetails({ request, context }: Asked, arrived: DynamicPageData) {
  const page = findDynamicPage(rowsOf(arrived), barePathOf(request))
  if (page?.kind !== 'department') return data<AtAddress>({ arrived })
  const language = serverLanguage(request, context)
  // Imported here, it is in no script of the browser.
  const { detailsOnServer } = await import('./department/details-on-server.tsx')
  const details = await detailsOnServer(page.department, context.get(apiContext), language)
  return data<AtAddress>({ arrived: withWritten(arrived, details) })
}

async function inOtherLanguage({ request, context }: Asked, lists: DynamicLists) {
  const language = serverLanguage(request, context)
  const ask: Ask = (name, onFailure) =>
    getList(context.get(apiContext).list, name, otherLanguage(language), onFailure)
  const found = await findInOtherLanguage({ lists, path: barePathOf(request), language, ask })
  if (found === 'missing') throw data(null, { status: 404 })
  if (found === 'unknown') return data<AtAddress>({ arrived: lists }, { status: 503 })
  if ('movedTo' in found)
    throw redirect(hrefIn(found.movedTo, language, context.get(siteContext).defaultLanguage))
  return withDetails({ request, context }, found.arrived)
}

/** The browser has the lists from the start. Only if they are still loading does the page wait visibly. */
export async function loadInBrowser({ request }: ClientLoaderFunctionArgs): Promise<AtAddress> {
  const language = browserLanguage(request)
  const ask: Ask = (name, onFailure) => listInBrowser(name, language, onFailure)
  const wereLoaded = areDynamicListsLoaded(language)
  const arriving = requestDynamicLists(ask).then(async (lists): Promise<DynamicPageData> => {
    const page = findDynamicPage(rowsOf(lists), barePathOf(request))
    if (page?.kind !== 'department') return { ...lists, ...askDocuments(page?.kind, ask) }
    const { detailsInBrowser } = await import('./department/details-in-browser.tsx')
    return { ...lists, details: await detailsInBrowser(page.department, language) }
  })
  await pageTexts(request, language, [...everywhere, ...texts])
  if (!wereLoaded) return { arriving }
  const arrived = await arriving
  // The server knows what the other language has here.
  if (judge(arrived, barePathOf(request)) === 'missing') throw redirectDocument(request.url)
  return { arrived }
}

const isKind = (verdict: ReturnType<typeof judge>): verdict is DynamicPage['kind'] =>
  verdict !== 'missing' && verdict !== 'unknown'
