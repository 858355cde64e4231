import { data } from 'react-router'
import { fromServer } from '../../api/from-server.ts'
import { isAnotherPage, serverLanguage } from '../../api/page.ts'
import { apiContext, siteContext } from '../../api/source.ts'
import { givesWay } from '../../disclosure-pages/gives-way.ts'
import { loadOnServer } from '../../disclosure-pages/load-at-address.ts'
import { PageAtAddress } from '../../disclosure-pages/page-at-address.tsx'
import { DocumentPages } from '../../documents/document-pages.tsx'
import { documentPlace } from '../../documents/document-path.ts'
import { DocumentText } from '../../documents/document-text.tsx'
import type { DocumentView } from '../../documents/document-view.ts'
import { documentsContext } from '../../documents/documents.ts'
import { loadDocument } from '../../documents/load-document.ts'
import { AwayPage } from '../../error-pages/away-page.tsx'
import { bareOf } from '../../i18n/language.ts'
import { withWritten } from '../../written/written.tsx'
import type { Route } from './+types/route.ts'

export const clientLoader = fromServer
export const shouldRevalidate = isAnotherPage
export const handle = givesWay

type Shown = { document: DocumentView | 'away' }

/** A document that is not public is missing, 404; while nobody can say, 503. An address without a key is a department's. */
export async function loader(args: Route.LoaderArgs) {
  const { request, context } = args
  const place = documentPlace(bareOf(new URL(request.url).pathname))
  if (!place) return loadOnServer(args)
  const loaded = await loadDocument({
    source: context.get(apiContext),
    documents: context.get(documentsContext),
    place,
    language: serverLanguage(request, context),
    ...context.get(siteContext),
  })
  if (!loaded) throw data(null, { status: 404 })
  if (loaded === 'away') return data<Shown>({ document: loaded }, { status: 503 })
  return data<Shown>({ document: withWritten(loaded.view, <DocumentText body={loaded.body} />) })
}

/** What a public document says, as text. */
export default function Documents({ loaderData }: Route.ComponentProps) {
  if (!('document' in loaderData)) return <PageAtAddress data={loaderData} />
  const { document } = loaderData
  return document === 'away' ? <AwayPage /> : <DocumentPages view={document} />
}
