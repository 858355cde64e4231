import { languages } from '@nagardwar/contract'
import type { ServerBuild } from 'react-router'
import type { ApiSource } from '../../app/api/source.ts'
import { archivePath } from '../../app/archive/archive-path.ts'
import { languageOf } from '../../app/i18n/language.ts'
import type { Config } from '../config.ts'
import { fixedPaths } from '../pages/fixed-routes.ts'
import type { WordingOf } from '../search/entries/wording.ts'
import { transparencyPath } from '../transparency/obligations.ts'
import { manifestOf } from './manifest.ts'
import { foundPages, type MappedPage, siteMap } from './site-map.ts'

const anHour = 'public, max-age=3600'
const aYear = 365 * 24 * 60 * 60 * 1000

const ofDesk: ReadonlySet<string> = new Set([transparencyPath, archivePath])

type Options = {
  config: Pick<Config, 'origin' | 'defaultLanguage'>
  routes: ServerBuild['routes']
  source: ApiSource
  wording: WordingOf
  /** The pages of what the desk alone knows, while it has something for them. */
  deskPages?: () => Promise<readonly string[]>
  /** The pages of the public documents. */
  documentPages?: (source: ApiSource) => Promise<MappedPage[]>
}

export type Seo = ReturnType<typeof createSeo>

/** Files for machines: robots.txt, sitemap, manifest and security.txt. */
export function createSeo({
  config,
  routes,
  source,
  wording,
  deskPages = async () => [],
  documentPages = async () => [],
}: Options) {
  const text = (body: string, type = 'text/plain'): Response =>
    new Response(body, { headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': anHour } })

  return {
    robots: () =>
      text(
        `User-agent: *\nDisallow: /api/\nAllow: /api/uploads/\nDisallow: /search\nDisallow: /feedback/\nDisallow: /mr/feedback/\nDisallow: /en/feedback/\nDisallow: /subscription/\nDisallow: /mr/subscription/\nDisallow: /en/subscription/\n\nSitemap: ${config.origin}/sitemap.xml\n`,
      ),

    async siteMap() {
      const fixed = fixedPaths(routes)
      // Read for each request: the site map changes when a page is added or left out.
      await source.list('mainMenu', config.defaultLanguage)
      const emptyPages = new Set(source.emptyPages?.())
      const found = (await foundPages(source)).filter(({ path }) => !fixed.includes(path))
      const shown = fixed.filter((path) => !emptyPages.has(path) && !ofDesk.has(path))
      const pages = [
        ...[...shown, ...(await deskPages())].map((path) => ({ path, languages })),
        ...found,
        ...(await documentPages(source)),
      ]
      return text(siteMap(pages, config), 'application/xml')
    },

    /** The web app manifest, in the language of the address. */
    async manifest(pathname: string) {
      const language = languageOf(pathname, config.defaultLanguage)
      const settings = await source.list('settings', language)
      const council = settings.ok ? settings.value[0] : undefined
      const words = wording(council?.kind)[language]
      await source.list('mainMenu', language)
      const emptyPages = source.emptyPages?.() ?? []
      const body = JSON.stringify(manifestOf({ language, ...config, council, words, emptyPages }))
      return text(body, 'application/manifest+json')
    },

    async security() {
      const settings = await source.list('settings', config.defaultLanguage)
      const email = settings.ok ? settings.value[0]?.email : undefined
      const contact =
        email && /^[^\s@]+@[^\s@]+$/.test(email) ? `mailto:${email}` : `${config.origin}/contact`
      const expires = new Date(Date.now() + aYear).toISOString()
      const canonical = `${config.origin}/.well-known/security.txt`
      return text(
        `Contact: ${contact}\nExpires: ${expires}\nPreferred-Languages: en, mr\nCanonical: ${canonical}\n`,
      )
    },
  }
}
