import { callPaths, languages } from '@nagardwar/contract'
import { represent } from '@nagardwar/http/representation'
import { everyAnswer, nothingInside } from '@nagardwar/http/security-headers'
import type { ServerBuild } from 'react-router'
import type { ApiSource } from '../../app/api/source.ts'
import { docsPage } from '../api/docs-page.ts'
import type { Config } from '../config.ts'
import { watchLists } from '../pages/lists-seen.ts'
import { createPageCache, type Made } from '../pages/page-cache.ts'
import type { Wording } from '../search/entries/wording.ts'
import { createSeo, type Seo } from './seo.ts'

const maxBytes = 8 * 1024 ** 2

type Options = {
  config: Pick<Config, 'origin' | 'defaultLanguage'>
  routes: ServerBuild['routes']
  source: ApiSource
  wording: Wording
}

const manifestPaths = ['', ...languages.map((language) => `/${language}`)].map(
  (prefix) => `${prefix}/manifest.webmanifest`,
)

/** How each document is made, by its address. */
const documents: Readonly<Record<string, (seo: Seo) => Response | Promise<Response>>> = {
  '/robots.txt': (seo) => seo.robots(),
  '/sitemap.xml': (seo) => seo.siteMap(),
  '/.well-known/security.txt': (seo) => seo.security(),
  [`/api${callPaths.openApi}`]: openApi,
  '/api/docs': docsPage,
  ...Object.fromEntries(manifestPaths.map((path) => [path, (seo: Seo) => seo.manifest(path)])),
}

export const documentPaths = Object.keys(documents)

/** Documents for machines: made once, sent from memory, and made again when a list in them changes. */
export function createDocuments({ config, routes, source, wording }: Options) {
  async function make(address: string): Promise<Made> {
    const lists = watchLists(source)
    const seo = createSeo({ config, routes, source: lists.source, wording })
    const response = await (documents[address] ?? notFound)(seo)
    const headers = {
      'content-security-policy': nothingInside,
      ...Object.fromEntries(response.headers),
      ...everyAnswer(config.origin),
    }
    const page = await represent(response.status, await response.text(), headers)
    return { page, lists, isIncomplete: false }
  }

  return createPageCache({ make, maxBytes })
}

const notFound = (): Response => new Response('There is nothing here.', { status: 404 })

async function openApi(): Promise<Response> {
  const { openApiDocument } = await import('@nagardwar/contract/openapi')
  return Response.json(openApiDocument({ serverUrl: '/api' }), {
    headers: { 'cache-control': 'public, max-age=3600' },
  })
}
