import type { Language } from '@nagardwar/contract/browser'
import type { Block } from '@nagardwar/exchange/pdf/block'
import type { DocumentState } from '@nagardwar/exchange/pdf/reading/reading'
import { createContext } from 'react-router'

/** A step to the page that lists a document: by its own name, or by the title of a page. */
export type Step = { to: string; label: string } | { to: string; page: string }

/** A public document, as its record in one language describes it. */
export type DocumentRecord = {
  key: string
  slug: string
  path: string
  bytes: number | undefined
  title: string
  steps: readonly Step[]
  department: string | undefined
  year: string | undefined
  lastChanged: string | undefined
  /** The day of the document itself, not of its upload: of its meeting, its publication, or what it adds to a tender. */
  dated?: { as: 'meeting' | 'decided' | 'published' | 'dated'; day: string } | undefined
  /** The same record's document in the other language. */
  other: { language: Language; to: string } | undefined
}

/** The stored text of a document; `pages` are those that were read. */
export type DocumentText = {
  bytes: number
  pageCount: number
  pages: readonly string[]
  /** Why there is no text, where there is none. */
  state: DocumentState
  hasText: boolean
}

/** What the site's server knows of the public documents. */
export type Documents = {
  /** `away` while the lists that would say cannot be had. */
  record(key: string, language: Language): Promise<DocumentRecord | 'away' | undefined>
  /** Undefined until the document has been read. */
  text(record: DocumentRecord): Promise<DocumentText | undefined>
  /** The page with the text of a file, without language; undefined where there is none, or no text. */
  readPage(path: string): Promise<string | undefined>
  /** The blocks of the pages of a part. */
  part(record: DocumentRecord, text: DocumentText, part: number): Promise<readonly Block[][] | undefined>
}

// The server outside the bundle passes it in for every request.
export const documentsContext = createContext<Documents>({
  record: async () => undefined,
  text: async () => undefined,
  readPage: async () => undefined,
  part: async () => undefined,
})
