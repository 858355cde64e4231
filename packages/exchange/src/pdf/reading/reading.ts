import type { DocumentLanguage } from '../../text/language-of.ts'
import type { Block } from '../block.ts'

/** What is known of a document after it was looked into. */
export type Reading = {
  /**
   * `scan`: pages without text. `unreadable`: it is damaged, or needs more time or memory than a reader has. Whoever
   * has read it need not try again before it changes.
   */
  state: 'text' | 'scan' | 'unreadable'
  language: DocumentLanguage
  pageCount: number
  /** The blocks of each page; none without text. */
  pages: Block[][]
}

export const unreadable: Reading = { state: 'unreadable', language: 'unknown', pageCount: 0, pages: [] }
