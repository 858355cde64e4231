import { type Language, languages, slugOf } from '@nagardwar/contract/browser'
import type { Findings, Found } from '../../../app/api/search.ts'
import { pageInDocument } from '../../../app/documents/document-path.ts'
import { keyOf } from '../documents/text-store.ts'
import { type Entry, endOfEntry } from '../entries/entry.ts'
import { piecesOf, spansOf } from './pieces.ts'
import { otherThan, type Quote, quoteOf, type ReadDocument, type Seeking } from './quote.ts'
import type { Hits } from './search-index.ts'

/** Turns hits into what a reader sees: counts by kind, the requested page, and each result with its matched words. */
export async function answerWith(
  { hits, ...counted }: Hits,
  language: Language,
  readDocument: ReadDocument,
): Promise<Findings> {
  const items = hits.map(({ entry, terms }) => foundOf(entry, { terms, language, readDocument }))
  return { state: 'ready', ...counted, items: await Promise.all(items) }
}

async function foundOf(entry: Entry, seeking: Seeking): Promise<Found> {
  const { terms, language } = seeking
  const titleLanguage = entry.title[language] ? language : otherThan(language)
  const title = entry.title[titleLanguage] ?? ''
  const quote = await quoteOf(entry, seeking)
  const anchor = entry.anchor[language] ?? entry.anchor[otherThan(language)]
  const file = await fileOf(entry, quote, seeking)
  const read = file && (await pageOf(entry, file, seeking))
  return {
    id: entry.id,
    kind: entry.kind,
    title: piecesOf(title, spansOf(title, terms)),
    titleLanguage,
    where: entry.where[language] ?? '',
    href: entry.href,
    ...(anchor ? { anchor } : {}),
    ...(quote ? { excerpt: { pieces: quote.excerpt.pieces, language: quote.language } } : {}),
    ...(file ? { file } : {}),
    ...(read ? { read } : {}),
    ...timeOf(entry),
  }
}

/** The day of its last moment if it is over, of its first if that is still to come. */
function timeOf(entry: Entry): Pick<Found, 'ended' | 'planned'> {
  const [now, end, start] = [Date.now(), endOfEntry(entry), Date.parse(entry.from ?? '')]
  if (end <= now) return { ended: new Date(end - 1).toISOString() }
  return start > now ? { planned: new Date(start).toISOString() } : {}
}

/** The document in the language of the excerpt, else in the reader's, else the only one. */
async function fileOf(
  { documents }: Entry,
  quote: Quote | undefined,
  { language, readDocument }: Seeking,
): Promise<Found['file']> {
  const fits = quote?.page === undefined ? undefined : documents[quote.language]
  const document = fits ?? documents[language] ?? documents[otherThan(language)]
  if (!document) return undefined
  const own: Language = languages.find((each) => documents[each] === document) ?? language
  const bytes = document.bytes ?? (await readDocument(document))?.bytes
  const page = fits && quote?.page && quote.page > 1 ? quote.page : undefined
  return { path: document.path, language: own, ...(bytes ? { bytes } : {}), ...(page ? { page } : {}) }
}

/** The page with the text of a file, if it has been read and has any. */
async function pageOf(
  { id, title }: Entry,
  { path, page = 1 }: NonNullable<Found['file']>,
  { readDocument }: Seeking,
): Promise<string | undefined> {
  // The documents of the archive are in no list, and have no page.
  const isListed = path.startsWith('/') && !id.startsWith('archive.')
  const isRead = isListed && (await readDocument({ path }))?.hasText
  return isRead ? pageInDocument(keyOf(path), slugOf(title.en ?? title.mr ?? ''), page) : undefined
}
