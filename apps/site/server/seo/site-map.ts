import { type Language, type ListName, languages, type Outcome, type WireRow } from '@nagardwar/contract'
import type { ServerBuild } from 'react-router'
import type { ApiSource } from '../../app/api/source.ts'
import { encodedPath, plainPath } from '../../app/components/site-link/plain-path.ts'
import { bareOf, hrefIn } from '../../app/i18n/language.ts'
import type { Config } from '../config.ts'

type Addresses = Pick<Config, 'origin' | 'defaultLanguage'>

const languagePrefix = /^(?:[a-z]{2}\?\/)+/
const notForSearchEngines = new Set(['/search', '/offline'])

/** The routes with one address each, without language. */
export function fixedRoutes(routes: ServerBuild['routes']) {
  return Object.values(routes).flatMap((route) => {
    if (route?.path === undefined) return []
    const path = `/${route.path.replace(languagePrefix, '')}`
    return /[*:?]/.test(path) ? [] : [{ path, route }]
  })
}

/** The addresses of the pages that the route table names one by one. */
export const fixedPaths = (routes: ServerBuild['routes']): string[] =>
  fixedRoutes(routes)
    .map(({ path }) => path)
    .filter((path) => !notForSearchEngines.has(path))

/** A page and the languages in which it exists. */
export type MappedPage = { path: string; languages: readonly Language[] }

/** The pages that exist because a department or a heading does: in each language those of its own lists. */
export async function foundPages(source: ApiSource): Promise<MappedPage[]> {
  const found = new Map<string, Language[]>()
  for (const language of languages)
    for (const path of new Set(await foundPaths(source, language)))
      found.set(path, [...(found.get(path) ?? []), language])
  return [...found].map(([path, own]) => ({ path, languages: own }))
}

async function foundPaths(source: ApiSource, language: Language): Promise<string[]> {
  const [departments, headings, general] = await Promise.all([
    source.list('disclosureDepartments', language),
    source.list('headings', language),
    source.list('generalAdminHeadings', language),
  ])
  const links = [
    ...rows(departments).map((row) => row.department_link),
    ...rows(headings).map((row) => row.heading_link),
    ...rows(general).map((row) => row.heading_link),
  ]
  return links
    .filter((link) => /^\/[^/]/.test(link) && !link.endsWith('.pdf'))
    .map((link) => encodedPath(bareOf(plainPath(link))))
}

const rows = <N extends ListName>(outcome: Outcome<WireRow<N>[]>): WireRow<N>[] =>
  outcome.ok ? outcome.value : []

/** Every page in the languages that it has, each naming its translation, as search engines read it. */
export function siteMap(pages: MappedPage[], { origin, defaultLanguage }: Addresses): string {
  const addressIn = (path: string, language: Language): string =>
    escaped(origin + hrefIn(path, language, defaultLanguage))
  const entry = ({ path, languages: own }: MappedPage, language: Language): string => {
    const links = own.map((other) => alternate(other, addressIn(path, other)))
    const standard = own.includes(defaultLanguage)
      ? alternate('x-default', addressIn(path, defaultLanguage))
      : ''
    return `<url><loc>${addressIn(path, language)}</loc>${links.join('')}${standard}</url>`
  }
  const entries = pages.flatMap((page) => page.languages.map((language) => entry(page, language)))
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`
}

const alternate = (language: string, address: string): string =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}
const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
