import type { DocumentLanguage } from '../../text/language-of.ts'
import type { TextState } from '../../text/text-state.ts'
import type { Block } from '../block.ts'

/**
 * What a document is to a reader. `password`: it opens with one alone. `form`: Adobe's programs alone draw it.
 * `unreadable`: it is damaged, or needs more time or memory than a reader has. Whoever knows it need not read the
 * document again before it changes.
 */
export type DocumentState = TextState | 'password' | 'form' | 'unreadable'

/** What is known of a document after it was looked into. */
export type Reading = {
  state: DocumentState
  language: DocumentLanguage
  pageCount: number
  /** The blocks of each page; none of a page in an old font, and no page where no text can be shown. */
  pages: Block[][]
}

export const withoutText = (state: DocumentState): Reading => ({
  state,
  language: 'unknown',
  pageCount: 0,
  pages: [],
})

export const unreadable = withoutText('unreadable')
