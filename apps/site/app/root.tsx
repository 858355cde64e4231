// First of all, because it says in which order the layers of all other style sheets count.
import './styles/index.css'

import type { ReactNode } from 'react'
import { Outlet, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import type { Route } from './+types/root.ts'
import { fetchList } from './api/browser-source.ts'
import { browserLanguage, serverLanguage } from './api/page.ts'
import { pageTexts } from './api/page-texts.ts'
import { apiContext, siteContext } from './api/source.ts'
import { askStartLists } from './api/start-lists.ts'
import { BrokenPage } from './error-pages/broken-page.tsx'
import { documentDefaultLanguage } from './i18n/document-language.ts'
import { hrefIn, languageOf } from './i18n/language.ts'
import { everywhere } from './i18n/namespaces.ts'
import { HtmlDocument } from './layout/html-document.tsx'
import { Surroundings } from './layout/surroundings.tsx'
import { ServerPage } from './recovery/server-page.tsx'
import type { RootData } from './start/root-data.ts'

const now = () => new Date().toISOString()

export async function loader({ request, context }: Route.LoaderArgs): Promise<RootData> {
  const { origin, defaultLanguage } = context.get(siteContext)
  const { pathname, search } = new URL(request.url)
  const language = serverLanguage(request, context)
  // The default language has no prefix: `/en/roads` is `/roads`, so that a page has one address.
  const address = hrefIn(pathname, language, defaultLanguage)
  if (address !== pathname) throw redirect(address + search, 301)
  const lists = askStartLists(context.get(apiContext).list, language)
  const [menu, settings, otherSettings, wording] = await Promise.all([
    lists.menu,
    lists.settings,
    lists.otherSettings,
    lists.wording,
  ])
  return { origin, defaultLanguage, today: now(), menu, settings, otherSettings, wording }
}

export async function clientLoader({ request }: Route.ClientLoaderArgs): Promise<RootData> {
  const language = browserLanguage(request)
  const lists = askStartLists(fetchList, language)
  await pageTexts(request, language, everywhere)
  return { origin: location.origin, defaultLanguage: documentDefaultLanguage(), today: now(), ...lists }
}

/** The lists loaded at start are asked for again only when the language changes. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  const defaultLanguage = documentDefaultLanguage()
  return languageOf(currentUrl.pathname, defaultLanguage) !== languageOf(nextUrl.pathname, defaultLanguage)
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
