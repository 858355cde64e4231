import { pageOfListPath } from '@nagardwar/contract/browser'
import {
  type ClientLoaderFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  redirectDocument,
} from 'react-router'
import { getList } from '../../api/list.ts'
import { areDynamicListsLoaded, listInBrowser } from '../../api/list-in-browser.ts'
import { browserLanguage, serverLanguage } from '../../api/page.ts'
import { pageTexts } from '../../api/page-texts.ts'
import { apiContext, searchContext, siteContext } from '../../api/source.ts'
import { budgetPath, budgetPlace } from '../../budget/budget-path.ts'
import { type Loaded as LoadedBudget, loadBudget } from '../../budget/load-budget.ts'
import { type LoadedWork, loadWork } from '../../council-work/load-work.tsx'
import {
  meetingsPath,
  membersPath,
  resolutionsPath,
  type WorkPlace,
  workPlace,
} from '../../council-work/work-path.ts'
import { type DynamicPage, findDynamicPage, movedFrom } from '../../disclosure/dynamic-page.ts'
import { type DocumentPlace, documentPlace } from '../../documents/document-path.ts'
import { DocumentText } from '../../documents/document-text.tsx'
import type { DocumentView } from '../../documents/document-view.ts'
import { documentsContext } from '../../documents/documents.ts'
import { loadDocument } from '../../documents/load-document.ts'
import { bareOf, hrefIn, otherLanguage } from '../../i18n/language.ts'
import { everywhere, type Namespace } from '../../i18n/namespaces.ts'
import type { Loaded } from '../../services/load-services.tsx'
import { type ServicePlace, servicePlace, servicesPath } from '../../services/service-path.ts'
import { withWritten } from '../../written/written.tsx'
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

/** The catalogues of every page at a dynamic address. */
export const texts = ['dynamic', 'department', 'heading', 'meetings'] as const satisfies Namespace[]

/** The data of the route: a page of services, of the council at work, a document (`away` while nobody can say whether it is there), or everything; in the browser a promise while the lists are loading. */
export type DynamicData =
  | { services: Loaded }
  | { budget: LoadedBudget }
  | { work: LoadedWork }
  | { document: DocumentView | 'away' }
  | { arrived: DynamicPageData }
  | { arriving: Promise<DynamicPageData> }

const barePathOf = (request: Request): string => bareOf(new URL(request.url).pathname)

/** The server waits for all lists. An unknown address is a 404; if it cannot be decided, it is an outage, 503. */
export async function loadOnServer({ request, context }: LoaderFunctionArgs) {
  const language = serverLanguage(request, context)
  const path = barePathOf(request)
  const document = documentPlace(path)
  if (document) return documentOnServer({ request, context }, document)
  const budget = await budgetOnServer({ request, context }, path)
  if (budget) return data<DynamicData>({ budget }, { status: budget.ok ? 200 : 503 })
  const place = servicePlace(path)
  const services = place && (await servicesOnServer({ request, context }, place))
  if (services) return data<DynamicData>({ services }, { status: services.ok ? 200 : 503 })
  const ask: Ask = (name, onFailure) => getList(context.get(apiContext).list, name, language, onFailure)
  const lists = await requestDynamicLists(ask)
  const verdict = judge(lists, path)
  // A department or a heading at the same address was there first.
  const work = isKind(verdict) ? undefined : workPlace(path)
  const found = work && (await workOnServer({ request, context }, work))
  if (found) return found
  const movedTo = verdict === 'missing' ? (movedFrom(rowsOf(lists), path) ?? pageOfListPath(path)) : undefined
  if (movedTo) throw redirect(hrefIn(movedTo, language, context.get(siteContext).defaultLanguage))
  if (verdict === 'missing') return inOtherLanguage({ request, context }, lists)
  if (verdict === 'unknown') return data<DynamicData>({ arrived: lists }, { status: 503 })
  const documents = Object.entries(askDocuments(verdict, ask))
  const settled = await Promise.all(documents.map(async ([name, list]) => [name, await list]))
  return withDetails({ request, context }, { ...lists, ...Object.fromEntries(settled) })
}

/** The page of a department has more, which the server alone writes. */
async function withDetails({ request, context }: Asked, arrived: DynamicPageData) {
  const page = findDynamicPage(rowsOf(arrived), barePathOf(request))
  if (page?.kind !== 'department') return data<DynamicData>({ arrived })
  const language = serverLanguage(request, context)
  // Imported here, it is in no script of the browser.
  const { detailsOnServer } = await import('../department/details-on-server.tsx')
  const details = await detailsOnServer(page.department, context.get(apiContext), language)
  return data<DynamicData>({ arrived: withWritten(arrived, details) })
}

type Asked = Pick<LoaderFunctionArgs, 'request' | 'context'>

async function inOtherLanguage({ request, context }: Asked, lists: DynamicLists) {
  const language = serverLanguage(request, context)
  const ask: Ask = (name, onFailure) =>
    getList(context.get(apiContext).list, name, otherLanguage(language), onFailure)
  const found = await findInOtherLanguage({ lists, path: barePathOf(request), language, ask })
  if (found === 'missing') throw data(null, { status: 404 })
  if (found === 'unknown') return data<DynamicData>({ arrived: lists }, { status: 503 })
  if ('movedTo' in found)
    throw redirect(hrefIn(found.movedTo, language, context.get(siteContext).defaultLanguage))
  return withDetails({ request, context }, found.arrived)
}

async function budgetOnServer({ request, context }: Asked, path: string): Promise<LoadedBudget | undefined> {
  const place = budgetPlace(path)
  const loaded =
    place &&
    (await loadBudget({
      source: context.get(apiContext),
      place,
      language: serverLanguage(request, context),
      ...context.get(siteContext),
    }))
  const { WrittenBudget } = await import('../../budget/written-budget.tsx')
  return loaded && withWritten(loaded.page, loaded.body ? <WrittenBudget body={loaded.body} /> : null)
}

async function servicesOnServer({ request, context }: Asked, place: ServicePlace) {
  // Imported here, it is in no script of the browser.
  const { loadServices } = await import('../../services/load-services.tsx')
  const source = context.get(apiContext)
  return loadServices({
    source,
    place,
    language: serverLanguage(request, context),
    ...context.get(siteContext),
  })
}

async function workOnServer({ request, context }: Asked, place: WorkPlace) {
  const found = await loadWork({
    source: context.get(apiContext),
    documents: context.get(documentsContext),
    search: context.get(searchContext),
    place,
    language: serverLanguage(request, context),
    query: new URL(request.url).searchParams,
    ...context.get(siteContext),
  })
  if (!found) return undefined
  const { loaded, body } = found
  return data<DynamicData>({ work: withWritten(loaded, body) }, { status: loaded.ok ? 200 : 503 })
}

async function documentOnServer({ request, context }: Asked, place: DocumentPlace) {
  const loaded = await loadDocument({
    source: context.get(apiContext),
    documents: context.get(documentsContext),
    place,
    language: serverLanguage(request, context),
    ...context.get(siteContext),
  })
  if (!loaded) throw data(null, { status: 404 })
  if (loaded === 'away') return data<DynamicData>({ document: loaded }, { status: 503 })
  return data<DynamicData>({ document: withWritten(loaded.view, <DocumentText body={loaded.body} />) })
}

/** What lies below these addresses the server knows, whatever else has one of them. */
const ofServer = [servicesPath, budgetPath, meetingsPath, membersPath, resolutionsPath, '/documents']

/** The browser has the lists from the start. Only if they are still loading does the page wait visibly. */
export async function loadInBrowser({ request }: ClientLoaderFunctionArgs): Promise<DynamicData> {
  // These pages are the server's alone, so that no script carries them.
  const path = barePathOf(request)
  if (ofServer.some((top) => `${path}/`.startsWith(`${top}/`))) throw redirectDocument(request.url)
  const language = browserLanguage(request)
  const ask: Ask = (name, onFailure) => listInBrowser(name, language, onFailure)
  const wereLoaded = areDynamicListsLoaded(language)
  const arriving = requestDynamicLists(ask).then(async (lists): Promise<DynamicPageData> => {
    const page = findDynamicPage(rowsOf(lists), barePathOf(request))
    if (page?.kind !== 'department') return { ...lists, ...askDocuments(page?.kind, ask) }
    const { detailsInBrowser } = await import('../department/details-in-browser.tsx')
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
