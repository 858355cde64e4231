import { fileUrl, type Language, type WireRow } from '@nagardwar/contract'
import { hrefIn } from '../../app/i18n/language.ts'
import { headlineOf } from '../../app/latest/headline.ts'
import { noticesPath } from '../../app/notices/notice-path.ts'
import { type FeedName, feedAddress } from '../../app/open-data/public-list.ts'
import { tenderPath } from '../../app/tenders/tender-path.ts'
import { atom, type FeedEntry } from './atom.ts'
import { beginningOf } from './beginning-of.ts'
import { entryDates } from './entry-dates.ts'
import type { Names, OpenData } from './open-data.ts'

type Item = Pick<FeedEntry, 'title'> & {
  /** Its own page, if it has one. */
  page?: string
  document?: string | undefined
  published?: string | undefined
  updated: string | undefined
}
type Rule<N extends FeedName> = { page: string; item: (row: WireRow<N>) => Item }

/** What begins later is not news yet. */
const past = (day: string | null): string | null => (day && Date.parse(day) <= Date.now() ? day : null)

const rules: { readonly [N in FeedName]: Rule<N> } = {
  news: {
    page: '/news',
    item: ({ description, ...row }) => ({ title: headlineOf(description), ...entryDates(row) }),
  },
  tenders: {
    page: '/press-releases',
    item: ({ id, kind, description, pdf, ...row }) => ({
      title: description,
      ...(kind ? { page: tenderPath(id) } : {}),
      document: pdf,
      ...entryDates(row),
    }),
  },
  publicNotices: {
    page: noticesPath,
    item: ({ link, title, documents, corrigenda, decided, ...row }) => ({
      title,
      page: link,
      document: documents[0]?.pdf,
      ...entryDates({ ...row, history: [...corrigenda, { day: past(decided) }] }),
    }),
  },
  alerts: {
    page: '/alerts',
    item: ({ text, starts_at, last_changed }) => {
      const published = starts_at ? new Date(starts_at).toISOString() : undefined
      return { title: text, published, updated: published ?? beginningOf(last_changed) }
    },
  },
  downloads: {
    page: '/downloads',
    item: ({ name, pdf, last_changed }) => ({
      title: name,
      document: pdf,
      updated: beginningOf(last_changed),
    }),
  },
}

/**
 * A list for a feed reader, the newest first. A row whose day nobody gave is left out: a reader would show it as new
 * each time. What begins later is not news yet.
 */
export function feed<N extends FeedName>(
  name: N,
  language: Language,
  rows: readonly WireRow<N>[],
  { origin, defaultLanguage }: OpenData['config'],
  { council, titleOf }: Pick<Names, 'council' | 'titleOf'>,
): string {
  const rule = rules[name] as Rule<N>
  const page = origin + hrefIn(rule.page, language, defaultLanguage)
  const self = origin + feedAddress(name, language)
  const now = Date.now()
  const entries = rows.flatMap((row): FeedEntry[] => {
    const { title, document, published, updated, page: own } = rule.item(row)
    if (!updated || Date.parse(updated) > now) return []
    return [
      {
        id: `${self}#${row.id}`,
        title,
        href: own ? origin + hrefIn(own, language, defaultLanguage) : page,
        document: document ? new URL(fileUrl(document, '/api'), origin).href : undefined,
        published,
        updated,
      },
    ]
  })
  const title = `${titleOf(name)} · ${council}`
  return atom({ title, language, author: council, page, self, entries })
}
