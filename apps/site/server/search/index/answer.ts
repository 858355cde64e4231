import { type Language, languages } from '@nagardwar/contract/browser'
import {
  type Findings,
  type Found,
  type Question,
  type SearchKind,
  searchKinds,
} from '../../../app/api/search.ts'
import type { Document, Entry } from '../entries/entry.ts'
import { type Excerpt, excerptOf, piecesOf, placesOf } from './pieces.ts'
import type { Hit } from './search-index.ts'

export const resultsOnAPage = 10

/** The text of a document, a page at a time. */
export type ReadPages = (document: Document) => Promise<string[]>
type Given = {
  hits: Hit[]
  isLoose: boolean
  entryOf: (id: string) => Entry | undefined
  readPages: ReadPages
}

/** Turns hits into what a reader sees: counts by kind, the page asked for, and each result with its found words. */
export async function answerWith(
  { hits, isLoose, entryOf, readPages }: Given,
  question: Question,
): Promise<Findings> {
  const known = onlyOnce(
    hits.flatMap((hit) => (entryOf(hit.id) ? [{ hit, entry: entryOf(hit.id) as Entry }] : [])),
  )
  const wanted = question.kind ? known.filter(({ entry }) => entry.kind === question.kind) : known
  const pages = Math.max(1, Math.ceil(wanted.length / resultsOnAPage))
  const page = Math.min(question.page, pages)
  const shown = wanted.slice((page - 1) * resultsOnAPage, page * resultsOnAPage)
  return {
    state: 'ready',
    total: wanted.length,
    page,
    pages,
    kinds: countKinds(known.map(({ entry }) => entry.kind)),
    isLoose,
    items: await Promise.all(
      shown.map(({ hit, entry }) => foundOf(entry, hit, question.language, readPages)),
    ),
  }
}

type Known = { hit: Hit; entry: Entry }

/** One thing may be in two lists: a department, a page and its tile. The better of the two stands for both. */
function onlyOnce(known: Known[]): Known[] {
  const seen = new Set<string>()
  return known.filter(({ entry }) => {
    const { kind, title, href, documents } = entry
    const target = kind === 'department' ? '' : (documents.en?.path ?? documents.mr?.path ?? href)
    const key = `${kind} ${title.en ?? title.mr} ${target}`
    return !seen.has(key) && seen.add(key)
  })
}

function countKinds(kinds: SearchKind[]): { kind: SearchKind; count: number }[] {
  const counts = new Map<SearchKind, number>()
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return searchKinds.flatMap((kind) => (counts.has(kind) ? [{ kind, count: counts.get(kind) ?? 0 }] : []))
}

async function foundOf(
  entry: Entry,
  { terms }: Hit,
  language: Language,
  readPages: ReadPages,
): Promise<Found> {
  const titleLanguage = entry.title[language] ? language : otherThan(language)
  const title = entry.title[titleLanguage] ?? ''
  const quote = await quoteOf(entry, terms, language, readPages)
  const anchor = entry.anchor[language] ?? entry.anchor[otherThan(language)]
  const file = fileOf(entry, quote, language)
  return {
    id: entry.id,
    kind: entry.kind,
    title: piecesOf(title, placesOf(title, terms)),
    titleLanguage,
    where: entry.where[language] ?? '',
    href: entry.href,
    ...(anchor ? { anchor } : {}),
    ...(quote ? { excerpt: { pieces: quote.excerpt.pieces, language: quote.language } } : {}),
    ...(file ? { file } : {}),
  }
}

const otherThan = (language: Language): Language => languages.find((each) => each !== language) ?? language

type Quote = { excerpt: Excerpt; language: Language; page?: number }

/** The best words to show under the title: of the record in the reader's language, of the document, of the other language. */
async function quoteOf(
  entry: Entry,
  terms: Hit['terms'],
  language: Language,
  readPages: ReadPages,
): Promise<Quote | undefined> {
  const other = otherThan(language)
  const own = quoteIn(entry.text[language], language, terms)
  if (own) return own
  const isInTitle = placesOf(entry.title[language] ?? '', terms).length > 0
  const inside = await insideQuote(entry, terms, [language, other], readPages)
  if (inside) return inside
  const elsewhere = quoteIn(entry.text[other], other, terms)
  return elsewhere ?? (isInTitle ? undefined : quoteIn(entry.title[other], other, terms))
}

function quoteIn(text: string | undefined, language: Language, terms: Hit['terms']): Quote | undefined {
  const excerpt = excerptOf(text ?? '', terms)
  return excerpt && { excerpt, language }
}

async function insideQuote(
  entry: Entry,
  terms: Hit['terms'],
  order: Language[],
  readPages: ReadPages,
): Promise<Quote | undefined> {
  for (const language of order) {
    const document = entry.documents[language]
    const quotes = document ? (await readPages(document)).map((text) => excerptOf(text, terms)) : []
    const best = quotes.reduce<number>(
      (a, quote, b) => ((quote?.count ?? 0) > (quotes[a]?.count ?? 0) ? b : a),
      0,
    )
    const excerpt = quotes[best]
    if (excerpt) return { excerpt, language, page: best + 1 }
  }
  return undefined
}

/** The document in the language that the quote is in; else the reader's; else the one that there is. */
function fileOf({ documents }: Entry, quote: Quote | undefined, language: Language): Found['file'] {
  const fits = quote?.page === undefined ? undefined : documents[quote.language]
  const document = fits ?? documents[language] ?? documents[otherThan(language)]
  if (!document) return undefined
  const own = languages.find((each) => documents[each] === document) ?? language
  return {
    ...document,
    language: own,
    ...(fits && quote?.page && quote.page > 1 ? { page: quote.page } : {}),
  }
}
