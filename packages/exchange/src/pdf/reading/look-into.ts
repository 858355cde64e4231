import { languageOf } from '../../text/language-of.ts'
import { textState } from '../../text/text-state.ts'
import { type Block, textOf } from '../block.ts'
import { NeedsPassword } from '../pdfium.ts'
import { readPdf } from '../read-pdf.ts'
import { type DocumentState, type Reading, unreadable, withoutText } from './reading.ts'

/** What other programs show of a dynamic form (XFA). */
const placeholder = /please wait|adobe (?:acrobat )?reader/iu

type Page = { blocks: Block[]; text: string; state: DocumentState }

const pageOf = (blocks: Block[]): Page => {
  const text = textOf(blocks)
  return { blocks, text, state: textState(text) }
}

/** A document is what most of its pages with letters are. */
function stateOf(pages: readonly Page[], text: string): DocumentState {
  const whole = textState(text)
  const written = pages.filter(({ state }) => state !== 'scan')
  const bad = written.filter(({ state }) => state === 'old font' || state === 'broken')
  if (whole !== 'text' || bad.length * 2 <= written.length) return whole
  return bad[0]?.state ?? whole
}

/** Reads a document in this process, whatever that takes. */
export async function lookInto(bytes: Uint8Array): Promise<Reading> {
  try {
    const { pageCount, isDynamicForm, ...read } = await readPdf(bytes)
    const pages = read.pages.map(pageOf)
    const text = pages.map((page) => page.text).join(' ')
    if (isDynamicForm && placeholder.test(text)) return { ...withoutText('form'), pageCount }
    const state = stateOf(pages, text)
    const language = state === 'old font' ? state : languageOf([text])
    if (state !== 'text') return { state, language, pageCount, pages: [] }
    // A page of gibberish between others is without text, as a page that was scanned.
    const shown = pages.map((page) =>
      page.state === 'old font' || page.state === 'broken' ? [] : page.blocks,
    )
    return { state, language, pageCount, pages: shown }
  } catch (error) {
    return error instanceof NeedsPassword ? withoutText('password') : unreadable
  }
}
