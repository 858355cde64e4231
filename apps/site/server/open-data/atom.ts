import type { Language } from '@nagardwar/contract'
import { escaped } from '../xml/xml.ts'

export type FeedEntry = {
  /** Stays the same for as long as the record exists. */
  id: string
  title: string
  /** Where it may differ from the feed's. */
  titleLanguage?: Language
  href: string
  /** A document that belongs to it. */
  document?: string | undefined
  /** An ISO time, where the council gave one. */
  published?: string | undefined
  /** An ISO time. */
  updated: string
}

type Feed = {
  title: string
  language: Language
  author: string
  /** The page with the same content. */
  page: string
  self: string
  entries: readonly FeedEntry[]
}

const newest = 50

/** The newest entries as Atom (RFC 4287). Without entries a feed is as old as can be. */
export function atom({ title, language, author, page, self, entries }: Feed): string {
  const shown = [...entries].sort((a, b) => Date.parse(b.updated) - Date.parse(a.updated)).slice(0, newest)
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
<title>${escaped(title)}</title>
<id>${escaped(self)}</id>
<link rel="self" type="application/atom+xml" href="${escaped(self)}"/>
<link rel="alternate" type="text/html" hreflang="${language}" href="${escaped(page)}"/>
<author><name>${escaped(author)}</name></author>
<updated>${shown[0]?.updated ?? '2000-01-01T00:00:00Z'}</updated>
${shown.map((entry) => entryOf(entry, language)).join('\n')}
</feed>
`
}

function entryOf(
  { id, title, titleLanguage, href, document, published, updated }: FeedEntry,
  language: Language,
): string {
  const other = titleLanguage && titleLanguage !== language ? ` xml:lang="${titleLanguage}"` : ''
  return `<entry><id>${escaped(id)}</id><title${other}>${escaped(title)}</title>${published ? `<published>${published}</published>` : ''}<updated>${updated}</updated><link rel="alternate" type="text/html" href="${escaped(href)}"/>${
    document ? `<link rel="enclosure" type="application/pdf" href="${escaped(document)}"/>` : ''
  }</entry>`
}
