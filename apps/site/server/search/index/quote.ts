import { type Language, languages } from '@nagardwar/contract/browser'
import type { DocumentText } from '../documents/text-store.ts'
import type { Document, Entry } from '../entries/entry.ts'
import { type Excerpt, excerptOf, spansOf } from './pieces.ts'

/** The text of a document, page by page, and the size of its file. */
export type ReadDocument = (document: Document) => Promise<DocumentText | undefined>

/** The words shown under a result; `page` if they are in its document, counted from 1. */
export type Quote = { excerpt: Excerpt; language: Language; page?: number }
export type Seeking = { terms: ReadonlySet<string>; language: Language; readDocument: ReadDocument }

export const otherThan = (language: Language): Language =>
  languages.find((each) => each !== language) ?? language

/**
 * The best words: from the record in the reader's language, from its document, or from the record in the other
 * language. The other language is not quoted below a title that has been found in the reader's.
 */
export async function quoteOf(entry: Entry, seeking: Seeking): Promise<Quote | undefined> {
  const { terms, language } = seeking
  const other = otherThan(language)
  const own = quoteIn(entry.text[language], language, terms)
  if (own) return own
  const inside = await quoteInside(entry, seeking)
  if (inside) return inside
  if (spansOf(entry.title[language] ?? '', terms).length > 0) return undefined
  return quoteIn(entry.text[other], other, terms) ?? quoteIn(entry.title[other], other, terms)
}

function quoteIn(
  text: string | undefined,
  language: Language,
  terms: ReadonlySet<string>,
): Quote | undefined {
  const excerpt = excerptOf(text ?? '', terms)
  return excerpt && { excerpt, language }
}

async function quoteInside(
  { documents }: Entry,
  { terms, language: first, readDocument }: Seeking,
): Promise<Quote | undefined> {
  for (const language of [first, otherThan(first)]) {
    const document = documents[language]
    const text = document && (await readDocument(document))
    const excerpts = text?.pages.map((page) => excerptOf(page, terms)) ?? []
    const most = Math.max(0, ...excerpts.map((excerpt) => excerpt?.count ?? 0))
    const place = excerpts.findIndex((excerpt) => excerpt?.count === most)
    const excerpt = excerpts[place]
    if (excerpt) return { excerpt, language, page: place + 1 }
  }
  return undefined
}
