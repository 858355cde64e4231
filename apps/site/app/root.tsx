// Must be first: it defines the order of the layers for all other style sheets.
import './styles/index.css'

import type { ReactNode } from 'react'
import { Outlet, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import type { Route } from './+types/root.ts'
import { alertsAt } from './alerts/present-alerts.ts'
import { fetchList } from './api/browser-source.ts'
import { listInBrowser } from './api/list-in-browser.ts'
import { browserLanguage, serverLanguage } from './api/page.ts'
import { pageTexts } from './api/page-texts.ts'
import { apiContext, siteContext } from './api/source.ts'
import { askAlerts, askStartLists, askStates } from './api/start-lists.ts'
import { BrokenPage } from './error-pages/broken-page.tsx'
import { documentDefaultLanguage } from './i18n/document-language.ts'
import { hrefIn, languageOf } from './i18n/language.ts'
import { everywhere } from './i18n/namespaces.ts'
import { HtmlDocument } from './layout/html-document.tsx'
import { Surroundings } from './layout/surroundings.tsx'
import { ServerPage } from './recovery/server-page.tsx'
import { troublesAt } from './service-states/present-service-states.ts'
import { isStartMissing } from './start/failed-start.ts'
import type { RootData } from './start/root-data.ts'

const now = () => new Date().toISOString()

export async function loader({ request, context }: Route.LoaderArgs): Promise<RootData> {
  const { origin, defaultLanguage } = context.get(siteContext)
  const { pathname, search } = new URL(request.url)
  const language = serverLanguage(request, context)
  // The default language has no prefix: `/en/roads` redirects to `/roads`, so that a page has one address.
  const address = hrefIn(pathname, language, defaultLanguage)
  if (address !== pathname) throw redirect(address + search, 301)
  const api = context.get(apiContext)
  const lists = askStartLists(api.list, language)
  const [alerts, states, menu, settings, otherSettings, wording] = await Promise.all([
    askAlerts(api.list, language),
    askStates(api.list, language),
    lists.menu,
    lists.settings,
    lists.otherSettings,
    lists.wording,
  ])
  const emptyPages = api.emptyPages?.()
  const today = now()
  const shown = alerts.ok ? alertsAt(alerts.value, Date.parse(today)) : []
  const troubles = states.ok ? troublesAt(states.value, Date.parse(today)) : []
  return {
    origin,
    defaultLanguage,
    today,
    alerts: shown,
    troubles,
    emptyPages,
    menu,
    settings,
    otherSettings,
    wording,
  }
}

export async function clientLoader({ request }: Route.ClientLoaderArgs): Promise<RootData> {
  const language = browserLanguage(request)
  const lists = askStartLists(fetchList, language, listInBrowser('texts', language))
  await pageTexts(request, language, everywhere)
  return {
    origin: location.origin,
    defaultLanguage: documentDefaultLanguage(),
    today: now(),
    ...lists,
  }
}

/** The start lists are loaded again when the language changes, and at the next page where one of them failed. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  const defaultLanguage = documentDefaultLanguage()
  const isOtherLanguage =
    languageOf(currentUrl.pathname, defaultLanguage) !== languageOf(nextUrl.pathname, defaultLanguage)
  return isOtherLanguage || isStartMissing()
}

export const Layout = ({ children }: { children: ReactNode }) => (
  <ServerPage>
    <HtmlDocument>
      <Surroundings>{children}</Surroundings>
    </HtmlDocument>
  </ServerPage>
)

export default Outlet

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <BrokenPage error={error} />
