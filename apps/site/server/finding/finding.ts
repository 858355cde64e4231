import type { ServerBuild } from 'react-router'
import type { ApiSource } from '../../app/api/source.ts'
import type { Config } from '../config.ts'
import { fixedPaths, foundPaths, siteMap } from './site-map.ts'

const anHour = 'public, max-age=3600'
const aYear = 365 * 24 * 60 * 60 * 1000

type Options = {
  config: Pick<Config, 'origin' | 'defaultLanguage'>
  routes: ServerBuild['routes']
  source: ApiSource
}

/** What machines look for: where to search, which pages there are, and whom to tell about a weakness. */
export function createFinding({ config, routes, source }: Options) {
  const text = (body: string, type = 'text/plain'): Response =>
    new Response(body, { headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': anHour } })

  return {
    robots: () =>
      text(
        `User-agent: *\nDisallow: /api/\nAllow: /api/uploads/\nDisallow: /search\n\nSitemap: ${config.origin}/sitemap.xml\n`,
      ),

    async siteMap() {
      const found = await foundPaths(source, config.defaultLanguage)
      return text(siteMap([...fixedPaths(routes), ...found], config), 'application/xml')
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
