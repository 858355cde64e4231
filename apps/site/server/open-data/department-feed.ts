import { fileUrl, type Language, type ListName, type WireRow } from '@nagardwar/contract'
import { isSameId } from '../../app/disclosure/dynamic-page.ts'
import { departmentFeedAddress } from '../../app/feeds/department-feed-address.ts'
import { hrefIn } from '../../app/i18n/language.ts'
import { atom, type FeedEntry } from './atom.ts'
import { beginningOf } from './beginning-of.ts'
import { namesIn, type OpenData } from './open-data.ts'

type Department = WireRow<'disclosureDepartments'>
/** A document as it is filed, and the page that lists it. */
type Filed = { id: string; title: string; pdf: string; page: string; updated: string | undefined }

/** A list that is needed cannot be had now. */
export class ListAway extends Error {}

export const departmentWithId = (rows: readonly Department[], id: string): Department | undefined =>
  rows.find((row) => isSameId(row.p_id, id))

/** The published rows, which the list cache alone keeps; none of a list that the council's server does not have. */
async function shown<N extends ListName>(source: OpenData['source'], name: N, language: Language) {
  const outcome = await source.list(name, language)
  if (!outcome.ok && outcome.error !== 'notFound') throw new ListAway(name)
  return outcome.ok ? outcome.value : []
}

/** The documents of a department's headings, and of the meetings filed under it. */
async function filedUnder(
  department: Department,
  { source }: OpenData,
  language: Language,
): Promise<Filed[]> {
  const headings = await shown(source, 'headings', language)
  const pages = new Map(
    headings
      .filter(({ p_id }) => isSameId(p_id, department.p_id))
      .map(({ y_id, heading_link }) => [String(y_id), heading_link]),
  )
  const documents = [
    ...(await shown(source, 'yearDocuments', language)).map((row) => ({
      list: 'year',
      page: pages.get(String(row.y_id)),
      row,
    })),
    ...(await shown(source, 'headingDocuments', language)).map((row) => ({
      list: 'heading',
      page: pages.get(String(row.y_id)),
      row,
    })),
    ...(await shown(source, 'meetings', language))
      .filter(({ p_id }) => isSameId(p_id, department.p_id))
      .map((row) => ({ list: 'meeting', page: department.department_link, row })),
  ]
  return documents.flatMap(({ list, page, row: { id, pdfheading, pdf, last_changed, ...row } }) => {
    if (page === undefined || !pdf) return []
    const year = 'year' in row ? row.year : ''
    const title = [pdfheading, year].filter(Boolean).join(', ')
    return [{ id: `${list}-${id}`, title, pdf, page, updated: beginningOf(last_changed) }]
  })
}

/** The documents of a department for a feed reader, the newest first; those whose day nobody gave are left out. */
export async function departmentFeed(
  data: OpenData,
  department: Department,
  language: Language,
): Promise<string> {
  const { origin, defaultLanguage } = data.config
  const { council } = await namesIn(data, language)
  const addressOf = (page: string): string =>
    /^\/(?!\/)/.test(page) && !/\.pdf$/i.test(page) ? origin + hrefIn(page, language, defaultLanguage) : ''
  const home =
    addressOf(department.department_link) || origin + hrefIn('/public-disclosure', language, defaultLanguage)
  const self = origin + departmentFeedAddress(String(department.p_id), language)
  const now = Date.now()
  const entries = (await filedUnder(department, data, language)).flatMap(
    ({ id, title, pdf, page, updated }): FeedEntry[] =>
      updated && Date.parse(updated) <= now
        ? [
            {
              id: `${self}#${id}`,
              title,
              href: addressOf(page) || home,
              document: new URL(fileUrl(pdf, '/api'), origin).href,
              updated,
            },
          ]
        : [],
  )
  const title = `${department.department_name} · ${council}`
  return atom({ title, language, author: council, page: home, self, entries })
}
