import { callPaths, languages, type OlderClients } from '@nagardwar/contract'
import { represent } from '@nagardwar/http/representation'
import { everyAnswer, nothingInside } from '@nagardwar/http/security-headers'
import type { ServerBuild } from 'react-router'
import type { ApiSource } from '../../app/api/source.ts'
import type { AlertWatch } from '../alerts/alert-watch.ts'
import { docsPage } from '../api/docs-page.ts'
import type { Config } from '../config.ts'
import { readByAnyone } from '../http/read-by-anyone.ts'
import { openDataDocuments } from '../open-data/documents.ts'
import type { OpenData } from '../open-data/open-data.ts'
import { hasRecordFile, recordFile } from '../open-data/record-files.ts'
import { watchLists } from '../pages/lists-seen.ts'
import { createPageCache, type Made } from '../pages/page-cache.ts'
import type { WordingOf } from '../search/entries/wording.ts'
import { createSeo, type Seo } from './seo.ts'
import type { MappedPage } from './site-map.ts'

const maxBytes = 8 * 1024 ** 2

type Options = {
  config: Pick<Config, 'origin' | 'defaultLanguage' | 'olderClients'>
  routes: ServerBuild['routes']
  source: ApiSource
  wording: WordingOf
  /** The feed of alerts is another one when an alert begins. */
  alerts?: AlertWatch
  /** Pages of the site map while the desk has something for them. */
  deskPages?: () => Promise<readonly string[]>
  documentPages?: (source: ApiSource) => Promise<MappedPage[]>
}

const manifestPaths = ['', ...languages.map((language) => `/${language}`)].map(
  (prefix) => `${prefix}/manifest.webmanifest`,
)

type MakeDocument = (seo: Seo, data: OpenData, olderClients: OlderClients) => Response | Promise<Response>

/** The generator of each document, by its address. */
const documents: Readonly<Record<string, MakeDocument>> = {
  ...Object.fromEntries(
    Object.entries(openDataDocuments).map(([path, make]) => [path, (_: Seo, data: OpenData) => make(data)]),
  ),
  '/robots.txt': (seo) => seo.robots(),
  '/sitemap.xml': (seo) => seo.siteMap(),
  '/.well-known/security.txt': (seo) => seo.security(),
  [`/api${callPaths.openApi}`]: (_seo, _data, olderClients) => openApi(olderClients),
  '/api/docs': (_seo, _data, olderClients) => docsPage(olderClients),
  ...Object.fromEntries(manifestPaths.map((path) => [path, (seo: Seo) => seo.manifest(path)])),
}

export const documentPaths = Object.keys(documents)

/** Documents for machines: made once, sent from memory, and made again when one of their lists changes. */
export function createDocuments(options: Options) {
  const { config, routes, source, wording, alerts, deskPages, documentPages } = options

  async function make(address: string): Promise<Made> {
    const lists = watchLists(source)
    const seo = createSeo({
      config,
      routes,
      source: lists.source,
      wording,
      ...(deskPages ? { deskPages } : {}),
      ...(documentPages ? { documentPages } : {}),
    })
    const data = { source: lists.source, config, wording }
    const ofRecord = recordFile(address)
    const response = await (ofRecord
      ? ofRecord(data)
      : (documents[address] ?? notFound)(seo, data, config.olderClients))
    const headers = {
      'content-security-policy': nothingInside,
      ...everyAnswer(config.origin),
      ...Object.fromEntries(response.headers),
    }
    // `text()` would take the mark of its encoding off a sheet, without which Excel shows no Marathi.
    const text = Buffer.from(await response.arrayBuffer()).toString('utf8')
    const page = await represent(response.status, text, headers)
    return { page, lists, isIncomplete: false }
  }

  return {
    ...createPageCache({ make, maxBytes, ...(alerts ? { alerts } : {}) }),
    /** Whether an address asks for the file of a record that there is. */
    isOfRecord: (address: string) => hasRecordFile(source, address),
  }
}

const notFound = (): Response => new Response('There is nothing here.', { status: 404 })

async function openApi(olderClients: OlderClients): Promise<Response> {
  const { openApiDocument } = await import('@nagardwar/contract/openapi')
  return Response.json(openApiDocument({ serverUrl: '/api', olderClients }), {
    headers: { ...readByAnyone, 'cache-control': 'public, max-age=3600' },
  })
}
