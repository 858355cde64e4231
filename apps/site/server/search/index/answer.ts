import { type Language, languages } from '@nagardwar/contract/browser'
import {
  type Findings,
  type Found,
  type Question,
  type SearchKind,
  searchKinds,
} from '../../../app/api/search.ts'
import { pageInDocument } from '../../../app/documents/document-path.ts'
import { slugOf } from '../../documents/slug.ts'
import { keyOf } from '../documents/text-store.ts'
import type { Entry } from '../entries/entry.ts'
import { piecesOf, spansOf } from './pieces.ts'
import { otherThan, type Quote, quoteOf, type ReadDocument, type Seeking } from './quote.ts'
import type { Hit } from './search-index.ts'

const resultsOnAPage = 10

type Given = {
  hits: Hit[]
  isLoose: boolean
  entryOf: (id: string) => Entry | undefined
  readDocument: ReadDocument
}
type Known = { entry: Entry; match: Hit['match'] }

/** Turns hits into what a reader sees: counts by kind, the requested page, and each result with its matched words. */
export async function answerWith(given: Given, { kind, page, language }: Question): Promise<Findings> {
  const { hits, isLoose, entryOf, readDocument } = given
  const known = onlyOnce(
    hits.flatMap(({ id, match }) => {
      const entry = entryOf(id)
      return entry ? [{ entry, match }] : []
    }),
  )
  const wanted = kind ? known.filter(({ entry }) => entry.kind === kind) : known
  const pages = Math.max(1, Math.ceil(wanted.length / resultsOnAPage))
  const shown = Math.min(page, pages)
  const part = wanted.slice((shown - 1) * resultsOnAPage, shown * resultsOnAPage)
  const items = part.map(({ entry, match }) =>
    foundOf(entry, { terms: new Set(Object.keys(match)), language, readDocument }),
  )
  return {
    state: 'ready',
    total: wanted.length,
    page: shown,
    pages,
    kinds: countKinds(known),
    isLoose,
    items: await Promise.all(items),
  }
}

/** The same thing may be in two lists: a department, a page and its tile. Only the best match is shown. */
function onlyOnce(known: Known[]): Known[] {
  const seen = new Set<string>()
  return known.filter(({ entry: { kind, title, href, documents } }) => {
    const target = kind === 'department' ? '' : (documents.en?.path ?? documents.mr?.path ?? href)
    const key = `${kind} ${title.en ?? title.mr} ${target}`
    return !seen.has(key) && seen.add(key)
  })
}

function countKinds(known: Known[]): { kind: SearchKind; count: number }[] {
  const counts = new Map<SearchKind, number>()
  for (const { entry } of known) counts.set(entry.kind, (counts.get(entry.kind) ?? 0) + 1)
  return searchKinds.flatMap((kind) => {
    const count = counts.get(kind)
    return count ? [{ kind, count }] : []
  })
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
  }
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
