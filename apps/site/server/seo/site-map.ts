import {
  isGeneralAdmin,
  type Language,
  type ListName,
  languages,
  type Outcome,
  type WireRow,
} from '@nagardwar/contract'
import type { ApiSource } from '../../app/api/source.ts'
import { encodedPath, plainPath } from '../../app/components/site-link/plain-path.ts'
import { pathKey } from '../../app/disclosure/same-path.ts'
import { bareOf, hrefIn } from '../../app/i18n/language.ts'
import type { Config } from '../config.ts'
import { listsOfDocuments, type RowsOf, withoutDocuments } from '../empty-pages/without-documents.ts'
import { budgetPaths } from '../pages/budget-paths.ts'
import { eventPaths } from '../pages/event-paths.ts'
import { noticePaths } from '../pages/notice-paths.ts'
import { reportPaths } from '../pages/report-paths.ts'
import { servicePaths } from '../pages/service-paths.ts'
import { tenderPaths } from '../pages/tender-paths.ts'
import { wardPaths } from '../pages/ward-paths.ts'
import { workPaths } from '../pages/work-paths.ts'
import { escaped } from '../xml/xml.ts'

type Addresses = Pick<Config, 'origin' | 'defaultLanguage'>

/** A page and its languages. */
export type MappedPage = { path: string; languages: readonly Language[] }

/** The pages of the wards, of tenders, of public notices, of services, of the budget, of the council at work, of events and of reports, and those of departments and headings that have documents, in each language from its own lists. */
export async function foundPages(source: ApiSource): Promise<MappedPage[]> {
  const empty = await emptyPaths(source)
  const found = new Map<string, Language[]>()
  for (const language of languages)
    for (const path of new Set([
      ...(await wardPaths(source, language)),
      ...(await tenderPaths(source, language)),
      ...(await noticePaths(source, language)),
      ...(await servicePaths(source, language)).pages,
      ...(await budgetPaths(source, language)),
      ...(await workPaths(source, language)),
      ...(await eventPaths(source, language)),
      ...(await reportPaths(source, language)),
      ...(await foundPaths(source, language, empty)),
    ]))
      found.set(path, [...(found.get(path) ?? []), language])
  return [...found].map(([path, own]) => ({ path, languages: own }))
}

async function emptyPaths(source: ApiSource): Promise<ReadonlySet<string>> {
  const known = new Map<string, Outcome<unknown>>()
  for (const language of languages)
    for (const name of listsOfDocuments) known.set(`${name} ${language}`, await source.list(name, language))
  return withoutDocuments(
    ((name, language) => known.get(`${name} ${language}`) ?? { ok: false, error: 'unavailable' }) as RowsOf,
  )
}

async function foundPaths(
  source: ApiSource,
  language: Language,
  empty: ReadonlySet<string>,
): Promise<string[]> {
  const [departments, headings, general] = await Promise.all([
    source.list('disclosureDepartments', language),
    source.list('headings', language),
    source.list('generalAdminHeadings', language),
  ])
  const links = [
    // The general administration's page is one of the fixed ones, whatever its link.
    ...rows(departments)
      .filter((row) => !isGeneralAdmin(row.department_name))
      .map((row) => row.department_link),
    ...rows(headings).map((row) => row.heading_link),
    ...rows(general).map((row) => row.heading_link),
  ]
  return links
    .filter((link) => /^\/[^/]/.test(link) && !link.endsWith('.pdf') && !empty.has(pathKey(link)))
    .map((link) => encodedPath(bareOf(plainPath(link))))
}

const rows = <N extends ListName>(outcome: Outcome<WireRow<N>[]>): WireRow<N>[] =>
  outcome.ok ? outcome.value : []

/** Every page in its languages, each with its translation, in the format for search engines. */
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
